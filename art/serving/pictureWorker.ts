import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import * as v from 'valibot';
import { listPictures } from '../pictures.ts';
import { createManifest } from './createManifest.ts';
import { PictureCache } from './PictureCache.ts';
import type { PictureAnswer, PictureJob } from './pictureJobs.ts';

// The picture thread: a drawing takes up to a fifth of a second, during which its thread handles nothing
// else.

const { folder } = v.parse(v.object({ folder: v.string() }), workerData);
const cache = new PictureCache(folder);
const pictures = listPictures();

// One picture at a time, on one processor, since the server needs the others.
sharp.concurrency(1);
let last: Promise<unknown> = Promise.resolve();

parentPort?.on('message', async (job: PictureJob) => parentPort?.postMessage(await answer(job)));

async function answer(job: PictureJob): Promise<PictureAnswer> {
  const { id } = job;
  try {
    if ('address' in job) return { id, file: await inTurn(() => render(job.address)) };
    // Pictures that are asked for come between two of the manifest's.
    const manifest = await createManifest(cache, () => sleep(job.pause), undefined, job.part);
    return { id, manifest };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function render(address: string): Promise<string> {
  const picture = pictures.get(address);
  if (!picture) throw new Error(`No such picture: ${address}`);
  return cache.fileOf(picture);
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => {});
  return result;
}
