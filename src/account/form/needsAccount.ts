/** The pages that show nothing to people without an account. */
const FOR_ACCOUNTS = ['/projects', '/account', '/admin', '/myInventory'];

/** Whether a path leads to a page for people with an account only. */
export function needsAccount(path: string): boolean {
  const [page = ''] = path.split(/[?#]/);
  return FOR_ACCOUNTS.some((each) => page === each || page.startsWith(`${each}/`));
}
