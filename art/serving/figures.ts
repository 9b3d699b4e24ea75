import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listPictures, type Picture } from '../pictures.ts';
import { render } from '../render.ts';

/** Bytes of some files: their sum, their mean, and the largest file with its name. */
interface Weights {
  count: number;
  total: number;
  mean: number;
  worst: { address: string; bytes: number };
}

const ITEMS_IN_A_ROOM = 15;
/** One picture in this many is rendered again, to measure the waiting time of a request. */
const SAMPLE_EVERY = 17;

/** Returns the size of the pictures in a built folder and the time for one, as lines to print. */
export async function measurePictures(folder: string): Promise<string[]> {
  const addresses = [...listPictures().keys()];
  const weigh = (pattern: RegExp) =>
    weighFiles(
      folder,
      addresses.filter((address) => pattern.test(address)),
    );
  const closed = await weigh(/^\/items\/.*\/default\.webp$/);
  const backgrounds = await weigh(/^\/backgrounds\/[^@]*$/);
  return [
    describe('items @1x', await weigh(/^\/items\/[^@]*$/)),
    describe('items @2x', await weigh(/^\/items\/.*@2x/)),
    describe('backgrounds @1x', backgrounds),
    describe('backgrounds @2x', await weigh(/^\/backgrounds\/.*@2x/)),
    describe('thumbs', await weigh(/^\/thumbs\//)),
    `a room of ${ITEMS_IN_A_ROOM} items, first load @1x: ${kilo(backgrounds.mean + ITEMS_IN_A_ROOM * closed.mean)}`,
    `one item on request @1x: ${await timeRenders()}`,
  ];
}

async function weighFiles(folder: string, addresses: readonly string[]): Promise<Weights> {
  const files = await Promise.all(
    addresses.map(async (address) => ({ address, bytes: (await stat(join(folder, address))).size })),
  );
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const worst = files.reduce((a, b) => (b.bytes > a.bytes ? b : a), { address: '', bytes: 0 });
  return { count: files.length, total, mean: total / files.length, worst };
}

function describe(what: string, { count, total, mean, worst }: Weights): string {
  return `${count} ${what}: mean ${kilo(mean)}, worst ${kilo(worst.bytes)} (${worst.address}), together ${kilo(total)}`;
}

async function timeRenders(): Promise<string> {
  const items = [...listPictures()].filter(([address]) => /^\/items\/[^@]*$/.test(address));
  const times: number[] = [];
  for (const [, picture] of items.filter((_, i) => i % SAMPLE_EVERY === 0))
    times.push(await timeRender(picture));
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  return `median ${median.toFixed(0)} ms, worst ${(times.at(-1) ?? 0).toFixed(0)} ms of ${times.length}`;
}

async function timeRender({ drawing, size }: Picture): Promise<number> {
  const start = performance.now();
  await render(drawing.draw(), size);
  return performance.now() - start;
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
