import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, get, getDatabase, ref, set } from 'firebase/database';
import { afterAll, beforeAll } from 'vitest';
import { databaseAddress } from '../../../local/config.ts';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';

/** The live channel of parties (T11) as a player's browser reaches it, under the database's rules. */
export interface LiveBrowser {
  /** Returns the value at a path; undefined if there is none, or if the rules refuse it. */
  read(path: string): Promise<unknown>;
  /** Writes a value; returns false if the rules refuse it. */
  write(path: string, value: unknown): Promise<boolean>;
}

/** Connects a browser to the tests' server at `origin`, until the file's tests end. */
export function connectLiveBrowser(origin: () => string): LiveBrowser {
  let browser: FirebaseApp;
  beforeAll(() => {
    browser = initializeApp({ projectId: PROJECT_ID, databaseURL: databaseAddress(PROJECT_ID) }, 'a-browser');
    const { hostname, port } = new URL(origin());
    connectDatabaseEmulator(getDatabase(browser), hostname, Number(port));
  });
  afterAll(() => deleteApp(browser));
  const at = (path: string) => ref(getDatabase(browser), path);
  return {
    read: async (path) => (await get(at(path)).catch(() => undefined))?.val() ?? undefined,
    write: (path, value) =>
      set(at(path), value).then(
        () => true,
        (error: { code?: string }) => {
          // Another refusal, such as that of too many writes, says nothing about the rules.
          if (error.code !== 'PERMISSION_DENIED') throw error;
          return false;
        },
      ),
  };
}
