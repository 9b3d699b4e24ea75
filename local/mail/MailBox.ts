import type { Mail } from './Mail.ts';

export interface ReceivedMail extends Mail {
  /** Milliseconds since the epoch. */
  sentAt: number;
}

/** Number of mails that are kept; the oldest one makes room for a new one. */
const CAPACITY = 200;

/**
 * Every mail that the embedded backend sends. They are kept in memory only: their links open accounts, and the data
 * folder must not contain such secrets.
 */
export class MailBox {
  readonly #now: () => number;
  #mails: readonly ReceivedMail[] = [];

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Newest first. */
  get mails(): readonly ReceivedMail[] {
    return this.#mails;
  }

  send(mail: Mail): void {
    this.#mails = [{ ...mail, sentAt: this.#now() }, ...this.#mails].slice(0, CAPACITY);
  }
}
