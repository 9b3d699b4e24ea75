import type { Page, Response } from '@playwright/test';
import { BuiltFile } from './BuiltFile.ts';

/** Everything that a page sent and received, addresses included, as text. */
export class Traffic {
  readonly #texts: string[] = [];
  readonly #built = new Set<BuiltFile>();
  readonly #pending = new Set<Promise<void>>();
  #searched = 0;

  constructor(page: Page) {
    page.on('request', (request) => this.#texts.push(request.url(), request.postData() ?? ''));
    page.on('response', (response) => {
      const reading = this.#read(response).finally(() => this.#pending.delete(reading));
      this.#pending.add(reading);
    });
    page.on('websocket', (socket) => {
      const keep = ({ payload }: { payload: string | Buffer }) => this.#texts.push(String(payload));
      socket.on('framesent', keep);
      socket.on('framereceived', keep);
    });
  }

  /** Whether a text was sent or received so far, in upper or lower case. */
  async holds(text: string): Promise<boolean> {
    await Promise.all(this.#pending);
    const wanted = text.toLowerCase();
    const texts = [...this.#texts, ...[...this.#built].map(({ text }) => text)];
    return texts.some((seen) => seen.toLowerCase().includes(wanted));
  }

  /**
   * Returns the words that were sent or received since the last search: plain, percent-encoded or in base64.
   */
  async search(words: readonly string[]): Promise<readonly string[]> {
    const sent = await this.searchSent(words);
    const built = [...this.#built];
    const isBuilt = (word: string) => built.some((file) => file.holds(word, formsOf(word)));
    return words.filter((word) => sent.includes(word) || isBuilt(word));
  }

  /**
   * The same without the build's files. They are the same for everybody, and may contain a name as an example.
   */
  async searchSent(words: readonly string[]): Promise<readonly string[]> {
    await Promise.all(this.#pending);
    const seen = this.#texts.slice(this.#searched).join('\n');
    this.#searched = this.#texts.length;
    return words.filter((word) => formsOf(word).some((form) => seen.includes(form)));
  }

  /** Returns the number of recorded texts, so that a test can notice a recorder that saw nothing. */
  async size(): Promise<number> {
    await Promise.all(this.#pending);
    return this.#texts.length;
  }

  async #read(response: Response) {
    const type = response.headers()['content-type'] ?? '';
    // Pictures say nothing that their addresses do not.
    if (type.startsWith('image/') || type.startsWith('font/')) return;
    // The library's manifest is the same for everyone and reveals nothing about a room.
    if (new URL(response.url()).pathname === '/art/manifest.json') return;
    this.#texts.push(JSON.stringify(response.headers()));
    const known = BuiltFile.find(response.url());
    const body = known ? '' : await response.text().catch(() => '');
    const built = known ?? BuiltFile.keep(response.url(), body);
    if (built) this.#built.add(built);
    else this.#texts.push(body);
  }
}

function formsOf(word: string): readonly string[] {
  const escaped = JSON.stringify(word).slice(1, -1);
  const encoded = encodeURIComponent(word);
  return [word, escaped, ...[encoded, inQuery(encoded)].flatMap(inForm), ...inBase64(word)];
}

/** Returns a word in the percent-encoding of addresses, in which browsers encode one more character. */
function inQuery(encoded: string): string {
  return encoded.replaceAll("'", '%27');
}

/** Returns the forms of an address in which a space may be written as a plus. */
function inForm(encoded: string): readonly string[] {
  return [encoded, encoded.replaceAll('%20', '+')];
}

/**
 * Returns a word at each of the three alignments in base64, without letters that depend on its neighbours.
 */
function inBase64(word: string): readonly string[] {
  const bytes = Buffer.from(word);
  return [0, 1, 2].flatMap((before) => {
    const letters = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const first = [0, 2, 3][before] ?? 0;
    const last = Math.floor(((before + bytes.length) * 8) / 6);
    const whole = letters.slice(first, last);
    return [whole, whole.replaceAll('+', '-').replaceAll('/', '_')];
  });
}
