// @isolation backend

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalBackend, startBackend } from '#local';
import { requireAdminSdk } from '#local/adminSdk';
import { storageBucket } from '#local/config';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { webpBytes } from '#local/testing/webpBytes';
import { createTestRoom } from '../../functions/src/testing/testRoom.ts';
import { APP_BACKEND, PROJECT_ID } from '../../tools/serve/appBackend.ts';

const data = makeTemporaryFolder();
const EMAIL = 'ada.lovelace@example.com';
const NAME = 'Ada-of-Ockham';
const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'staple of another kind';
const ROOM = 'room-of-ada';
const DOCUMENTS = `projects/${PROJECT_ID}/databases/(default)/documents`;

let backend: LocalBackend;
/** Values that must not appear in the log. */
const secrets: Record<string, string> = { EMAIL, NAME, PASSWORD, NEW_PASSWORD };
let log: string;
let entries: Record<string, unknown>[];

beforeAll(async () => {
  backend = await startBackend({
    ...APP_BACKEND,
    dataFolder: data.folder,
    port: 0,
    log: 'file',
    version: '1.2.3',
    functionsEntry: resolve('functions/src/index.ts'),
  });
  await liveThrough();
  await backend.close();
  log = readFileSync(join(data.folder, 'log', 'requests.jsonl'), 'utf8');
  entries = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
});
afterAll(() => data.remove());

/**
 * Uses an account from the sign-up to a new password, with an upload, a refused commit, and a guest's play.
 */
async function liveThrough(): Promise<void> {
  await post('/identitytoolkit.googleapis.com/v1/accounts:signUp', { email: EMAIL, password: PASSWORD });
  const { idToken, refreshToken, localId } = await signIn(PASSWORD);
  Object.assign(secrets, { idToken, refreshToken, localId });
  await signIn('a wrong password');
  await post('/identitytoolkit.googleapis.com/v1/accounts:update', { idToken, displayName: NAME });
  await resetPassword();
  const { idToken: bearer = '' } = await signIn(NEW_PASSWORD);
  Object.assign(secrets, { bearer });
  await upload(bearer);
  const update = { name: `${DOCUMENTS}/rooms/${ROOM}`, fields: { roomName: { stringValue: NAME } } };
  await post(`/v1/${DOCUMENTS}:commit`, { writes: [{ update }] }, bearer);
  await playAsGuest();
  await fetch(`${backend.origin}/${EMAIL}?name=${NAME}`);
}

async function signIn(password: string) {
  return post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
    email: EMAIL,
    password,
    returnSecureToken: true,
  });
}

async function resetPassword(): Promise<void> {
  await post('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: EMAIL,
  });
  const page = await (await fetch(`${backend.origin}/__local/mail`)).text();
  const oobCode = /oobCode=([\w-]+)/.exec(page)?.[1] ?? '';
  secrets.oobCode = oobCode;
  // Once when the mail's link is opened, once when the app applies it.
  await fetch(`${backend.origin}/?mode=resetPassword&oobCode=${oobCode}`);
  await post('/identitytoolkit.googleapis.com/v1/accounts:resetPassword', {
    oobCode,
    newPassword: NEW_PASSWORD,
  });
}

async function upload(idToken: string): Promise<void> {
  const bucket = storageBucket(PROJECT_ID);
  await fetch(`${backend.origin}/v0/b/${bucket}/o?name=${encodeURIComponent(`images/${NAME}.webp`)}`, {
    method: 'POST',
    headers: { authorization: `Firebase ${idToken}`, 'content-type': 'image/webp' },
    body: webpBytes(1000),
  });
}

async function playAsGuest(): Promise<void> {
  const sdk = requireAdminSdk();
  const db = sdk.getFirestore(sdk.getApps()[0] ?? sdk.initializeApp());
  const live = { ...createTestRoom({ isPublished: true }), publishedVersion: 1 };
  await db.doc(`rooms/${ROOM}`).set(live);
  await db.doc(`rooms/${ROOM}/versions/1`).set(live);
  const { playId, guestToken } = await post('/api/startPlay', { roomId: ROOM });
  Object.assign(secrets, { playId, guestToken });
  await post('/api/act', { playId, guestToken, sequence: 1, action: { type: 'start' } });
  await post('/api/nameRecord', { playId, guestToken, username: NAME });
  await post('/api/postRating', { roomId: ROOM, rating: 5, guestToken });
}

async function post(path: string, body: object, idToken?: string): Promise<Record<string, string>> {
  const headers = idToken === undefined ? {} : { authorization: `Bearer ${idToken}` };
  const answer = await fetch(`${backend.origin}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
}

function entryOf(route: string, status: number) {
  return entries.find((entry) => entry.route === route && entry.status === status);
}

describe('the log', () => {
  it('holds nothing of a person: no address, name, password, token or id', () => {
    for (const [name, secret] of Object.entries(secrets)) {
      expect(secret, name).toBeTruthy();
      expect(log, name).not.toContain(secret);
      expect(log, name).not.toContain(encodeURIComponent(secret));
    }
    expect(log).not.toContain('127.0.0.1');
    expect(log).not.toContain('Mozilla');
  });

  it('has one line for each request, with what an operator asks for', () => {
    expect(entryOf('/api/act', 200)).toMatchObject({
      type: 'request',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      id: expect.stringMatching(/^[0-9a-f]{8}-\d+$/),
      method: 'POST',
      part: 'functions',
      ms: expect.any(Number),
      caller: 'guest',
    });
    expect(Number(entryOf('/api/act', 200)?.bytesIn)).toBeGreaterThan(100);
    expect(Number(entryOf('/api/act', 200)?.bytesOut)).toBeGreaterThan(100);
    expect(new Set(entries.map(({ id }) => id).filter(Boolean)).size).toBe(
      entries.filter(({ id }) => id).length,
    );
  });

  it('distinguishes refusals by their codes, and users from others', () => {
    expect(entryOf('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', 400)).toMatchObject({
      part: 'auth',
      error: 'INVALID_LOGIN_CREDENTIALS',
      caller: 'none',
    });
    expect(entryOf('/v1/projects/*:commit', 403)).toMatchObject({
      part: 'firestore',
      error: 'PERMISSION_DENIED',
      caller: 'user',
    });
    expect(entries.some(({ part, caller }) => part === 'storage' && caller === 'user')).toBe(true);
  });

  it('has the Admin SDK’s calls too', () => {
    expect(entryOf('Commit', 0)).toMatchObject({ method: 'gRPC', part: 'firestore', caller: 'admin' });
    expect(entryOf('BatchGetDocuments', 0)).toMatchObject({ method: 'gRPC', caller: 'admin' });
  });
});
