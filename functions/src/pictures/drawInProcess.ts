import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { execPath, platform } from 'node:process';
import type { Size } from './pictureSizes.ts';

/** Timeout of a drawing in milliseconds: an icon takes a few, and starting the process takes 200. */
const PATIENCE = 6000;
/** Maximum bytes of output: the pixels of a large stage. */
const MOST_BYTES = 32 * 1024 * 1024;
/**
 * Maximum memory of the process in bytes; a large drawing takes 115 MB. Two fit into the function at once.
 */
export const MOST_MEMORY = 384 * 1024 * 1024;
/** Milliseconds between two checks of the process's memory. */
const PACE = 10;
/** The shell that limits the memory of a process on Linux. */
const SHELL = '/bin/sh';
const HAS_SHELL = platform === 'linux' && existsSync(SHELL);
/**
 * Limits the process's data segment, in kB; continues where that is not possible. Then replaces the shell by
 * the program.
 */
const BOUNDED = `ulimit -d ${MOST_MEMORY / 1024} 2>/dev/null; exec "$0" "$@"`;

/**
 * Runs in a separate process without access to this one, since the drawing library cannot be interrupted but a process
 * can be killed. One thread draws, another one kills the process if it grows too large, also on systems that cannot
 * limit its memory. A normal exit would wait for the drawing.
 */
const SCRIPT = `
const [path, request] = process.argv.slice(1);
const { size, density, memory } = JSON.parse(request);
setInterval(() => process.memoryUsage.rss() > memory && process.kill(process.pid, 'SIGKILL'), ${PACE}).unref();
const sharp = require(path);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
const parts = [];
process.stdin.on('data', (part) => parts.push(part)).on('end', async () => {
  const file = Buffer.concat(parts);
  if (size === null) {
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    process.stdout.write(JSON.stringify({ format, width, height }));
  } else {
    const drawn = sharp(file, { density, failOn: 'error' }).resize({ ...size, fit: 'cover' });
    process.stdout.write(await drawn.toColourspace('srgb').ensureAlpha().raw().toBuffer());
  }
});
`;

/** Returns the nominal size of a drawing; null if the file is none. */
export async function measureDrawing(file: Buffer): Promise<Size | null> {
  const answer = await run(file, { size: null }).catch(() => null);
  if (answer === null) return null;
  const { format, width, height } = JSON.parse(answer.toString()) as Size & { format: string };
  return format === 'svg' ? { width, height } : null;
}

/**
 * Renders a drawing to pixels with opacity, at a size that it fills. @throws for one that is damaged or takes
 * too long
 */
export async function drawDrawing(
  file: Buffer,
  size: Size,
  density: number,
  options: DrawingOptions = {},
): Promise<Buffer> {
  const pixels = await run(file, { size, density }, options);
  if (pixels.length !== size.width * size.height * 4) throw new Error('A drawing has another size.');
  return pixels;
}

interface DrawingOptions {
  /** Milliseconds. */
  patience?: number;
  /** Whether the system limits memory, besides the process itself. */
  hasShell?: boolean;
}

interface Request {
  /** Null to measure the drawing's own size. */
  size: Size | null;
  density?: number;
}

function run(file: Buffer, request: Request, options: DrawingOptions = {}): Promise<Buffer> {
  const { patience = PATIENCE, hasShell = HAS_SHELL } = options;
  const path = createRequire(import.meta.url).resolve('sharp');
  const script = [
    '--max-old-space-size=128',
    '-e',
    SCRIPT,
    path,
    JSON.stringify({ ...request, memory: MOST_MEMORY }),
  ];
  const [program, words] = hasShell ? [SHELL, ['-c', BOUNDED, execPath, ...script]] : [execPath, script];
  const settings = { env: {}, timeout: patience, killSignal: 'SIGKILL', maxBuffer: MOST_BYTES } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(program, words, { ...settings, encoding: 'buffer' }, (error, output) =>
      error ? reject(error) : resolve(output),
    );
    // A process that exits before reading everything is reported by its exit.
    child.stdin?.on('error', () => {}).end(file);
  });
}
