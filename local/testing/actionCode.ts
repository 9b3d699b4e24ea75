import type { MailBox, ReceivedMail } from '../mail/MailBox.ts';

/** The newest mail to an address. */
export function newestMail(box: MailBox, to: string): ReceivedMail {
  const mail = box.mails.find((received) => received.to === to);
  if (mail === undefined) throw new Error(`No mail to ${to}.`);
  return mail;
}

/** The code in the link of the newest mail to an address. */
export function mailedCode(box: MailBox, to: string): string {
  return codeOf(newestMail(box, to).link.path);
}

/** The code in a link. */
export function codeOf(link: string): string {
  return new URL(link, 'http://127.0.0.1').searchParams.get('oobCode') ?? '';
}
