import type { RequestHandler } from 'express';
import type { UpgradeDoor } from './http/serveUpgrades.ts';

/** An open part of the backend: its handlers for each port, and how to close it. */
export interface OpenPart {
  readonly routers?: {
    /** For browsers, on the public port. */
    readonly public?: RequestHandler;
    /** For the Admin SDK and the backup commands, on the admin port. */
    readonly admin?: RequestHandler;
  };
  /** Its WebSocket servers, for the public and the admin port. */
  readonly doors?: { readonly public?: UpgradeDoor; readonly admin?: UpgradeDoor };
  /** Call it after the database's rows were replaced as a whole. */
  readonly reload?: () => void | Promise<void>;
  /** Runs the work while this part does nothing else. */
  readonly restWhile?: (work: () => Promise<void>) => Promise<void>;
  readonly close?: () => void | Promise<void>;
}

/** The parts that are open, in the order of opening. Each may use those before it. */
export class OpenParts {
  readonly #parts: OpenPart[] = [];

  add<Part extends OpenPart>(part: Part): Part {
    this.#parts.push(part);
    return part;
  }

  /** Runs the work while no part does anything else; then every part reads the database anew, as at a start. */
  async runAlone(work: () => Promise<void>): Promise<void> {
    const replace = async () => {
      await work();
      for (const part of this.#parts) await part.reload?.();
    };
    // Closed in reverse order of opening: a scheduled function that is ending may need the ports opened
    // before it.
    const run = this.#parts.reduceRight(
      (inner, { restWhile }) => (restWhile === undefined ? inner : () => restWhile(inner)),
      replace,
    );
    await run();
  }

  /** Closes all parts; the one that was opened last is closed first. */
  async close(): Promise<void> {
    for (const part of this.#parts.splice(0).reverse()) await part.close?.();
  }
}
