import * as v from 'valibot';
import type { AdminApp, AdminSdk } from '../../local/functions-host/requireAdminSdk.ts';
import { type DemoAccount, demoCreator } from '../../seeds/demoAccounts.ts';
import type { SeedTarget } from '../../seeds/seedDemo.ts';

const signInSchema = v.object({ idToken: v.string() });
const publishSchema = v.object({ isPublished: v.boolean(), findings: v.array(v.unknown()) });

/** Seeds a running backend: documents, accounts and files by the Admin SDK, publishing by the app's own call. */
export function createSeedTarget(sdk: AdminSdk, app: AdminApp, origin: string): SeedTarget {
  const firestore = sdk.getFirestore(app);
  return {
    setDocument: async (path, data) => {
      await firestore.doc(path).set(data);
    },
    createAccount: (account) => createAccount(sdk.getAuth(app), account),
    storeCover: async (roomId, room) => {
      // Drawing takes long to load, and a folder is seeded only once.
      const { drawCover } = await import('./drawCover.ts');
      const cover = await drawCover(room, (uri) => fetchPicture(origin, uri));
      const file = sdk.getStorage(app).bucket().file(`images/${roomId}.webp`);
      await file.save(cover, { contentType: 'image/webp' });
      const { pathname, search } = new URL(await sdk.getDownloadURL(file));
      return `${pathname}${search}`;
    },
    publishRoom: (roomId, room) => publishRoom(origin, roomId, room.revision),
    now: () => Math.floor(Date.now() / 1000),
  };
}

async function createAccount(auth: ReturnType<AdminSdk['getAuth']>, account: DemoAccount): Promise<string> {
  const { name: displayName, email, password } = account;
  try {
    return (await auth.createUser({ displayName, email, password })).uid;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return (await auth.getUserByEmail(email)).uid;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/email-already-exists';
}

async function fetchPicture(origin: string, uri: string): Promise<Buffer> {
  const answer = await fetch(new URL(uri, origin));
  if (!answer.ok) throw new Error(`The picture ${uri} was answered by ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function publishRoom(origin: string, roomId: string, revision: number): Promise<void> {
  const idToken = await signIn(origin, demoCreator);
  const answer = await postJson(`${origin}/api/publishRoom`, { roomId, revision }, idToken);
  const { isPublished, findings } = v.parse(publishSchema, answer);
  if (!isPublished) throw new Error(`The demo room ${roomId} was refused: ${JSON.stringify(findings)}`);
}

async function signIn(origin: string, { email, password }: DemoAccount): Promise<string> {
  const address = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  return v.parse(signInSchema, await postJson(address, { email, password })).idToken;
}

async function postJson(address: string, body: object, idToken?: string): Promise<unknown> {
  const authorization = idToken === undefined ? {} : { authorization: `Bearer ${idToken}` };
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${new URL(address).pathname} was answered by ${answer.status}: ${text}`);
  return JSON.parse(text);
}
