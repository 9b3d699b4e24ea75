import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import * as v from 'valibot';
import { bundleProgram } from '#local/testing/bundleProgram';
import { bundleFunctions } from '../bundleFunctions.ts';

const addressesSchema = v.object({ origin: v.string(), port: v.number(), firestoreHost: v.string() });

/** The addresses of a running server: for browsers, and for the Admin SDK's Firestore. */
export type Addresses = v.InferOutput<typeof addressesSchema>;

/** A server in a separate process that can be killed. */
export class CrashServer {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #exited: Promise<unknown>;

  constructor(child: ChildProcessByStdio<Writable, Readable, null>) {
    this.#child = child;
    this.#exited = once(this.#child, 'exit');
  }

  static async start(dataFolder: string): Promise<CrashServer> {
    const [program, functions] = [await bundleProgram('tests/crash/server'), await bundleFunctions()];
    const stdio = ['pipe', 'pipe', 'inherit'] as const;
    return new CrashServer(spawn(process.execPath, [program, dataFolder, functions], { stdio: [...stdio] }));
  }

  /** Waits until it responds. @throws if it ends before that */
  async ready(): Promise<Addresses> {
    for await (const line of createInterface({ input: this.#child.stdout })) {
      const addresses = v.safeParse(v.pipe(v.string(), v.parseJson(), addressesSchema), line);
      if (addresses.success) return addresses.output;
    }
    throw new Error('The server ended before it was ready.');
  }

  signal(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): void {
    this.#child.kill(signal);
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.#exited;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Waits for its end and returns the exit code; null if a signal ended it. */
  async exitCode(): Promise<number | null> {
    await this.#exited;
    return this.#child.exitCode;
  }
}
