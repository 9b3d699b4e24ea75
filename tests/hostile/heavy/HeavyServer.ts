import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import * as v from 'valibot';
import { bundleProgram } from '#local/testing/bundleProgram';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { bundleFunctions } from '../../bundleFunctions.ts';

type TemporaryFolder = ReturnType<typeof makeTemporaryFolder>;

const readySchema = v.pipe(v.string(), v.parseJson(), v.object({ port: v.number() }));
const doneSchema = v.pipe(v.string(), v.parseJson(), v.object({ left: v.number() }));

/**
 * Other work of the server: creating as much expired data as is possible in an hour, or the hourly cleaning.
 * It returns the amount of data.
 */
export type Errand = 'litter' | 'clean';

/** A server in a separate process, over a new data folder. */
export class HeavyServer {
  readonly port: number;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #data: TemporaryFolder;

  constructor(port: number, child: ChildProcessByStdio<Writable, Readable, null>, data: TemporaryFolder) {
    this.port = port;
    this.#child = child;
    this.#data = data;
  }

  /** @param isCostly whether to store the data for the costly attacks, which takes some seconds */
  static async start({ isCostly = false } = {}): Promise<HeavyServer> {
    const data = makeTemporaryFolder();
    const program = await bundleProgram('tests/hostile/heavy/server');
    const functions = await bundleFunctions();
    const child = spawn(
      process.execPath,
      [program, data.folder, functions, ...(isCostly ? ['costly'] : [])],
      {
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    );
    return new HeavyServer((await readLine(child.stdout, readySchema)).port, child, data);
  }

  /** Resets the peak of memory. */
  forgetPeak(): void {
    if (process.platform === 'linux') writeFileSync(`/proc/${this.#child.pid}/clear_refs`, '5');
  }

  /** Returns the peak of memory in megabytes; null except on Linux. */
  peakMemory(): number | null {
    if (process.platform !== 'linux') return null;
    const [, kilobytes] =
      /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.#child.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  }

  /** Returns the bytes of all its files, with the database's log. */
  storedBytes(): number {
    const files = readdirSync(this.#data.folder, { recursive: true, withFileTypes: true });
    const sizes = files.map((file) => (file.isFile() ? statSync(join(file.parentPath, file.name)).size : 0));
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /** Returns the number of documents that the cleaning is to delete. */
  async run(errand: Errand): Promise<number> {
    this.#child.stdin.write(`${errand}\n`);
    return (await readLine(this.#child.stdout, doneSchema)).left;
  }

  async close(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
    this.#data.remove();
  }
}

/** Reads the next line that matches the schema. */
function readLine<Line>(output: Readable, schema: v.GenericSchema<unknown, Line>): Promise<Line> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: output });
    lines.on('close', () => reject(new Error('The server ended before it was ready.')));
    lines.on('line', (line) => {
      const read = v.safeParse(schema, line);
      if (!read.success) return;
      resolve(read.output);
      lines.close();
    });
  });
}
