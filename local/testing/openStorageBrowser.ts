import type { FirebaseApp } from 'firebase/app';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { openBrowserAuth } from './startAuthServers.ts';

export interface StorageBrowser {
  app: FirebaseApp;
  storage: FirebaseStorage;
  /** Empty if not signed in. */
  token: string;
}

/** A new browser using Storage with the real SDK, with a new account or without one. */
export async function openStorageBrowser(
  { origin, port }: { origin: string; port: number },
  email?: string,
): Promise<StorageBrowser> {
  const { app, auth } = openBrowserAuth(origin);
  const storage = getStorage(app, `gs://${storageBucket(DEFAULT_PROJECT_ID)}`);
  connectStorageEmulator(storage, '127.0.0.1', port);
  if (email === undefined) return { app, storage, token: '' };
  const { user } = await createUserWithEmailAndPassword(auth, email, 'password');
  return { app, storage, token: await user.getIdToken() };
}
