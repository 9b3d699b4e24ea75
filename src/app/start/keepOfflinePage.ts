/** Has the browser cache the app's offline page. A browser that cannot do so shows its own. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offlineWorker.js').catch((error: unknown) => {
    console.warn('The offline page could not be kept.', error);
  });
}
