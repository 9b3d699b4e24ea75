import { deleteApp, type FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { afterEach, beforeEach } from 'vitest';
import { type AuthServers, openBrowserAuth, startAuthServers } from './startAuthServers.ts';
import { makeTemporaryFolder } from './temporaryFolder.ts';

interface AuthTestBed {
  readonly servers: AuthServers;
  /** The data folder. */
  readonly folder: string;
  /** A new browser, signed out. */
  openBrowser: () => Auth;
  /** Ends the servers and starts them again over the same folder. */
  restart: () => Promise<void>;
}

/** Auth over an empty data folder for each test of the calling file; all is closed after it. */
export function createAuthTestBed(): AuthTestBed {
  let running: { data: ReturnType<typeof makeTemporaryFolder>; servers: AuthServers; apps: FirebaseApp[] };
  beforeEach(async () => {
    const data = makeTemporaryFolder();
    running = { data, servers: await startAuthServers(data.folder), apps: [] };
  });
  afterEach(async () => {
    await Promise.all(running.apps.map(deleteApp));
    await running.servers.close();
    running.data.remove();
  });
  return {
    get servers() {
      return running.servers;
    },
    get folder() {
      return running.data.folder;
    },
    openBrowser: () => {
      const { app, auth } = openBrowserAuth(running.servers.client.origin);
      running.apps.push(app);
      return auth;
    },
    restart: async () => {
      await running.servers.close();
      running.servers = await startAuthServers(running.data.folder);
    },
  };
}
