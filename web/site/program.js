// fetchProgram fetches the program. A host that does not compress would send four times as many bytes as it must: it is asked
// for the gzipped copy beside the file instead, which is unpacked here. What the service worker has stored is marked as such.
async function fetchProgram(url, options) {
  const whole = await fetch(url, options);
  const { headers } = whole;
  if (!whole.ok || headers.has("Content-Encoding") || headers.has("X-Tabard-Stored") || !globalThis.DecompressionStream) return whole;
  await whole.body.cancel().catch(() => {});
  const packed = await fetch(url.replace("?", ".gz?"), options).catch(() => null);
  if (!packed || packed.status !== 200 || packed.redirected) return fetch(url, options);
  // Some hosts name the encoding of such a file, and then the browser has unpacked it already.
  if (packed.headers.has("Content-Encoding")) return packed;
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")));
}
