/**
 * Answers the opening of a page that finds no network by the offline page. Nothing else passes through here and nothing of the
 * app is kept, so that a new release is never hidden by an older one.
 */
const CACHE = 'offline-page';
const PAGE = '/offline.html';

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(openOrExplain(event.request));
});

async function keepPage() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(PAGE, { cache: 'reload' }));
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
