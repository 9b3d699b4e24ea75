import { parentPort } from 'node:worker_threads';
import { asBuffer } from './asBuffer.ts';
import { JOBS, type JobAnswer, type JobOrder } from './jobs.ts';

// The job thread (JobThread.ts), bundled beside the functions.

parentPort?.on('message', async (order: JobOrder) => parentPort?.postMessage(await answer(order)));

async function answer({ id, name, given }: JobOrder): Promise<JobAnswer> {
  try {
    const job = JOBS[name] as unknown as (...given: readonly unknown[]) => unknown;
    return { id, made: await job(...given.map(asBuffer)) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
