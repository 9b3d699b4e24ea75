import type { MailBox, ReceivedMail } from '../mail/MailBox.ts';

/** The newest mail to an address. A mail is written a moment after the answer to the call that asked for it. */
export async function newestMail(box: MailBox, to: string): Promise<ReceivedMail> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  const mail = box.mails.find((received) => received.to === to);
  if (mail === undefined) throw new Error(`No mail to ${to}.`);
  return mail;
}

/** The code in the link of the newest mail to an address. */
export async function mailedCode(box: MailBox, to: string): Promise<string> {
  return codeOf((await newestMail(box, to)).link.path);
}

/** The code in a link. */
export function codeOf(link: string): string {
  return new URL(link, 'http://127.0.0.1').searchParams.get('oobCode') ?? '';
}
