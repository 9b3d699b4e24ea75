import { join, resolve } from 'node:path';
import { startBackend } from '#local';
import { requireAdminSdk } from '#local/adminSdk';
import { AccountStore, IdTokens, loadSigningKey, openDatabase } from '#local/dataFolder';
import { serveBuiltApp } from '#local/serveBuiltApp';
import { makeBuiltApp } from '#local/testing/makeBuiltApp';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { webpBytes } from '#local/testing/webpBytes';
import { createArtRouter } from '../../art/serving/serve.ts';
import { cleanUp } from '../../functions/src/cleaning/cleanUp.ts';
import { createDigest } from '../../functions/src/deps.ts';
import { openLive } from '../../functions/src/party/openLive.ts';
import { APP_BACKEND, PROJECT_ID } from '../../tools/serve/appBackend.ts';
import { BY_LINK, type Target, type Tokens } from './Target.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const PASSWORD = 'correct horse';
const OWNER = 'ada@example.com';

/** Rules that allow everything, so that requests reach the code behind them. */
const OPEN_RULES = { firestore: 'tests/contract/firestore.rules', storage: 'tests/contract/storage.rules' };

/**
 * Starts the whole server as `npm start` does, with data to steal and to damage. If `isOpen`, its rules
 * forbid nothing, and its good token is that of the account that owns everything.
 */
export async function startTarget({ isOpen = false } = {}): Promise<Target & { close: () => Promise<void> }> {
  const { folder, remove } = makeTemporaryFolder();
  const dataFolder = join(folder, 'data');
  const backend = await startBackend({
    ...APP_BACKEND,
    dataFolder,
    port: 0,
    ...(isOpen && { rules: OPEN_RULES }),
    functionsEntry: resolve('functions/src/index.ts'),
    mounts: { '/art': createArtRouter({ cacheDir: join(folder, 'art') }) },
    createApp: () => serveBuiltApp(makeBuiltApp(join(folder, 'dist'))),
  });
  const tokens = await fillBackend(backend.origin, dataFolder, isOpen ? OWNER : 'mallory@example.com');
  const close = async () => {
    await backend.close();
    remove();
  };
  return { port: backend.port, dataFolder, tokens, close };
}

async function fillBackend(origin: string, dataFolder: string, attacker: string): Promise<Tokens> {
  const sdk = requireAdminSdk();
  const app = sdk.initializeApp();
  const db = sdk.getFirestore(app);
  const auth = sdk.getAuth(app);
  await auth.createUser({ uid: 'ada', email: OWNER, password: PASSWORD });
  await db.doc('users/ada').set({ userId: 'ada', roomCount: 1 });
  await db.doc('rooms/r1').set({ creatorId: 'ada', roomName: 'The study', isPublished: false });
  await db.doc('summary/r1').set({ creatorId: 'ada', roomName: 'The study', isPublished: false });
  await db.doc(`summary/${BY_LINK}`).set({ creatorId: 'ada', isPublished: true, isListed: false });
  const record = { roomId: BY_LINK, version: 1, playerId: 'guest_1', username: 'Bo', time: 1, createdAt: 1 };
  for (const name of ['records', 'furtherRecords', 'teamRecords'])
    await db.doc(`${name}/${BY_LINK}_1_guest_1`).set(record);
  await db.doc(`ratingAggregates/${BY_LINK}`).set({ sum: 4, count: 1 });
  const cover = sdk.getStorage(app).bucket().file('images/r1.webp');
  await cover.save(webpBytes(1000), { contentType: 'image/webp' });
  await sdk.getDownloadURL(cover);
  const good = await signIn(origin, attacker === OWNER ? 'signInWithPassword' : 'signUp', attacker);
  const disabled = await signIn(origin, 'signUp', 'gone@example.com');
  await auth.updateUser(disabled.localId, { disabled: true });
  // The server does this a minute after its start, and its repairs are not caused by an attack.
  const bucket = sdk.getStorage(app).bucket();
  const digest = createDigest(() => 'a key of the tests');
  await cleanUp({ db, auth, bucket, live: openLive(), digest, now: Date.now });
  await sdk.deleteApp(app);
  const now = Date.now();
  return {
    good: issueToken(dataFolder, good.localId, { at: now, signedInAt: now - HOUR }),
    disabled: disabled.idToken,
    expired: issueToken(dataFolder, good.localId, { at: now - DAY, signedInAt: now - DAY }),
  };
}

type SignedIn = { idToken: string; localId: string };

async function signIn(
  origin: string,
  call: 'signUp' | 'signInWithPassword',
  email: string,
): Promise<SignedIn> {
  const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${call}`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return (await answer.json()) as SignedIn;
}

/**
 * Issues a token with the server's own signature, as if it were stolen: from an earlier sign-in, so that it
 * cannot delete an account, or expired. All times are in milliseconds.
 */
function issueToken(
  dataFolder: string,
  localId: string,
  { at, signedInAt }: { at: number; signedInAt: number },
): string {
  const database = openDatabase(join(dataFolder, 'database.sqlite'));
  database.prepare('UPDATE accounts SET valid_since = 0 WHERE local_id = ?').run(localId);
  const account = new AccountStore(database).findById(localId);
  if (!account) throw new Error('The account is gone.');
  const tokens = new IdTokens(PROJECT_ID, loadSigningKey(database), () => at);
  const token = tokens.issue(account, Math.floor(signedInAt / 1000));
  database.close();
  return token;
}
