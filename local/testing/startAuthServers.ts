import { join } from 'node:path';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { createAuth } from '../auth/createAuth.ts';
import { DEFAULT_PROJECT_ID } from '../config.ts';
import { MailBox } from '../mail/MailBox.ts';
import { openDatabase } from '../store/openDatabase.ts';
import { serveRouter, type TestServer } from './serveRouter.ts';

export interface AuthServers {
  auth: ReturnType<typeof createAuth>;
  mailBox: MailBox;
  client: TestServer;
  admin: TestServer;
  /** Advances the servers' clock. */
  passSeconds: (seconds: number) => void;
  close: () => Promise<void>;
}

/** The Auth part alone over a folder's database, on two ports as in the whole backend. `clock` in milliseconds. */
export async function startAuthServers(folder: string, clock = Date.now): Promise<AuthServers> {
  let ahead = 0;
  const database = openDatabase(join(folder, 'database.sqlite'));
  const now = () => clock() + ahead;
  const mailBox = new MailBox(now);
  const auth = createAuth({
    database,
    projectId: DEFAULT_PROJECT_ID,
    appOrigin: () => 'http://127.0.0.1:4173',
    ownNames: () => ['localhost', '127.0.0.1'],
    sendMail: (mail) => mailBox.send(mail),
    now,
  });
  const client = await serveRouter(auth.router);
  const admin = await serveRouter(auth.adminRouter);
  return {
    auth,
    mailBox,
    client,
    admin,
    passSeconds: (seconds) => {
      ahead += seconds * 1000;
    },
    close: async () => {
      await Promise.all([client.close(), admin.close()]);
      database.close();
    },
  };
}

let appCount = 0;

/** A new browser with the real SDK, signed out. */
export function openBrowserAuth(origin: string): { app: FirebaseApp; auth: Auth } {
  appCount += 1;
  const config = { apiKey: 'local', projectId: DEFAULT_PROJECT_ID };
  const app = initializeApp(config, `browser-${appCount}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  return { app, auth };
}
