import { logger } from '../log/logger.ts';
import { waitAtMost } from '../turns/waitAtMost.ts';

/**
 * Milliseconds for which a response waits for the channel. Seats get what is not published by then from `sync` (T12).
 */
const PATIENCE = 1000;

/** The live channel: Firebase's Realtime Database. It holds nothing that is not stored elsewhere too. */
export interface Live {
  /**
   * Writes to several paths at once; null deletes what is there. Settles when it is written, or after a second, and
   * never fails: a lost publication costs its readers a `sync`.
   */
  publish: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Returns the value at a path, null if there is none; undefined if the channel does not respond within a second. */
  read: (path: string) => Promise<unknown>;
  /** Deletes everything below some paths. @throws if that fails */
  clear: (paths: readonly string[]) => Promise<void>;
}

/** Returns the project's live channel. The SDK's part for it is loaded with the first publication: few plays need it. */
export function openLive(): Live {
  return {
    publish: (values) => withPatience(write(values)),
    read: (path) => withPatience(read(path)),
    clear: (paths) => write(Object.fromEntries(paths.map((path) => [path, null]))),
  };
}

/** Waits for the promise, but at most a second; a failure only ends the wait. */
function withPatience<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
  const done = work.catch((error: unknown) => {
    logger.error(error);
    return undefined;
  });
  return waitAtMost(done, PATIENCE);
}

async function read(path: string): Promise<unknown> {
  const { getDatabase } = await import('firebase-admin/database');
  return (await getDatabase().ref(path).get()).val();
}

async function write(values: Readonly<Record<string, unknown>>): Promise<void> {
  const { getDatabase } = await import('firebase-admin/database');
  await getDatabase().ref().update(values);
}
