import type { EventEmitter } from 'node:events';

/** Milliseconds within which a client must read something, since unread data fills the memory. */
const PATIENCE = 10_000;

/** Waits until a stream accepts more data. Returns false if its client disconnected or does not read. */
export function waitForDrain(stream: EventEmitter, patience = PATIENCE): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isDrained: boolean) => {
      clearTimeout(timer);
      stream.off('drain', onDrain).off('close', onLeave).off('cancelled', onLeave);
      resolve(isDrained);
    };
    const onDrain = () => end(true);
    const onLeave = () => end(false);
    const timer = setTimeout(onLeave, patience);
    stream.on('drain', onDrain).on('close', onLeave).on('cancelled', onLeave);
  });
}
