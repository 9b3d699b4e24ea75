import { resolve } from 'node:path';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { type LocalBackend, startBackend } from '#local';
import { requireAdminSdk } from '#local/adminSdk';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import type { Room } from '../../../core/room/model.ts';
import { createTestRoom, summaryOf } from '../../../functions/src/testing/testRoom.ts';
import { APP_BACKEND, PROJECT_ID } from '../../../tools/serve/appBackend.ts';

type Sdk = ReturnType<typeof requireAdminSdk>;
type AdminDb = ReturnType<Sdk['getFirestore']>;
type Bucket = ReturnType<ReturnType<Sdk['getStorage']>['bucket']>;

/** An account of the tests: a room's creator, an attacker or an admin. */
export interface Resident {
  userId: string;
  token: string;
  /** The database, with the rights of this account's browser. */
  db: Firestore;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const PASSWORD = 'correct horse';

/** The whole server with the project's own rules, a creator, an attacker and an admin. */
export class TrustWorld {
  readonly origin: string;
  readonly db: AdminDb;
  readonly bucket: Bucket;
  readonly #auth: ReturnType<Sdk['getAuth']>;
  readonly #backend: LocalBackend;
  readonly #remove: () => void;
  #rooms = 0;
  #residents = 0;

  constructor(backend: LocalBackend, remove: () => void) {
    const sdk = requireAdminSdk();
    const app = sdk.getApps()[0] ?? sdk.initializeApp();
    this.#backend = backend;
    this.#remove = remove;
    this.origin = backend.origin;
    this.db = sdk.getFirestore(app);
    this.bucket = sdk.getStorage(app).bucket();
    this.#auth = sdk.getAuth(app);
  }

  static async start(): Promise<TrustWorld> {
    const { folder, remove } = makeTemporaryFolder();
    const backend = await startBackend({
      ...APP_BACKEND,
      dataFolder: folder,
      port: 0,
      indexes: resolve('firestore.indexes.json'),
      functionsEntry: resolve('functions/src/index.ts'),
      pages: { '/pictures/*path': 'pictures' },
    });
    return new TrustWorld(backend, remove);
  }

  async close(): Promise<void> {
    // The functions' Admin SDK would wait for the live channel for ever, so that the process would never end.
    const { getApps, deleteApp } = requireAdminSdk();
    await Promise.all(getApps().map(deleteApp));
    await this.#backend.close();
    this.#remove();
  }

  /** A new signed-in user. */
  async register(displayName: string, { isConfirmed = true, isAdmin = false } = {}): Promise<Resident> {
    const uid = `resident-${++this.#residents}`;
    const email = `${uid}@example.com`;
    await this.#auth.createUser({ uid, email, password: PASSWORD, displayName, emailVerified: isConfirmed });
    await this.db.doc(`users/${uid}`).set({ userId: uid, roomCount: 0, lastRoomId: '', is_admin: isAdmin });
    const signedIn = await fetch(
      `${this.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`,
      {
        method: 'POST',
        body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
      },
    );
    const { idToken } = (await signedIn.json()) as { idToken: string };
    return { userId: uid, token: idToken, db: this.#openDb(uid, idToken) };
  }

  /** Publishes a room of that creator; returns its id. */
  async publish({ userId, token }: Resident, changes: Partial<Room> = {}): Promise<string> {
    const roomId = `trusted${String(++this.#rooms).padStart(13, '0')}`;
    const room = createTestRoom({ creatorId: userId, revision: 1, ...changes });
    await this.db.doc(`rooms/${roomId}`).set({ ...room });
    await this.db.doc(`summary/${roomId}`).set({ ...summaryOf(room) });
    const { status } = await this.call('publishRoom', { roomId, revision: 1 }, token);
    if (status !== 200) throw new Error(`The room was not published: ${status}`);
    return roomId;
  }

  async call(
    name: string,
    body: object,
    token?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${this.origin}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization, ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  /** Makes a call that changes nothing. */
  async ask(call: string, token?: string): Promise<Answer> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await fetch(`${this.origin}/api/${call}`, { headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  async read(path: string): Promise<Record<string, unknown>> {
    return (await this.db.doc(path).get()).data() ?? {};
  }

  #openDb(uid: string, token: string): Firestore {
    const app: FirebaseApp = initializeApp({ apiKey: 'local', projectId: PROJECT_ID }, uid);
    const db = getFirestore(app);
    connectFirestoreEmulator(db, '127.0.0.1', this.#backend.port, { mockUserToken: token });
    return db;
  }
}
