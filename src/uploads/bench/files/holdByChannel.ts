import { newId } from '../../../shared/store/newId.ts';
import type { HeldBench } from './HeldBench.ts';

/** Milliseconds within which a tab that holds the bench responds, even if it is busy. */
const PATIENCE = 500;

type BenchMessage = { type: 'asks' | 'holds'; from: string };

/**
 * Locks a bench by asking the browser's other tabs. If two ask at once, the one with the smaller id gets it.
 */
export function holdByChannel(name: string, patience = PATIENCE): HeldBench {
  const channel = new BroadcastChannel(name);
  const self = newId();
  const say = (type: BenchMessage['type']) =>
    channel.postMessage({ type, from: self } satisfies BenchMessage);
  let state: 'asking' | 'mine' | 'anothers' = 'asking';

  const isMine = new Promise<boolean>((resolve) => {
    const settle = (isOurs: boolean) => {
      if (state === 'asking') state = isOurs ? 'mine' : 'anothers';
      resolve(state === 'mine');
    };
    channel.addEventListener('message', ({ data }: MessageEvent<BenchMessage>) => {
      if (data.type === 'holds') settle(false);
      else if (state === 'mine') say('holds');
      else if (self > data.from) settle(false);
      // The other tab opened later and has not heard this tab's question, so it is asked again.
      else if (state === 'asking') say('asks');
    });
    // The second, empty timeout lets waiting messages come first: in a busy tab the first one may end late.
    setTimeout(() => setTimeout(settle, 0, true), patience);
  });
  say('asks');
  return { isMine, release: () => channel.close() };
}
