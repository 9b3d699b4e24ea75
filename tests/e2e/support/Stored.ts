import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { connectFirestoreEmulator, doc, type Firestore, getDoc, getFirestore } from 'firebase/firestore/lite';
import { DEFAULT_PROJECT_ID } from '../../../local/config.ts';

/** What Firestore holds, read as somebody who is logged in and by the rules: its own word, not the screen's. */
export class Stored {
  readonly #app: FirebaseApp;
  readonly #db: Firestore;

  constructor(app: FirebaseApp, db: Firestore) {
    this.#app = app;
    this.#db = db;
  }

  static async logIn(url: string, email: string, password: string): Promise<Stored> {
    const { hostname, port } = new URL(url);
    const app = initializeApp({ projectId: DEFAULT_PROJECT_ID, apiKey: 'any' }, email);
    const auth = getAuth(app);
    connectAuthEmulator(auth, url, { disableWarnings: true });
    await signInWithEmailAndPassword(auth, email, password);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, hostname, Number(port));
    return new Stored(app, db);
  }

  /** The fields of a document: `rooms/{id}`, `rooms/{id}/versions/1`. */
  async read(path: string): Promise<Record<string, unknown>> {
    const snapshot = await getDoc(doc(this.#db, path));
    const fields = snapshot.data();
    if (!fields) throw new Error(`There is no ${path}.`);
    return fields;
  }

  async dispose() {
    await deleteApp(this.#app);
  }
}
