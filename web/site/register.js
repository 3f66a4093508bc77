// -----------------------------------------------------------------------------
// Service Worker (registered by boot.js, which also asks before an update)
// -----------------------------------------------------------------------------
async function goappInitServiceWorker() {
  goappServiceWorkerRegistration = await window.tabardUpdate.registration;
}

