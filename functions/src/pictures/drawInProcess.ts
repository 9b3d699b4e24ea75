import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { execPath, platform } from 'node:process';
import type { Size } from './pictureSizes.ts';

/** Milliseconds after which a drawing is given up: an icon takes a few, with 200 for the process. */
const PATIENCE = 6000;
/** Bytes that come back: the pixels of a large stage. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Bytes of memory of the whole process; with a large drawing it takes 115 MB. Two at once fit the function that draws. */
export const MOST_MEMORY = 384 * 1024 * 1024;
/** Milliseconds between two looks at it. */
const PACE = 10;
/** The shell by which Linux bounds what a process asks for, before it is given. */
const SHELL = '/bin/sh';
const HAS_SHELL = platform === 'linux' && existsSync(SHELL);
/** The data of a process, in kB, which holds what any library asks for; where that cannot be bounded it goes on. The shell is the program then. */
const BOUNDED = `ulimit -d ${MOST_MEMORY / 1024} 2>/dev/null; exec "$0" "$@"`;

/**
 * Run by itself, with nothing of ours in reach: the library that draws cannot be stopped, but its process can. It draws in
 * a thread beside this one, which kills the process when it has grown too large, on systems too that set no bound; an exit
 * would wait for the drawing.
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

/** The size that a drawing gives itself, null for what is none. */
export async function measureDrawing(file: Buffer): Promise<Size | null> {
  const answer = await run(file, { size: null }).catch(() => null);
  if (answer === null) return null;
  const { format, width, height } = JSON.parse(answer.toString()) as Size & { format: string };
  return format === 'svg' ? { width, height } : null;
}

/** A drawing's pixels with how opaque they are, in a size that it fills. @throws for one that is damaged or takes too long */
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
  /** Whether the system bounds the memory, beside the process itself. */
  hasShell?: boolean;
}

interface Request {
  /** Null to be told the drawing's own. */
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
    // One that ends before it has read everything is told of by its own end.
    child.stdin?.on('error', () => {}).end(file);
  });
}
