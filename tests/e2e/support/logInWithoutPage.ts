import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { readFirebaseConfig } from '../../../src/app/backend/firebaseConfig.ts';

/** The SDK's services for a visitor of the running app, connected like the app's pages. */
export interface Visitor {
  app: FirebaseApp;
  auth: Auth;
  db: Firestore;
}

/** Connects a visitor; the name distinguishes concurrent ones. */
export function visitWithoutPage(url: string, name: string): Visitor {
  const { hostname, port } = new URL(url);
  const app = initializeApp(readFirebaseConfig({}).options, `${name} at ${url}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, url, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, hostname, Number(port));
  return { app, auth, db };
}

export async function logInWithoutPage(url: string, email: string, password: string): Promise<Visitor> {
  const visitor = visitWithoutPage(url, email);
  await signInWithEmailAndPassword(visitor.auth, email, password);
  return visitor;
}
