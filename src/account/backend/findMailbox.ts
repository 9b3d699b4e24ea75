/** Where the embedded backend shows its mails, to its own machine alone. */
export const MAILBOX_PAGE = '/__local/mail';

/** The mailbox's address where the page's own origin has one that it shows to us, else null. */
export async function findMailbox(page: string | null): Promise<string | null> {
  if (page === null) return null;
  const answer = await fetch(page, { method: 'HEAD' });
  return answer.ok ? page : null;
}
