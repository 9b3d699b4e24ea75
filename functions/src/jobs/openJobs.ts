import { asBuffer } from './asBuffer.ts';
import { JobThread } from './JobThread.ts';
import { IN_PROCESS, type JobName, type Jobs } from './jobs.ts';

/** Where the bundle of the thread lies, beside this one. */
const THREAD = './thread.js';

/**
 * An instance's jobs: pictures that are uploaded in one thread, publishings with their covers in another, so that neither waits
 * for the other. Both begin when they are needed.
 */
export function openJobs(): Jobs {
  const isSource = new URL(import.meta.url).pathname.endsWith('.ts');
  return isSource ? IN_PROCESS : threadedJobs(new URL(THREAD, import.meta.url));
}

export function threadedJobs(entry: URL): Jobs {
  const pictures = new JobThread(entry);
  const publishings = new JobThread(entry);
  const run = <Name extends JobName>(thread: JobThread, name: Name): Jobs[Name] => {
    const job = async (...given: readonly unknown[]) => withBuffers(await thread.run(name, given));
    return job as unknown as Jobs[Name];
  };
  return {
    judgeRoom: run(publishings, 'judgeRoom'),
    encodeCover: run(publishings, 'encodeCover'),
    encodePicture: run(pictures, 'encodePicture'),
  };
}

/** Files that were made come back as bytes, and are the buffers that they were: right in what a job makes, nowhere deeper. */
function withBuffers(made: unknown): unknown {
  if (typeof made !== 'object' || made === null || !('value' in made)) return made;
  const { value } = made;
  if (typeof value !== 'object' || value === null) return made;
  const fields = Object.entries(value).map(([name, part]) => [name, asBuffer(part)]);
  return { ...made, value: Object.fromEntries(fields) };
}
