import { randomUUID } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { Room } from '../../../core/room/model.ts';
import { createRoomsPort } from '../../../src/rooms/backend/roomsPort.ts';
import type { FirebaseServices } from '../../../src/shared/firebase/FirebaseServices.ts';
import { newId } from '../../../src/shared/store/newId.ts';
import type { Latencies } from './Latencies.ts';

const PROJECT = 'demo-escape-room';

/** A creator in a browser with the app's own autosave and the real SDK. */
export class Editor {
  readonly #app: FirebaseApp;
  readonly #services: FirebaseServices;
  readonly #rooms: ReturnType<typeof createRoomsPort>;
  readonly #number: number;
  #saved: { id: string; room: Room } | undefined;

  constructor(origin: string, number: number) {
    this.#number = number;
    this.#app = initializeApp(
      { apiKey: 'embedded', projectId: PROJECT, storageBucket: `${PROJECT}.firebasestorage.app` },
      `editor-${number}`,
    );
    const { hostname, port } = new URL(origin);
    const auth = initializeAuth(this.#app, { persistence: inMemoryPersistence });
    this.#services = { auth, db: getFirestore(this.#app), storage: getStorage(this.#app) };
    connectAuthEmulator(auth, origin, { disableWarnings: true });
    connectFirestoreEmulator(this.#services.db, hostname, Number(port));
    connectStorageEmulator(this.#services.storage, hostname, Number(port));
    this.#rooms = createRoomsPort(this.#services);
  }

  /** Makes an account and saves the room for the first time. */
  async signUp(room: Room): Promise<void> {
    const email = `${randomUUID()}@example.com`;
    await createUserWithEmailAndPassword(this.#services.auth, email, 'correct horse');
    const id = newId();
    this.#saved = { id, room: await this.#rooms.createRoom(id, room) };
  }

  /** Creates the editor's own room; returns its id with a token to write it. */
  async openRoom(): Promise<{ roomId: string; idToken: string }> {
    const idToken = await this.#services.auth.currentUser?.getIdToken();
    if (idToken === undefined || this.#saved === undefined) throw new Error('The editor is not signed up.');
    return { roomId: this.#saved.id, idToken };
  }

  /** Changes and saves the room about twice a second, until `hasEnded`. */
  async edit(hasEnded: () => boolean, saves: Latencies): Promise<void> {
    for (let round = 0; !hasEnded(); round += 1) {
      await saves.measure(() => this.#save(round));
      await new Promise((resolve) => setTimeout(resolve, 300 + ((round * 137 + this.#number * 31) % 400)));
    }
  }

  async close(): Promise<void> {
    await deleteApp(this.#app);
  }

  async #save(round: number): Promise<void> {
    if (this.#saved === undefined) throw new Error('The editor is not signed up.');
    const { id, room } = this.#saved;
    const changed = { ...room, roomName: `Room ${this.#number}, change ${round}`, isPreviewed: false };
    this.#saved = { id, room: await this.#rooms.saveRoom(id, changed) };
  }
}
