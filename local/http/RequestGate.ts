import type { RequestHandler, Response } from 'express';

/** How long requests under way may take to end, in milliseconds; what is still open then is cut off. */
const GRACE = 10_000;

/** Lets requests in, and can hold new ones at the door while something has to be alone. */
export class RequestGate {
  readonly #grace: number;
  readonly #inside = new Set<Response>();
  #held: Promise<void> | null = null;
  #onEmpty: (() => void) | null = null;

  /** @param grace milliseconds */
  constructor(grace = GRACE) {
    this.#grace = grace;
  }

  readonly pass: RequestHandler = async (_request, response, next) => {
    while (this.#held !== null) await this.#held;
    if (response.destroyed) return;
    this.#inside.add(response);
    response.once('close', () => this.#leave(response));
    next();
  };

  /**
   * Waits until every request inside is answered or was left by its client, whose handler may still be at work; does the
   * work while no other comes in, and opens again whatever comes of it.
   */
  async closeWhile(work: () => Promise<void>): Promise<void> {
    while (this.#held !== null) await this.#held;
    let reopen = () => {};
    this.#held = new Promise((resolve) => {
      reopen = resolve;
    });
    try {
      await this.#emptied();
      await work();
    } finally {
      this.#held = null;
      reopen();
    }
  }

  async #emptied(): Promise<void> {
    if (this.#inside.size === 0) return;
    const cutOff = setTimeout(() => this.#cutOff(), this.#grace);
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    clearTimeout(cutOff);
    this.#onEmpty = null;
  }

  #leave(response: Response): void {
    this.#inside.delete(response);
    if (this.#inside.size === 0) this.#onEmpty?.();
  }

  #cutOff(): void {
    for (const response of this.#inside) response.destroy();
  }
}
