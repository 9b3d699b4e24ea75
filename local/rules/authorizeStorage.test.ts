// @isolation backend

import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getDownloadURL,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { webpBytes } from '../testing/webpBytes.ts';
import { type RulesBackend, startRulesBackend, type TestBrowser } from './testing/startRulesBackend.ts';

const RULES = `
  function roomOf(id) { return firestore.get(/databases/(default)/documents/rooms/$(id)); }

  match /covers/{room}/{file} {
    allow get: if roomOf(room).data.public == true || request.auth.uid == roomOf(room).data.owner;
    allow create: if request.auth.uid == roomOf(room).data.owner
      && resource == null
      && request.resource.size < 100
      && request.resource.contentType == 'image/webp'
      && request.resource.name.matches('covers/.*[.]webp')
      && request.resource.metadata.get('kind', 'cover') == 'cover';
    allow update: if resource.metadata.get('frozen', 'no') == 'no' && request.resource.metadata.kind == 'cover';
    allow delete: if firestore.exists(/databases/(default)/documents/rooms/$(room)) && request.resource == null
      && request.time > resource.timeCreated;
  }
  match /open/{rest=**} { allow list, get: if true; }
  match /many/{file} {
    allow get: if ${Array.from({ length: 11 }, (_, n) => `!firestore.exists(/databases/(default)/documents/x/d${n})`).join(' && ')};
  }
  match /elsewhere/{file} { allow get: if !firestore.exists(/databases/other/documents/x/d); }
`;

const WEBP = { contentType: 'image/webp' };
const PICTURE = webpBytes(40);

let backend: RulesBackend;
let ada: TestBrowser;
let bob: TestBrowser;
let guest: TestBrowser;

beforeAll(async () => {
  backend = await startRulesBackend({ storage: RULES });
  ada = await backend.openBrowser('ada');
  bob = await backend.openBrowser('bob');
  guest = await backend.openBrowser();
  const rooms = backend.sdk.getFirestore(backend.admin).collection('rooms');
  await rooms.doc('mine').set({ owner: ada.userId, public: false });
  await rooms.doc('shown').set({ owner: ada.userId, public: true });
});
afterAll(() => backend.close());
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const [files] = await backend.sdk.getStorage(backend.admin).bucket().getFiles();
  for (const file of files) await file.delete();
});

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'allowed',
    ({ code }: { code: string }) => code,
  );
const allows = async (promise: Promise<unknown>) => expect(await outcome(promise)).toBe('allowed');
const denies = async (promise: Promise<unknown>) =>
  expect(await outcome(promise)).toBe('storage/unauthorized');
const at = ({ storage }: { storage: FirebaseStorage }, path: string) => ref(storage, path);
const seed = (path: string, metadata = {}) =>
  backend.sdk
    .getStorage(backend.admin)
    .bucket()
    .file(path)
    .save(PICTURE, { contentType: 'image/webp', metadata: { metadata } });

describe('uploads', () => {
  it('are judged by sender, content and room', async () => {
    await denies(uploadBytes(at(bob, 'covers/mine/a.webp'), PICTURE, WEBP));
    await denies(uploadBytes(at(guest, 'covers/mine/a.webp'), PICTURE, WEBP));
    await denies(uploadBytes(at(ada, 'covers/nowhere/a.webp'), PICTURE, WEBP));
    await denies(uploadBytes(at(ada, 'covers/mine/a.png'), PICTURE, WEBP));
    await denies(uploadBytes(at(ada, 'covers/mine/a.webp'), PICTURE, { contentType: 'image/png' }));
    await denies(
      uploadBytes(at(ada, 'covers/mine/a.webp'), PICTURE, { ...WEBP, customMetadata: { kind: 'x' } }),
    );
    await denies(uploadBytes(at(ada, 'unnamed.webp'), PICTURE, WEBP));
    await allows(uploadBytes(at(ada, 'covers/mine/a.webp'), PICTURE, WEBP));
    await denies(uploadBytes(at(ada, 'covers/mine/a.webp'), PICTURE, WEBP));
  });

  it('are judged by the true size, in one piece or in several', async () => {
    await denies(uploadBytes(at(ada, 'covers/mine/a.webp'), webpBytes(100), WEBP));
    await denies(Promise.resolve(uploadBytesResumable(at(ada, 'covers/mine/a.webp'), webpBytes(100), WEBP)));
    await allows(Promise.resolve(uploadBytesResumable(at(ada, 'covers/mine/a.webp'), webpBytes(99), WEBP)));
  });
});

describe('files', () => {
  it('can be read where the rules allow, and by everybody who has the address', async () => {
    await seed('covers/mine/a.webp');
    await seed('covers/shown/a.webp');
    await denies(getBytes(at(guest, 'covers/mine/a.webp')));
    await denies(getMetadata(at(bob, 'covers/mine/a.webp')));
    await allows(getBytes(at(guest, 'covers/shown/a.webp')));
    const address = await getDownloadURL(at(ada, 'covers/mine/a.webp'));
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(address.replace(/token=.*/, 'token=wrong'))).status).toBe(403);
    expect((await fetch(address.replace(/&token=.*/, ''))).status).toBe(403);
  });

  it('have their metadata changed as the rules see both sides', async () => {
    await seed('covers/mine/a.webp');
    const file = at(ada, 'covers/mine/a.webp');
    await denies(updateMetadata(file, { customMetadata: { kind: 'other' } }));
    await allows(updateMetadata(file, { customMetadata: { kind: 'cover', frozen: 'yes' } }));
    await denies(updateMetadata(file, { customMetadata: { kind: 'cover', frozen: 'no' } }));
  });

  it('can be deleted once their room is deleted', async () => {
    await seed('covers/mine/a.webp');
    await seed('covers/nowhere/a.webp');
    await allows(deleteObject(at(bob, 'covers/mine/a.webp')));
    await denies(deleteObject(at(bob, 'covers/nowhere/a.webp')));
  });
});

it('lists by folder, and by a prefix that is no folder only with leave for the folder above', async () => {
  await seed('open/a.webp');
  await allows(list(at(guest, 'open')));
  await denies(list(at(guest, 'covers')));
  await denies(list(at(guest, '')));
  const bucket = storageBucket(DEFAULT_PROJECT_ID);
  const ask = (prefix: string) =>
    fetch(`${backend.origin}/v0/b/${bucket}/o?prefix=${encodeURIComponent(prefix)}`);
  expect([(await ask('open/')).status, (await ask('open/a')).status, (await ask('open')).status]).toEqual([
    200, 200, 403,
  ]);
});

it('looks up ten documents at most, and those of its own database alone', async () => {
  await seed('many/a.webp');
  await seed('elsewhere/a.webp');
  await denies(getBytes(at(guest, 'many/a.webp')));
  expect(console.warn).toHaveBeenLastCalledWith(expect.stringContaining('more than 10 documents'));
  await denies(getBytes(at(guest, 'elsewhere/a.webp')));
  expect(console.warn).toHaveBeenLastCalledWith(expect.stringContaining('no path of a document'));
});
