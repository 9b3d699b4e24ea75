import { Worker } from 'node:worker_threads';
import { HttpError } from '../http/HttpError.ts';
import { logger } from '../log/logger.ts';
import type { JobAnswer, JobName, JobOrder } from './jobs.ts';

/** Milliseconds after which a job and its thread are ended: the worst room and picture take far less. */
const PATIENCE = 60_000;
/** Milliseconds that an idle thread stays alive for the next job. */
const IDLE = 60_000;
/**
 * Megabytes of heap for a thread, pixels not counted: a room at all limits takes a tenth. A thread with more
 * is ended.
 */
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

/** A thread that runs jobs, so that the event loop stays free. Starts with the first job. */
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

  /**
   * Runs a job. @throws busy for a job that takes too long or too much memory, and for others in its thread,
   * which is ended
   */
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
        // A stored document may contain values that cannot be sent to a thread; a room never does.
        reject(new HttpError('badRequest', 'This cannot be read.'));
      }
    });
  }

  #start(): Worker {
    const worker = new Worker(this.#entry, { resourceLimits: { maxOldGenerationSizeMb: this.#memory } });
    worker.on('message', (answer: JobAnswer) => this.#take(answer));
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', (code) => this.#lose(worker, new Error(`The thread of jobs has ended with ${code}.`)));
    // The thread does not keep an ended server alive.
    worker.unref();
    return worker;
  }

  #take(answer: JobAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if ('error' in answer) waiting?.reject(new Error(answer.error));
    else waiting?.resolve(answer.made);
  }

  /** The reason is logged, not sent to the caller. */
  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    logger.error(error);
    this.#fail(worker, new HttpError('busy', 'That could not be done. Try again in a moment.'));
  }

  /** Ends the thread; the next job starts a new one. */
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
