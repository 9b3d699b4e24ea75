const KEY = 'reloadedFor';

/**
 * Loads the page anew, for a chunk that a new release has taken away; drafts are kept as they are made, so nothing is lost. At
 * most once for each release, lest a chunk that is broken for good reloads for ever. Answers whether the page is being left.
 */
export function reloadOnce(release: string = import.meta.url): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === release) return false;
    sessionStorage.setItem(KEY, release);
  } catch {
    // Without a memory of its own, a tab could not tell the first time from the next.
    return false;
  }
  window.location.reload();
  return true;
}
