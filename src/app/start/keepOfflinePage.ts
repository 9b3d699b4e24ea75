/** Has the browser keep the page that says that there is no network. Where it cannot, it shows one of its own. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offlineWorker.js').catch((error: unknown) => {
    console.warn('The offline page could not be kept.', error);
  });
}
