import type { RequestHandler } from 'express';

/** A part of the backend that is open: what it answers on which port, and how it ends. */
export interface OpenPart {
  readonly routers?: {
    /** For browsers, on the public port. */
    readonly public?: RequestHandler;
    /** For the Admin SDK and the backup commands, on the admin port. */
    readonly admin?: RequestHandler;
  };
  /** To be called after the database's rows were replaced as a whole. */
  readonly reload?: () => void | Promise<void>;
  /** Does the work while nothing of this part goes on. */
  readonly restWhile?: (work: () => Promise<void>) => Promise<void>;
  readonly close?: () => void | Promise<void>;
}

/** The parts that are open, in the order of opening: each may lean on those before it. */
export class OpenParts {
  readonly #parts: OpenPart[] = [];

  add<Part extends OpenPart>(part: Part): Part {
    this.#parts.push(part);
    return part;
  }

  /** Does the work while nothing else goes on; then every part looks again, as at a start. */
  async runAlone(work: () => Promise<void>): Promise<void> {
    const replace = async () => {
      await work();
      for (const part of this.#parts) await part.reload?.();
    };
    // From the first on, as they were opened: a scheduled function that is to end may need the ports behind it.
    const run = this.#parts.reduceRight(
      (inner, { restWhile }) => (restWhile === undefined ? inner : () => restWhile(inner)),
      replace,
    );
    await run();
  }

  /** Closes all, the last one first. */
  async close(): Promise<void> {
    for (const part of this.#parts.splice(0).reverse()) await part.close?.();
  }
}
