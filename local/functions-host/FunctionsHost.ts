import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Request, Response } from 'express';
import { StartError } from '../StartError.ts';

/** An `onRequest` function of firebase-functions: a plain handler that also carries its description. */
export type HttpFunction = (request: Request, response: Response) => unknown;

/** The functions of one bundle, by the names that it exports them under. */
export class FunctionsHost {
  readonly #entry: string;
  #functions: ReadonlyMap<string, HttpFunction> = new Map();
  #loads = 0;

  /** @param entry the bundle's path */
  constructor(entry: string) {
    this.#entry = entry;
  }

  find(name: string): HttpFunction | undefined {
    return this.#functions.get(name);
  }

  /**
   * Imports the bundle as it is on disk now, with nothing in its memory; it takes the old one's place.
   * @throws StartError when there is none
   */
  async load(): Promise<void> {
    const { mtimeMs } = await stat(this.#entry).catch((cause: unknown) => {
      throw new StartError(`The functions are not built: ${this.#entry} is missing.`, { cause });
    });
    // A module is imported once for each address: a rebuilt bundle needs a new one, and so does one that is to forget.
    const address = `${pathToFileURL(this.#entry).href}?built=${mtimeMs}&load=${this.#loads++}`;
    const bundle = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
    this.#functions = new Map(Object.entries(bundle).filter(isHttpEntry));
  }
}

function isHttpEntry(entry: [string, unknown]): entry is [string, HttpFunction] {
  const [, exported] = entry;
  if (typeof exported !== 'function' || !('__endpoint' in exported)) return false;
  const endpoint = exported.__endpoint;
  return typeof endpoint === 'object' && endpoint !== null && 'httpsTrigger' in endpoint;
}
