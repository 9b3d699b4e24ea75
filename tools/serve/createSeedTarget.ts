import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { AdminApp, AdminSdk } from '#local/adminSdk';
import type { RunningBackend } from '#local/config';
import type { DemoAccount } from '../../seeds/demoAccounts.ts';
import type { SeedTarget } from '../../seeds/seedDemo.ts';

/** The user id of an account without address and password; each data folder has one. */
const LOCKED_ACCOUNT = 'demo-rooms';
const publishSchema = v.object({ isPublished: v.boolean(), findings: v.array(v.unknown()) });

/** Seeds a running backend: documents, accounts and files by the Admin SDK, publishing by the app's own call. */
export function createSeedTarget(
  sdk: AdminSdk,
  app: AdminApp,
  { origin, issueIdToken }: Pick<RunningBackend, 'origin' | 'issueIdToken'>,
): SeedTarget {
  const firestore = sdk.getFirestore(app);
  return {
    setDocument: async (path, data) => {
      await firestore.doc(path).set(data);
    },
    createAccount: (account) => createAccount(sdk.getAuth(app), account),
    createLockedAccount: (name) => createLockedAccount(sdk.getAuth(app), name),
    transferRoom: (roomId, creatorId) => transferRoom(firestore, roomId, creatorId),
    storeCover: async (roomId) => {
      const cover = await readFile(join('seeds', 'covers', `${roomId}.webp`));
      const file = sdk.getStorage(app).bucket().file(`images/${roomId}.webp`);
      await file.save(cover, { contentType: 'image/webp' });
      const { pathname, search } = new URL(await sdk.getDownloadURL(file));
      return `${pathname}${search}`;
    },
    publishRoom: (roomId, { revision, creatorId }) =>
      publishRoom(origin, { roomId, revision }, issueIdToken(creatorId)),
    now: () => Math.floor(Date.now() / 1000),
  };
}

async function transferRoom(firestore: Firestore, roomId: string, creatorId: string): Promise<boolean> {
  const room = await firestore.doc(`rooms/${roomId}`).get();
  if (room.get('isPublished') !== true) return false;
  const number = room.get('publishedVersion');
  const note = firestore.doc(`keptVersions/${roomId}_${number}`);
  const batch = firestore.batch();
  for (const path of [`rooms/${roomId}`, `summary/${roomId}`, `rooms/${roomId}/versions/${number}`])
    batch.update(firestore.doc(path), { creatorId });
  // An old version may not have the document yet.
  if ((await note.get()).exists) batch.update(note, { creatorId });
  await batch.commit();
  return true;
}

type Firestore = ReturnType<AdminSdk['getFirestore']>;
type AdminAuth = ReturnType<AdminSdk['getAuth']>;

async function createAccount(auth: AdminAuth, account: DemoAccount): Promise<string> {
  const { name: displayName, email, password } = account;
  try {
    return (await auth.createUser({ displayName, email, password, emailVerified: true })).uid;
  } catch (error) {
    if (!hasCode(error, 'auth/email-already-exists')) throw error;
    return (await auth.getUserByEmail(email)).uid;
  }
}

async function createLockedAccount(auth: AdminAuth, displayName: string): Promise<string> {
  try {
    await auth.createUser({ uid: LOCKED_ACCOUNT, displayName });
  } catch (error) {
    if (!hasCode(error, 'auth/uid-already-exists')) throw error;
  }
  return LOCKED_ACCOUNT;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function publishRoom(
  origin: string,
  request: { roomId: string; revision: number },
  idToken: string,
): Promise<void> {
  const answer = await postJson(`${origin}/api/publishRoom`, request, idToken);
  const { isPublished, findings } = v.parse(publishSchema, answer);
  if (!isPublished)
    throw new Error(`The demo room ${request.roomId} was refused: ${JSON.stringify(findings)}`);
}

async function postJson(address: string, body: object, idToken: string): Promise<unknown> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${new URL(address).pathname} was answered by ${answer.status}: ${text}`);
  return JSON.parse(text);
}
