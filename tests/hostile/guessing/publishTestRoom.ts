import type { requireAdminSdk } from '#local/adminSdk';
import { CREATOR, createTestRoom, summaryOf } from '../../../functions/src/testing/testRoom.ts';

type Sdk = ReturnType<typeof requireAdminSdk>;

/** The published room, whose code has four digits, and the label of its lock. */
export const ROOM_ID = 'guessed';
export const LOCK = 'chest';

const ACCOUNT = { email: 'creator@example.com', password: 'correct horse' };

/** Publishes a room as its creator does. */
export async function publishTestRoom(
  db: ReturnType<Sdk['getFirestore']>,
  auth: ReturnType<Sdk['getAuth']>,
  origin: string,
): Promise<void> {
  const room = createTestRoom({ revision: 1 });
  await auth.createUser({ uid: CREATOR.userId, ...ACCOUNT });
  await db.doc(`rooms/${ROOM_ID}`).set({ ...room });
  await db.doc(`summary/${ROOM_ID}`).set({ ...summaryOf(room) });
  const published = await fetch(`${origin}/api/publishRoom`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await signIn(origin)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ roomId: ROOM_ID, revision: 1 }),
  });
  if (!published.ok) throw new Error(`The room was not published: ${await published.text()}`);
}

async function signIn(origin: string): Promise<string> {
  const signedIn = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`, {
    method: 'POST',
    body: JSON.stringify({ ...ACCOUNT, returnSecureToken: true }),
  });
  const { idToken } = (await signedIn.json()) as { idToken: string };
  return idToken;
}
