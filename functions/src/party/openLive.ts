import { logger } from '../log/logger.ts';

/** Milliseconds for which an answer waits for its publication. What is not published then, `sync` tells (T12). */
const PATIENCE = 1000;

/** The live channel: Firebase's Realtime Database. Nothing is read from it, and nothing that is needed is only there. */
export interface Live {
  /**
   * Writes to several paths at once; null deletes what is there. Settles when it is written, or after a second, and
   * never fails: a lost publication costs its readers a `sync`.
   */
  publish: (values: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Deletes what is below some paths. @throws where that fails */
  clear: (paths: readonly string[]) => Promise<void>;
}

/** Returns the project's live channel. The SDK's part for it is loaded with the first publication: few plays need it. */
export function openLive(): Live {
  return {
    publish: async (values) => {
      const written = write(values).catch((error: unknown) => logger.error(error));
      let end: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        end = setTimeout(resolve, PATIENCE);
      });
      await Promise.race([written, enough]);
      clearTimeout(end);
    },
    clear: (paths) => write(Object.fromEntries(paths.map((path) => [path, null]))),
  };
}

async function write(values: Readonly<Record<string, unknown>>): Promise<void> {
  const { getDatabase } = await import('firebase-admin/database');
  await getDatabase().ref().update(values);
}
