import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { DEFAULT_PROJECT_ID } from '../../../local/config.ts';

/** The SDK's own services for somebody who is logged in at the running app. */
export interface LoggedIn {
  app: FirebaseApp;
  auth: Auth;
  db: Firestore;
}

export async function logInWithoutPage(url: string, email: string, password: string): Promise<LoggedIn> {
  const { hostname, port } = new URL(url);
  const app = initializeApp({ projectId: DEFAULT_PROJECT_ID, apiKey: 'any' }, `${email} at ${url}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, url, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, password);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, hostname, Number(port));
  return { app, auth, db };
}
