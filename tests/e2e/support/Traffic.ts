import type { Page, Response } from '@playwright/test';

/** Everything that a page sent and was sent, addresses included, as text. */
export class Traffic {
  readonly #texts: string[] = [];
  readonly #pending = new Set<Promise<void>>();

  constructor(page: Page) {
    page.on('request', (request) => this.#texts.push(request.url(), request.postData() ?? ''));
    page.on('response', (response) => {
      const reading = this.#read(response).finally(() => this.#pending.delete(reading));
      this.#pending.add(reading);
    });
  }

  /** Whether a text went over the wire so far, in any letter case. */
  async holds(text: string): Promise<boolean> {
    await Promise.all(this.#pending);
    const wanted = text.toLowerCase();
    return this.#texts.some((seen) => seen.toLowerCase().includes(wanted));
  }

  /** Guards against a recorder that saw nothing. */
  async size(): Promise<number> {
    await Promise.all(this.#pending);
    return this.#texts.length;
  }

  async #read(response: Response) {
    const type = response.headers()['content-type'] ?? '';
    // Pictures say nothing that their addresses do not.
    if (type.startsWith('image/') || type.startsWith('font/')) return;
    // The library's, the same for everyone: it says nothing of a room.
    if (new URL(response.url()).pathname === '/art/manifest.json') return;
    const body = await response.text().catch(() => '');
    this.#texts.push(body, JSON.stringify(response.headers()));
  }
}
