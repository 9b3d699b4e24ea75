import { asBuffer } from './asBuffer.ts';
import { JobThread } from './JobThread.ts';
import { IN_PROCESS, type JobName, type Jobs } from './jobs.ts';

/** The thread's bundle, beside this one. */
const THREAD = './thread.js';

/**
 * Creates an instance's jobs: uploads in one thread, publishing with covers in another, so that neither waits
 * for the other. Threads start on demand.
 */
export function openJobs(): Jobs {
  const isSource = new URL(import.meta.url).pathname.endsWith('.ts');
  return isSource ? IN_PROCESS : threadedJobs(new URL(THREAD, import.meta.url));
}

function threadedJobs(entry: URL): Jobs {
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

/** Converts bytes back to buffers, at the top level of a job's result only. */
function withBuffers(made: unknown): unknown {
  if (typeof made !== 'object' || made === null || !('value' in made)) return made;
  const { value } = made;
  if (typeof value !== 'object' || value === null) return made;
  const fields = Object.entries(value).map(([name, part]) => [name, asBuffer(part)]);
  return { ...made, value: Object.fromEntries(fields) };
}
