import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage } from 'firebase/storage';
import type { AnswerOf, CallName, RequestOf } from '../../../core/calls/calls.ts';
import { type DemoAccount, demoCreator } from '../../../seeds/demoAccounts.ts';
import { createRoomsPort } from '../../../src/rooms/backend/roomsPort.ts';
import type { RoomsPort } from '../../../src/shared/ports/RoomsPort.ts';
import type { UploadsPort } from '../../../src/shared/ports/UploadsPort.ts';
import { createUploadsPort } from '../../../src/uploads/backend/uploadsPort.ts';
import { PROJECT_ID } from '../../../tools/serve/appBackend.ts';
import { HttpConnection } from '../load/HttpConnection.ts';

/** A demo account without a page, with the app's own ports and the real SDKs. */
export interface Creator {
  name: string;
  userId: string;
  rooms: RoomsPort;
  uploads: UploadsPort;
  call: <Name extends CallName>(name: Name, request: RequestOf<Name>) => Promise<AnswerOf<Name>>;
  close: () => Promise<void>;
}

export async function signInAs(origin: string, account: DemoAccount = demoCreator): Promise<Creator> {
  const app = initializeApp(
    { apiKey: 'embedded', projectId: PROJECT_ID, storageBucket: `${PROJECT_ID}.firebasestorage.app` },
    randomUUID(),
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  const services = { auth, db: getFirestore(app), storage: getStorage(app) };
  const { hostname, port } = new URL(origin);
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  connectFirestoreEmulator(services.db, hostname, Number(port));
  connectStorageEmulator(services.storage, hostname, Number(port));
  const { user } = await signInWithEmailAndPassword(auth, account.email, account.password);
  const connection = new HttpConnection(origin);
  const call: Creator['call'] = async (name, request) => {
    const answer = await connection.post(`/api/${name}`, JSON.stringify(request), await user.getIdToken());
    return answer as AnswerOf<typeof name>;
  };
  return {
    name: account.name,
    userId: user.uid,
    rooms: createRoomsPort(services),
    uploads: createUploadsPort(services, { takePicture: (request) => call('takePicture', request) }),
    call,
    close: async () => {
      connection.close();
      await deleteApp(app);
    },
  };
}
