import type { RequestHandler, Response } from 'express';

/** Milliseconds for open requests to end; the rest is aborted. */
const GRACE = 10_000;

/** Admits requests, and can hold new ones while something needs to run alone. */
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
   * Waits until every admitted request is finished or abandoned by its client, though its handler may still
   * run; runs the work while no other is admitted, and opens again in any case.
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
