// @isolation backend

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SentItem } from '../../../core/calls/pieces/uploads.ts';
import { refuse, success } from '../../../core/util/result.ts';
import { sweepPictures } from '../cleaning/sweepUploads.ts';
import { encodePicture } from '../pictures/encodePicture.ts';
import { keepPicture } from '../pictures/keepPicture.ts';
import { readRawFile } from '../pictures/readRawFile.ts';
import { askReview } from '../reviews/askReview.ts';
import { withdrawReview } from '../reviews/withdrawReview.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { deleteUpload } from './deleteUpload.ts';
import { saveUpload } from './saveUpload.ts';
import { takePicture } from './takePicture.ts';

const PRO = { userId: 'pro', name: 'Ada' };
const OTHER = { userId: 'other', name: 'Bob' };
const FREE = { userId: 'free', name: 'Cy' };

serveTests();

let deps: TestDeps;

beforeAll(async () => {
  deps = createTestDeps();
  for (const { userId } of [PRO, OTHER])
    await deps.db.doc(`users/${userId}`).set({ stripeId: 'granted', isPro: true });
});

let squares = 0;

/** A different colour each time by default. */
function nextColor(): string {
  return `#c040${(0x20 + squares++).toString(16)}`;
}

function drawSquare(background: string): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 20, channels: 4, background } })
    .png()
    .toBuffer();
}

async function takeSquare(caller = PRO, color = nextColor()): Promise<string> {
  await deps.bucket.file(`uploads/${caller.userId}/a.png`).save(await drawSquare(color));
  const answer = await takePicture({ fileName: 'a.png', kind: 'item' }, caller, deps);
  if (answer.type !== 'taken') throw new Error(answer.reason);
  expect(answer.picture).toMatchObject({ width: 40, height: 20, color });
  return answer.picture.uri;
}

function itemWith(uri: string, name = 'A lamp'): SentItem {
  return {
    name,
    tag: 'Decorations',
    width: 12,
    aspect: 0.5,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    anchor: 'wall',
    defaultPosition: { x: 40, y: 20 },
    variants: { red: { default: uri, opened: uri } },
    colorOrder: ['red'],
    isContainer: false,
    isLockable: false,
  };
}

it('keeps an own item whose pictures are the caller’s, and nobody else’s', async () => {
  const uri = await takeSquare();
  expect((await deps.bucket.getFiles({ prefix: 'uploads/' }))[0]).toEqual([]);
  const upload = await saveUpload({ kind: 'item', entry: itemWith(uri) }, PRO, deps);
  expect(upload).toMatchObject({
    userId: 'pro',
    review: null,
    entry: { id: upload.id, collection: 'own', is_active: true },
  });
  const { id, ...stored } = upload;
  expect(await deps.read(`uploads/${id}`)).toEqual(stored);

  const changed = await saveUpload(
    { uploadId: id, kind: 'item', entry: itemWith(uri, 'A torch') },
    PRO,
    deps,
  );
  expect(changed).toMatchObject({ id, entry: { name: 'A torch' } });
  const stolen = { kind: 'item', entry: itemWith(uri) } as const;
  await expect(saveUpload(stolen, OTHER, deps)).rejects.toMatchObject({ code: 'conflict' });
  await expect(saveUpload({ ...stolen, uploadId: id }, OTHER, deps)).rejects.toMatchObject({
    code: 'notFound',
  });
});

it('responds the same to deletions of nothing, own, deleted and other users’ data, and deletes own data only', async () => {
  const { id } = await saveUpload({ kind: 'item', entry: itemWith(await takeSquare()) }, PRO, deps);
  const picturesOf = async () =>
    (await deps.db.collection('pictures').where('usedBy', '==', id).get()).docs.map(
      (stored) => stored.ref.path,
    );
  const before = await picturesOf();
  for (const uploadId of [id, 'never-there'])
    expect(await deleteUpload({ uploadId }, OTHER, deps)).toEqual({ uploadId });
  expect(await deps.read(`uploads/${id}`)).toMatchObject({ userId: 'pro' });
  expect(await picturesOf()).toEqual(before);
  for (const _ of ['there', 'gone']) {
    expect(await deleteUpload({ uploadId: id }, PRO, deps)).toEqual({ uploadId: id });
    expect(await deps.read(`uploads/${id}`)).toBeUndefined();
  }
  expect(await picturesOf()).toEqual([]);
  await expect(deleteUpload({ uploadId: id }, null, deps)).rejects.toMatchObject({ code: 'unauthenticated' });
});

