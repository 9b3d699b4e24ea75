import type { Actor, Breach, Site } from './Actor.ts';

interface Batch {
  id: string;
  isAcknowledged: boolean;
}

/** Sends one batch: these documents, each with the batch's id, and a counter of all batches raised by one. */
export type SendBatch = (site: Site, paths: readonly string[], counter: string, id: string) => Promise<void>;

const SIZE = 3;

/** Writes several documents at once: either all of a batch must be stored, with its count, or none. */
export class Batches implements Actor {
  readonly name: string;
  readonly #send: SendBatch;
  #sent: Batch[] = [];
  #made = 0;
  /** Number of batches on the server, over all checks. */
  #kept = 0;
  acknowledged = 0;

  constructor(name: string, send: SendBatch) {
    this.name = name;
    this.#send = send;
  }

  async step(site: Site): Promise<void> {
    const batch = { id: `${this.name}-${++this.#made}`, isAcknowledged: false };
    this.#sent.push(batch);
    await this.#send(site, this.#pathsOf(batch), this.#counter, batch.id);
    batch.isAcknowledged = true;
    this.acknowledged++;
  }

  async check({ admin }: Site): Promise<readonly Breach[]> {
    const breaches: Breach[] = [];
    for (const batch of this.#sent) {
      const documents = await admin.getAll(...this.#pathsOf(batch).map((path) => admin.doc(path)));
      const there = documents.filter((document) => document.get('batch') === batch.id).length;
      if (there === SIZE) this.#kept++;
      else if (there > 0) breaches.push({ type: 'half', what: `${batch.id}: ${there} of ${SIZE}` });
      else if (batch.isAcknowledged) breaches.push({ type: 'lost', what: batch.id });
    }
    this.#sent = [];
    const counted = Number((await admin.doc(this.#counter).get()).get('count') ?? 0);
    if (counted !== this.#kept)
      breaches.push({ type: 'half', what: `${this.name} counts ${counted} batches of ${this.#kept}` });
    // Those of earlier rounds must still exist.
    const { count } = (await admin.collection(this.name).count().get()).data();
    if (count !== this.#kept * SIZE)
      breaches.push({ type: 'lost', what: `${this.name} has ${count} documents of ${this.#kept * SIZE}` });
    return breaches;
  }

  get #counter(): string {
    return `counters/${this.name}`;
  }

  #pathsOf({ id }: Batch): readonly string[] {
    return Array.from({ length: SIZE }, (_, part) => `${this.name}/${id}-${part}`);
  }
}
