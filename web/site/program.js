// fetchProgram fetches the program. A host that does not compress would send four times as many bytes as it must: then this fetches the
// gzipped copy beside the file, and unpacks it. Answers from the service worker's stores are marked X-Tabard-Stored.
async function fetchProgram(url, options) {
  const whole = await fetch(url, options);
  const { headers } = whole;
  if (!whole.ok || headers.has("Content-Encoding") || headers.has("X-Tabard-Stored") || !globalThis.DecompressionStream) return whole;
  await whole.body.cancel().catch(() => {});
  const packed = await fetch(url.replace("?", ".gz?"), options).catch(() => null);
  if (!packed || packed.status !== 200 || packed.redirected) return fetch(url, options);
  // Some hosts name the encoding of a .gz file, and then the browser has unpacked it already.
  if (packed.headers.has("Content-Encoding")) return packed;
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")));
}
