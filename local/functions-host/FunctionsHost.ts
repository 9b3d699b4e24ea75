import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Request, Response } from 'express';
import * as v from 'valibot';
import { StartError } from '../StartError.ts';
import { type ScheduledFunction, Schedules } from './Schedules.ts';

/** An `onRequest` function of firebase-functions: a plain handler that also carries its description. */
type HttpFunction = (request: Request, response: Response) => unknown;

/** The functions of one bundle, by the names that it exports them under. */
export class FunctionsHost {
  /** Functions that are run at intervals instead of by a request. */
  readonly schedules = new Schedules();
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
   * Imports the present bundle from disk without any module state; it replaces the old one.
   * @throws StartError if there is none
   */
  async load(): Promise<void> {
    const { mtimeMs } = await stat(this.#entry).catch((cause: unknown) => {
      throw new StartError(`The functions are not built: ${this.#entry} is missing.`, { cause });
    });
    // A module is imported once for each address, so a rebuilt bundle needs a new address, and so does one whose state
    // has to be forgotten.
    const address = `${pathToFileURL(this.#entry).href}?built=${mtimeMs}&load=${this.#loads++}`;
    const bundle = (await import(/* @vite-ignore */ address)) as Record<string, unknown>;
    this.#functions = new Map(Object.entries(bundle).filter(isHttpEntry));
    this.schedules.use(Object.entries(bundle).flatMap(readScheduled));
  }
}

type Exported = ((...args: never) => unknown) & { __endpoint: object };

/** Whether a bundle's export is a function of firebase-functions, which marks it with its trigger. */
function isFunction(exported: unknown): exported is Exported {
  if (typeof exported !== 'function' || !('__endpoint' in exported)) return false;
  return typeof exported.__endpoint === 'object' && exported.__endpoint !== null;
}

function isHttpEntry(entry: [string, unknown]): entry is [string, HttpFunction] {
  const [, exported] = entry;
  return isFunction(exported) && 'httpsTrigger' in exported.__endpoint;
}

const scheduledSchema = v.object({ scheduleTrigger: v.object({ schedule: v.string() }) });

function readScheduled([name, exported]: [string, unknown]): ScheduledFunction[] {
  if (!isFunction(exported) || !('run' in exported) || typeof exported.run !== 'function') return [];
  const endpoint = v.safeParse(scheduledSchema, exported.__endpoint);
  if (!endpoint.success) return [];
  const { run } = exported;
  const interval = readInterval(endpoint.output.scheduleTrigger.schedule);
  return [{ name, interval, run: async () => run({ scheduleTime: new Date().toISOString() }) }];
}

/** Parses the simpler of Cloud Scheduler's two languages, as far as our schedules use it. */
function readInterval(schedule: string): number {
  const [, count] = /^every (\d+) minutes$/.exec(schedule) ?? [];
  if (count === undefined)
    throw new StartError(`The schedule "${schedule}" is not known here: use "every n minutes".`);
  return Number(count) * 60_000;
}
