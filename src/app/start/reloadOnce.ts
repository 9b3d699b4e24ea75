const KEY = 'reloadedFor';

/**
 * Reloads the page for a chunk that a new release has removed; drafts are stored already, so nothing is lost.
 * At most once for each release, or a broken chunk would reload forever. Returns whether the page is being
 * left.
 */
export function reloadOnce(release: string = import.meta.url): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === release) return false;
    sessionStorage.setItem(KEY, release);
  } catch {
    // Without session storage a tab could not recognise a second time.
    return false;
  }
  window.location.reload();
  return true;
}
