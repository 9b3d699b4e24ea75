import { resolve } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import * as v from 'valibot';
import { vi } from 'vitest';
import { type LocalBackend, startBackend } from '#local';
import { requireAdminSdk } from '#local/adminSdk';
import { storageBucket } from '#local/config';
import { importAccount } from '#local/testing/importAccount';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { APP_BACKEND, PROJECT_ID } from '../../tools/serve/appBackend.ts';
import { type Person, ROLES, type Role, userIdOf } from './people.ts';

export type RulesBackend = Awaited<ReturnType<typeof startRulesBackend>>;

const PASSWORD = 'open-sesame';
const signInSchema = v.object({ idToken: v.string() });

/**
 * The embedded backend with the project's rules and indexes, a user of every role, and access without rules.
 */
export async function startRulesBackend() {
  // The backend explains its denials here. That is worth reading only if a test fails.
  const denials: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void denials.push(line));
  const data = makeTemporaryFolder();
  const backend = await startBackend({
    ...APP_BACKEND,
    dataFolder: data.folder,
    port: 0,
    rules: { firestore: resolve('firestore.rules'), storage: resolve('storage.rules') },
    indexes: resolve('firestore.indexes.json'),
  });
  // The SDK prints each refused request in full, and these tests provoke hundreds.
  setLogLevel('silent');
  const sdk = requireAdminSdk();
  const adminApp = sdk.getApps()[0] ?? sdk.initializeApp();
  const people = await invitePeople(backend, sdk.getAuth(adminApp));
  return {
    denials,
    people,
    admin: sdk.getFirestore(adminApp),
    whenIndexed: backend.whenIndexed,
    bucket: sdk.getStorage(adminApp).bucket(),
    close: async () => {
      await Promise.all(Object.values(people).map(({ db }) => deleteApp(db.app)));
      await backend.close();
      data.remove();
    },
  };
}

type AdminAuth = ReturnType<ReturnType<typeof requireAdminSdk>['getAuth']>;

async function invitePeople(backend: LocalBackend, auth: AdminAuth): Promise<Record<Role, Person>> {
  const people: Partial<Record<Role, Person>> = {};
  for (const role of ROLES) {
    const token = role === 'signedOut' ? null : await register(backend, role);
    people[role] = openBrowser(backend, role, token);
  }
  await auth.updateUser(userIdOf('disabled'), { disabled: true });
  return people as Record<Role, Person>;
}

/** Creates an account and signs it in; returns the identity token. */
async function register({ origin }: LocalBackend, role: Role): Promise<string> {
  const email = `${role.toLowerCase()}@example.com`;
  const admin = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  await importAccount(admin, { localId: userIdOf(role), email, password: PASSWORD }, PROJECT_ID);
  const address = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return v.parse(signInSchema, await answer.json()).idToken;
}

/** Opens a browser whose token is never renewed: a renewal would sign the disabled account out. */
function openBrowser({ port }: LocalBackend, role: Role, token: string | null): Person {
  const options = {
    apiKey: 'local',
    projectId: PROJECT_ID,
    storageBucket: storageBucket(PROJECT_ID),
  };
  const app = initializeApp(options, `${role}-${port}`);
  const db = getFirestore(app);
  const storage = getStorage(app);
  const identity = token === null ? {} : { mockUserToken: token };
  connectFirestoreEmulator(db, '127.0.0.1', port, identity);
  connectStorageEmulator(storage, '127.0.0.1', port, identity);
  return { role, userId: userIdOf(role), db, storage };
}
