import type { AnswerTo, NumberedAnswer, StudioTask } from './studioTasks.ts';

/** The thread that edits pictures. */
export interface Studio {
  run: <Task extends StudioTask>(task: Task) => Promise<AnswerTo<Task>>;
  /** Ends the thread; pending tasks never finish. */
  close: () => void;
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

/** Starts the studio's thread. Tasks run in order. */
export function openStudio(): Studio {
  const worker = new Worker(new URL('./studioWorker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => {
    const { resolve, reject } = waiting.get(data.number) ?? {};
    waiting.delete(data.number);
    if ('error' in data) reject?.(new Error(data.error));
    else resolve?.(data.answer as never);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  });
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ number: last, task });
      }),
    close: () => worker.terminate(),
  };
}
