import { createHash } from 'node:crypto';
import { storageBucket } from '#local/config';
import { webpBytes } from '#local/testing/webpBytes';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import type { Actor, Breach, Site } from './Actor.ts';

/** Sends one file over the browser's protocol. */
export type SendFile = (address: string, name: string, bytes: Buffer) => Promise<void>;

interface Sent {
  name: string;
  digest: string;
  isAcknowledged: boolean;
}

/** Number of uploads under each name; each replaces the one before. */
const SAME_NAME = 3;

/**
 * Uploads pictures. A name must return the bytes that were acknowledged last, or those that were being sent.
 */
export class Uploads implements Actor {
  readonly name: string;
  readonly #send: SendFile;
  readonly #sizeOf: () => number;
  #sent: Sent[] = [];
  #made = 0;
  acknowledged = 0;

  /** @param sizeOf bytes of the next picture */
  constructor(name: string, send: SendFile, sizeOf: () => number) {
    this.name = name;
    this.#send = send;
    this.#sizeOf = sizeOf;
  }

  async step({ origin }: Site): Promise<void> {
    const name = `${this.name}/${Math.floor(this.#made / SAME_NAME)}.webp`;
    const bytes = this.#picture();
    const sent = { name, digest: digestOf(bytes), isAcknowledged: false };
    this.#sent.push(sent);
    await this.#send(addressOf(origin), name, bytes);
    sent.isAcknowledged = true;
    this.acknowledged++;
  }

  async check({ origin }: Site): Promise<readonly Breach[]> {
    const names = new Set(this.#sent.map(({ name }) => name));
    const breaches = await Promise.all([...names].map((name) => this.#checkName(origin, name)));
    this.#sent = [];
    // The next round uses a new name, so that this one's history is closed.
    this.#made += SAME_NAME;
    return breaches.flat();
  }

  async #checkName(origin: string, name: string): Promise<readonly Breach[]> {
    const sent = this.#sent.filter((upload) => upload.name === name);
    const last = sent.findLastIndex(({ isAcknowledged }) => isAcknowledged);
    const answer = await fetch(`${addressOf(origin)}/${encodeURIComponent(name)}?alt=media`);
    if (answer.status === 404) return last < 0 ? [] : [{ type: 'lost', what: name }];
    const digest = digestOf(Buffer.from(await answer.arrayBuffer()));
    const expected = sent.slice(Math.max(last, 0));
    return expected.some((upload) => upload.digest === digest) ? [] : [{ type: 'half', what: name }];
  }

  /** Each picture is unique, so that it is recognized by its bytes. */
  #picture(): Buffer {
    const bytes = webpBytes(this.#sizeOf());
    bytes.writeUInt32LE(this.#made++, bytes.length - 4);
    return bytes;
  }
}

function addressOf(origin: string): string {
  return `${origin}/v0/b/${storageBucket(PROJECT_ID)}/o`;
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