describe('the same picture sent again', () => {
  const keep = (uri: string, caller = PRO) =>
    saveUpload({ kind: 'item', entry: itemWith(uri) }, caller, deps);
  const filesOf = async (uri: string) =>
    (await deps.bucket.getFiles({ prefix: uri.slice(1, -'.webp'.length) }))[0].length;

  it('is stored once for an account, and never shared with another one', async () => {
    const color = nextColor();
    const uri = await takeSquare(PRO, color);
    expect(await takeSquare(PRO, color)).toBe(uri);
    const others = await takeSquare(OTHER, color);
    expect(others).not.toBe(uri);
    await expect(keep(uri, OTHER)).rejects.toMatchObject({ code: 'conflict' });
    const { size } = await deps.db.collection('pictures').where('userId', '==', OTHER.userId).get();
    expect(size).toBe(1);
  });

  it('stays while one upload shows it, and is deleted with the last', async () => {
    const color = nextColor();
    const uri = await takeSquare(PRO, color);
    const [first, second, third] = [
      await keep(uri),
      await keep(await takeSquare(PRO, color)),
      await keep(uri),
    ];
    for (const { id } of [first, third]) {
      await deleteUpload({ uploadId: id }, PRO, deps);
      expect(await filesOf(uri)).toBe(2);
      expect(await keep(uri)).toMatchObject({ entry: { variants: { red: { default: uri } } } });
    }
    const all = await deps.db.collection('uploads').where('userId', '==', PRO.userId).get();
    const showing = all.docs.filter((each) => each.get('entry.variants.red.default') === uri);
    expect(showing.map(({ id }) => id)).toContain(second.id);
    for (const { id } of showing) await deleteUpload({ uploadId: id }, PRO, deps);
    expect(await filesOf(uri)).toBe(0);
    expect(await deps.read(uri.slice(1, -'.webp'.length))).toBeUndefined();
    expect(await takeSquare(PRO, color)).not.toBe(uri);
  });

  it('is stored once if it arrives twice at the same time, as at two instances', async () => {
    const encoded = await encodePicture(await drawSquare(nextColor()), 'item');
    if (!encoded.ok) throw new Error(encoded.refusal);
    const owner = { userId: 'twice', kind: 'item' } as const;
    const ids = await Promise.all([1, 2, 3].map(() => keepPicture(deps, owner, encoded.value)));
    expect(new Set(ids).size).toBe(1);
    const stored = await deps.db.collection('pictures').where('userId', '==', owner.userId).get();
    expect(stored.docs.map(({ id }) => id)).toEqual([ids[0]]);
    const files = (await deps.bucket.getFiles({ prefix: 'pictures/' }))[0].map(({ name }) => name);
    const known = new Set((await deps.db.collection('pictures').get()).docs.map(({ id }) => id));
    const idOf = (name: string) => name.replace(/^.*\/|(@2x)?\.webp$/g, '');
    expect(files.filter((name) => !known.has(idOf(name)))).toEqual([]);
  });

  it('waits as long as a new one if nobody has used it yet', async () => {
    const color = nextColor();
    const uri = await takeSquare(PRO, color);
    deps.passTime(23 * 60 * 60_000);
    expect(await takeSquare(PRO, color)).toBe(uri);
    deps.passTime(23 * 60 * 60_000);
    await sweepPictures(deps, deps.now());
    expect(await filesOf(uri)).toBe(2);
    deps.passTime(60 * 60_000);
    await sweepPictures(deps, deps.now());
    expect(await filesOf(uri)).toBe(0);
  });
});

