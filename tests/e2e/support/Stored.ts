import { deleteApp } from 'firebase/app';
import { doc, getDoc } from 'firebase/firestore/lite';
import { logInWithoutPage, type Visitor } from './logInWithoutPage.ts';

/** Reads Firestore as a logged-in user and by the rules, independent of the screen. */
export class Stored {
  readonly #reader: Visitor;

  constructor(reader: Visitor) {
    this.#reader = reader;
  }

  static async logIn(url: string, email: string, password: string): Promise<Stored> {
    return new Stored(await logInWithoutPage(url, email, password));
  }

  /** Returns the fields of a document, such as `rooms/{id}` or `rooms/{id}/versions/1`. */
  async read(path: string): Promise<Record<string, unknown>> {
    const snapshot = await getDoc(doc(this.#reader.db, path));
    const fields = snapshot.data();
    if (!fields) throw new Error(`There is no ${path}.`);
    return fields;
  }

  async dispose() {
    await deleteApp(this.#reader.app);
  }
}
