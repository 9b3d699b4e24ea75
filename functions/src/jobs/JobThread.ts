import { Worker } from 'node:worker_threads';
import { HttpError } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';
import type { JobAnswer, JobName, JobOrder } from './jobs.ts';

/** Milliseconds after which a job is given up, with its thread: the worst room and the worst picture take far less. */
const PATIENCE = 60_000;
/** Milliseconds after the last job that a thread goes on, so that the next one need not begin it. */
const IDLE = 60_000;
/** Megabytes of a thread's objects, beside the pixels: a room at all limits takes a tenth. With more it is ended, and nothing else. */
const MEMORY = 256;

interface Waiting {
  resolve: (made: unknown) => void;
  reject: (error: Error) => void;
  end: NodeJS.Timeout;
}

interface JobThreadOptions {
  patience?: number;
  idle?: number;
  memory?: number;
}

/** A thread that does jobs, so that everybody else is answered meanwhile. It begins with the first one. */
export class JobThread {
  readonly #entry: URL;
  readonly #patience: number;
  readonly #idle: number;
  readonly #memory: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #end: NodeJS.Timeout | undefined;
  #count = 0;

  /** @param entry the bundle of thread.ts */
  constructor(entry: URL, { patience = PATIENCE, idle = IDLE, memory = MEMORY }: JobThreadOptions = {}) {
    this.#entry = entry;
    this.#patience = patience;
    this.#idle = idle;
    this.#memory = memory;
  }

  /** Does a job. @throws busy for one that takes too long or too much memory, and for those beside it: their thread is ended */
  async run(name: JobName, given: readonly unknown[]): Promise<unknown> {
    clearTimeout(this.#end);
    const id = this.#count++;
    try {
      return await this.#ask({ id, name, given });
    } finally {
      clearTimeout(this.#waiting.get(id)?.end);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#end = setTimeout(() => this.#stop(), this.#idle).unref();
    }
  }

  #ask(order: JobOrder): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start();
      const end = setTimeout(() => this.#giveUp(), this.#patience).unref();
      this.#waiting.set(order.id, { resolve, reject, end });
      try {
        this.#worker.postMessage(order);
      } catch {
        // A stored document may hold what a room never does.
        reject(new HttpError('badRequest', 'This cannot be read.'));
      }
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, { resourceLimits: { maxOldGenerationSizeMb: this.#memory } });
    worker.on('message', (answer: JobAnswer) => this.#take(answer));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', (code) => this.#lose(worker, new Error(`The thread of jobs has ended with ${code}.`)));
    // A server that has ended does not wait for it.
    worker.unref();
    return worker;
  }

  #take(answer: JobAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.made);
  }

  /** Why it ended is nothing for who asked. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    logger.error(error);
    this.#fail(worker, new HttpError('busy', 'That could not be done. Try again in a moment.'));
  }

  /** The next job gets a new thread. */
  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
  }

  #giveUp(): void {
    const worker = this.#worker;
    if (worker === null) return;
    this.#fail(worker, new HttpError('busy', 'That took too long. Try again in a moment.'));
    void worker.terminate();
  }

  #stop(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}
