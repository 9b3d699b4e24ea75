import { createStudio } from './createStudio.ts';
import type { NumberedAnswer, NumberedTask } from './studioTasks.ts';

/** The studio in a worker, so that no task blocks the page. */
const studio = createStudio();

globalThis.addEventListener('message', ({ data: { number, task } }: MessageEvent<NumberedTask>) => {
  try {
    globalThis.postMessage({ number, answer: studio(task) } satisfies NumberedAnswer);
  } catch (error) {
    globalThis.postMessage({ number, error: String(error) } satisfies NumberedAnswer);
  }
});
