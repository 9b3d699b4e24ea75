/**
 * Answers the opening of a page that finds no network by the offline page. Nothing else passes through here and nothing of the
 * app is kept, so that a new release is never hidden by an older one. A browser takes the page anew where this file differs from
 * the one it has: it goes with the third version of the page.
 */
const CACHE = 'offline-page';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepPage(), leaveToNetwork(event)]));
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(openOrExplain(event.request));
});

async function keepPage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
}

/**
 * Has the browser ask the network itself for all but pages, where it can. What a page sends as it is left would else wait for
 * this worker's word in a page that is gone by then, and be lost, `keepalive` or not.
 */
async function leaveToNetwork(event) {
  if (!event.addRoutes) return;
  const requestModes = ['cors', 'no-cors', 'same-origin'];
  const condition = { or: requestModes.map((requestMode) => ({ requestMode })) };
  await event.addRoutes([{ condition, source: 'network' }]);
}

async function openOrExplain(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match(PAGE);
    if (page) return page;
    throw error;
  }
}
