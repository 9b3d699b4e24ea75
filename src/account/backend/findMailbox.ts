/** Where the embedded backend shows its mails, only on its own machine. */
export const MAILBOX_PAGE = '/__local/mail';

/** The mailbox's address if the page's own origin shows one to us, else null. */
export async function findMailbox(page: string | null): Promise<string | null> {
  if (page === null) return null;
  const answer = await fetch(page, { method: 'HEAD' });
  return answer.ok ? page : null;
}