it('requires a plan for uploading, and none for deleting', async () => {
  const [taking, asking] = [{ fileName: 'a.png', kind: 'item' } as const, { uploadId: 'u' }];
  await expect(takePicture(taking, FREE, deps)).rejects.toMatchObject({ code: 'planNeeded' });
  await expect(takePicture(taking, null, deps)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(askReview(asking, FREE, deps)).rejects.toMatchObject({ code: 'planNeeded' });
  await expect(takePicture(taking, PRO, deps)).rejects.toMatchObject({ code: 'notFound' });
  expect(await deleteUpload(asking, FREE, deps)).toEqual(asking);
});

it('finds no file of 200 MB in the store', async () => {
  const pieces = Array.from({ length: 200 }, () => Buffer.alloc(1024 * 1024));
  const file = deps.bucket
    .file('uploads/pro/huge.png')
    .createWriteStream({ resumable: false, validation: false });
  await expect(pipeline(Readable.from(pieces), file)).rejects.toThrow('More than the 5242880 bytes');
  const taking = takePicture({ fileName: 'huge.png', kind: 'item' }, PRO, deps);
  await expect(taking).rejects.toMatchObject({ code: 'notFound' });
});

it('refuses a file of too many bytes unread, should one lie in the store all the same', async () => {
  const file = deps.bucket.file('uploads/pro/heavy.png');
  await file.save(Buffer.alloc(11, 'x'));
  expect(await readRawFile(file, 10)).toEqual(refuse('tooManyBytes'));
  expect(await readRawFile(file, 11)).toEqual(success(Buffer.alloc(11, 'x')));
  const answer = await takePicture({ fileName: 'heavy.png', kind: 'item' }, PRO, deps, 10);
  expect(answer).toEqual({ type: 'refused', reason: 'tooManyBytes' });
  expect((await deps.bucket.getFiles({ prefix: 'uploads/pro/' }))[0]).toEqual([]);
});

it('limits a person to 60 pictures in ten minutes and 200 MB, and checks the plan first', async () => {
  const taking = { fileName: 'none.png', kind: 'item' } as const;
  const full = createTestDeps(deps.now());
  await deps.db.doc('users/full').set({ stripeId: 'granted', isPro: true });
  await deps.db.doc('pictures/full').set({ userId: 'full', bytes: 200 * 1024 * 1024 });
  const caller = { userId: 'full', name: 'Fay' };
  await expect(takePicture(taking, caller, full)).rejects.toMatchObject({ code: 'quotaReached' });
  await deps.db.doc('pictures/full').delete();
  const tries = Array.from({ length: 60 }, () => takePicture(taking, caller, full));
  const outcomes = await Promise.allSettled(tries);
  const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
  // More than memory allows are refused as busy.
  expect(codes.filter((code) => code !== 'notFound' && code !== 'busy')).toEqual([]);
  await expect(takePicture(taking, caller, full)).rejects.toMatchObject({ code: 'tooManyRequests' });
  full.passTime(10 * 60_000);
  await expect(takePicture(taking, caller, full)).rejects.toMatchObject({ code: 'notFound' });
});

it('offers a frozen copy to the library, again after a change, and withdraws it', async () => {
  const { id } = await saveUpload({ kind: 'item', entry: itemWith(await takeSquare()) }, PRO, deps);
  const asked = await askReview({ uploadId: id }, PRO, deps);
  expect(await askReview({ uploadId: id }, PRO, deps)).toEqual(asked);
  const waiting = `reviews/${asked.review?.reviewId}`;
  expect(await deps.read(waiting)).toMatchObject({
    uploadId: id,
    userName: 'Ada',
    entry: asked.entry,
    status: 'waiting',
  });

  deps.passTime(1000);
  await saveUpload({ uploadId: id, kind: 'item', entry: itemWith(await takeSquare(), 'Other') }, PRO, deps);
  expect(await deps.read(waiting)).toMatchObject({ entry: asked.entry });
  const again = await askReview({ uploadId: id }, PRO, deps);
  expect(await deps.read(waiting)).toBeUndefined();
  expect(await deps.read(`reviews/${again.review?.reviewId}`)).toMatchObject({ entry: { name: 'Other' } });

  expect(await withdrawReview({ uploadId: id }, PRO, deps)).toMatchObject({ review: null });
  expect((await deps.db.collection('reviews').get()).size).toBe(0);
  await askReview({ uploadId: id }, PRO, deps);
  await deleteUpload({ uploadId: id }, PRO, deps);
  expect((await deps.db.collection('reviews').get()).size).toBe(0);
  expect((await deps.db.collection('pictures').where('usedBy', '==', id).get()).size).toBe(0);
});
