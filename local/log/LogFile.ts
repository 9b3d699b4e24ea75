import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Milliseconds for which lines gather, so that busy seconds do not mean thousands of small writes. */
const GATHERING = 200;
/** Maximum number of characters waiting for a slow or full disk; more are dropped. */
const MAX_WAITING = 4 * 1024 * 1024;
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * A log file that never grows beyond a size: a full one is renamed to `<file>.1`, which replaces the former
 * one. If the log cannot be written, its lines are lost, but no request waits or fails.
 */
export class LogFile {
  readonly #file: string;
  readonly #maxBytes: number;
  #waiting: string[] = [];
  #waitingLength = 0;
  #size: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #isFailing = false;

  constructor(file: string, maxBytes = MAX_BYTES) {
    this.#file = file;
    this.#maxBytes = maxBytes;
  }

  write(line: string): void {
    if (this.#waitingLength > MAX_WAITING) return;
    this.#waiting.push(line);
    this.#waitingLength += line.length + 1;
    this.#timer ??= setTimeout(() => void this.flush(), GATHERING).unref();
  }

  /** Writes the collected lines. Never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#writeWaiting());
    return this.#writing;
  }

  async #writeWaiting(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const text = `${this.#waiting.join('\n')}\n`;
    this.#waiting = [];
    this.#waitingLength = 0;
    try {
      await this.#append(text);
      this.#isFailing = false;
    } catch (error) {
      this.#warn(error);
    }
  }

  async #append(text: string): Promise<void> {
    const bytes = Buffer.byteLength(text);
    this.#size ??= await this.#open();
    if (this.#size > 0 && this.#size + bytes > this.#maxBytes) {
      await rename(this.#file, `${this.#file}.1`);
      this.#size = 0;
    }
    await appendFile(this.#file, text);
    this.#size += bytes;
  }

  async #open(): Promise<number> {
    await mkdir(dirname(this.#file), { recursive: true });
    const found = await stat(this.#file).catch(() => null);
    return found?.size ?? 0;
  }

  /** Warns once instead of for every line, or a full disk would fill the terminal. */
  #warn(error: unknown): void {
    this.#size = null;
    if (this.#isFailing) return;
    this.#isFailing = true;
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`The log cannot be written (${reason}). The server goes on without it.`);
  }
}
