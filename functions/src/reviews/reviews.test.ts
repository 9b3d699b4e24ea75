// @isolation backend

import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { items } from '../../../art/items/library.ts';
import { itemDrawing } from '../../../art/pictures.ts';
import { render } from '../../../art/render.ts';
import type { DecideReviewRequest } from '../../../core/calls/library/decideReview.ts';
import type { ItemChanges } from '../../../core/catalogue/managedEntry.ts';
import { uploadUri } from '../../../core/catalogue/pictureAddresses.ts';
import { UNDO_SECONDS } from '../../../core/catalogue/review.ts';
import type { Upload } from '../../../core/catalogue/upload.ts';
import { chestEntry } from '../../../core/testing/entries.ts';
import { builtInCatalogue } from '../../../seeds/catalogue/builtInCatalogue.ts';
import { builtEntries } from '../../../seeds/catalogue/seedCatalogue.ts';
import { saveCatalogueEntry } from '../catalogue/saveCatalogueEntry.ts';
import { sweepLibrary } from '../cleaning/sweepLibrary.ts';
import type { Caller } from '../http/findCaller.ts';
import { type Encoded, encodePicture } from '../pictures/encodePicture.ts';
import { fileName, OWN_FOLDER, PICTURE_SIZES } from '../pictures/pictureFiles.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { toStored } from '../uploads/upload.ts';
import { askReview } from './askReview.ts';
import { decideReview } from './decideReview.ts';
import { holdReview } from './holdReview.ts';
import { listReviews } from './listReviews.ts';
import { undoReview } from './undoReview.ts';
import { uploaderHistory } from './uploaderHistory.ts';

const ADA: Caller = { userId: 'ada', name: 'Ada' };
const BEN: Caller = { userId: 'ben', name: 'Ben' };
const MAKER: Caller = { userId: 'maker', name: 'Priya' };

serveTests();

let deps: TestDeps;
let made = 0;

beforeAll(async () => {
  deps = createTestDeps();
  await deps.db.doc('users/maker').set({ stripeId: 'granted', isPro: true });
});

/** Offers an upload with a picture to the library; returns the ids of both. */
async function offer(name = 'A lamp', uploadId = `upload-${++made}`, drawn?: Encoded) {
  const pictureId = `${'p'.repeat(18)}${String(++made).padStart(2, '0')}`;
  const picture = uploadUri(pictureId);
  for (const size of PICTURE_SIZES)
    await deps.bucket.file(fileName(OWN_FOLDER, pictureId, size)).save(Buffer.from(pictureId));
  if (drawn) {
    const { width, height, likeness } = drawn;
    const measured = { userId: MAKER.userId, width, height, bytes: 9000, likeness };
    await deps.db.doc(`pictures/${pictureId}`).set(measured);
  }
  const variants = { red: { default: picture, opened: picture } };
  const entry = { ...chestEntry, id: uploadId, name, variants, colorOrder: ['red'], collection: 'own' };
  const seconds = Math.floor(deps.now() / 1000);
  const facts = { id: uploadId, userId: MAKER.userId, createdAt: seconds, editedAt: seconds, review: null };
  const upload: Upload = { ...facts, kind: 'item', entry };
  await deps.db.doc(`uploads/${uploadId}`).set(toStored(upload));
  const { review } = await askReview({ uploadId }, MAKER, deps);
  return { uploadId, reviewId: review?.reviewId ?? '', pictureId };
}

/** Returns a database that fails after this number of transactions. */
function cutOffAfter(db: TestDeps['db'], most: number): TestDeps['db'] {
  let begun = 0;
  const runTransaction: TestDeps['db']['runTransaction'] = (work, options) =>
    begun++ < most ? db.runTransaction(work, options) : Promise.reject(new Error('cut off'));
  return Object.create(db, { runTransaction: { value: runTransaction } });
}

const libraryEntry = (uploadId: string) => deps.read(`items/u_${uploadId}`);
const stateOf = async (uploadId: string) => (await deps.read(`uploads/${uploadId}`))?.review;
const approve = (reviewId: string, admin = ADA) =>
  decideReview({ reviewId, decision: 'approve' }, admin, deps);

describe('decideReview', () => {
  it('approves: the library gets the entry with copied pictures, and uploader and audit log are informed', async () => {
    const { uploadId, reviewId, pictureId } = await offer('Fortune teller');
    expect(await approve(reviewId)).toMatchObject({ type: 'decided', review: { status: 'approved' } });
    const picture = `/pictures/library/${pictureId}.webp`;
    expect(await libraryEntry(uploadId)).toMatchObject({
      id: `u_${uploadId}`,
      name: 'Fortune teller',
      variants: { red: { default: picture, opened: picture } },
      collection: 'basic',
      is_active: true,
      searchWords: expect.arrayContaining(['fortune', 'tell']),
    });
    const files = await deps.bucket.getFiles({ prefix: 'pictures/library/' });
    expect(files[0].map(({ name }) => name)).toContain(`pictures/library/thumbs/${pictureId}.webp`);
    expect(await stateOf(uploadId)).toMatchObject({ status: 'approved', reason: null });
    const logged = await deps.db.collection('audit').where('target', '==', `reviews/${reviewId}`).get();
    expect(logged.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'approveReview', byUserId: 'ada', byName: 'Ada' },
    ]);
  });

  it('leaves nothing behind if it is interrupted before the decision, and deletes nothing approved', async () => {
    const copies = async (id: string) => {
      const [files] = await deps.bucket.getFiles({ prefix: 'pictures/library/' });
      return files.filter(({ name }) => name.includes(id)).length;
    };
    const cutOff = async (reviewId: string) => {
      const db = cutOffAfter(deps.db, 1);
      const request = { reviewId, decision: 'approve' } as const;
      await expect(decideReview(request, ADA, { ...deps, db })).rejects.toThrow('cut off');
    };
    const [left, later, held] = [await offer(), await offer(), await offer()];
    await approve(held.reviewId);
    for (const { reviewId } of [left, later]) await cutOff(reviewId);
    expect(await Promise.all([left, later, held].map((one) => copies(one.pictureId)))).toEqual([3, 3, 3]);
    const noon = deps.now();
    deps.passTime(24 * 60 * 60_000 - 2000);
    await sweepLibrary(deps, deps.now());
    expect(await copies(left.pictureId)).toBe(3);
    await approve(later.reviewId);
    await sweepLibrary(deps, noon + 48 * 60 * 60_000);
    expect(await Promise.all([left, later, held].map((one) => copies(one.pictureId)))).toEqual([0, 3, 3]);
    expect(await deps.read(`libraryPictures/${left.pictureId}`)).toBeUndefined();

    // A picture that was in the library before `libraryPictures` existed is never deleted.
    await deps.db.doc(`libraryPictures/${held.pictureId}`).delete();
    await deps.db.doc(`reviews/${held.reviewId}`).update({ status: 'waiting' });
    await cutOff(held.reviewId);
    await sweepLibrary(deps, noon + 96 * 60 * 60_000);
    expect(await copies(held.pictureId)).toBe(3);
    await approve(left.reviewId);
    expect(await copies(left.pictureId)).toBe(3);
  });

  it('rejects with a reason and a note, which the uploader sees, and adds nothing to the library', async () => {
    const { uploadId, reviewId } = await offer();
    const note = 'The highlight comes from the right.';
    const request: DecideReviewRequest = { reviewId, decision: 'reject', reason: 'wrongLight', note };
    await decideReview(request, ADA, deps);
    expect(await stateOf(uploadId)).toMatchObject({ status: 'rejected', reason: 'wrongLight', note });
    expect(await libraryEntry(uploadId)).toBeUndefined();
  });

  it('accepts the first decision of two simultaneous reviewers, and names its reviewer to the other', async () => {
    const { uploadId, reviewId } = await offer();
    const answers = await Promise.all([
      approve(reviewId, ADA),
      decideReview({ reviewId, decision: 'reject', reason: 'other' }, BEN, deps),
    ]);
    expect(answers.map(({ type }) => type).sort()).toEqual(['conflict', 'decided']);
    const [one, other] = answers.map(({ review }) => review);
    expect(one).toMatchObject({ status: other?.status, decidedBy: other?.decidedBy });
    expect(await stateOf(uploadId)).toMatchObject({ status: one?.status });
    expect((await libraryEntry(uploadId)) !== undefined).toBe(one?.status === 'approved');
  });

  it('returns the same result for a repeated decision of the same reviewer, and changes nothing', async () => {
    const { reviewId } = await offer();
    const first = await approve(reviewId);
    deps.passTime(5000);
    expect(await approve(reviewId)).toEqual(first);
  });

  it('keeps what is approved while a change of it waits, and replaces it when that is approved', async () => {
    const { uploadId, reviewId } = await offer('Old lamp');
    await approve(reviewId);
    await deps.db.doc(`items/u_${uploadId}`).update({ collection: 'old-tales', setByAdmin: ['collection'] });
    deps.passTime(60_000);
    const changed = await offer('New lamp', uploadId);
    expect(await libraryEntry(uploadId)).toMatchObject({ name: 'Old lamp' });
    await approve(changed.reviewId);
    expect(await libraryEntry(uploadId)).toMatchObject({ name: 'New lamp', collection: 'old-tales' });
    await undoReview({ reviewId: changed.reviewId }, ADA, deps);
    expect(await libraryEntry(uploadId)).toMatchObject({ name: 'Old lamp', is_active: true });
  });
});

describe('undoReview', () => {
  it('puts it back at its place in the queue; the new library entry becomes inactive, since rooms may hold it', async () => {
    const { uploadId, reviewId } = await offer();
    await approve(reviewId);
    await expect(undoReview({ reviewId }, BEN, deps)).rejects.toMatchObject({ code: 'conflict' });
    expect(await undoReview({ reviewId }, ADA, deps)).toMatchObject({ status: 'waiting', decidedBy: null });
    expect(await stateOf(uploadId)).toMatchObject({ status: 'waiting', decidedAt: null });
    expect(await libraryEntry(uploadId)).toMatchObject({ is_active: false });
    await approve(reviewId, BEN);
    expect(await libraryEntry(uploadId)).toMatchObject({ is_active: true });
  });

  it('keeps fields that an admin has set since, and is refused if those concern the pictures', async () => {
    const { uploadId, reviewId } = await offer('Old clock');
    await approve(reviewId);
    deps.passTime(60_000);
    const changed = await offer('New clock', uploadId);
    await approve(changed.reviewId);
    const edit = (changes: ItemChanges) =>
      saveCatalogueEntry({ kind: 'item', id: `u_${uploadId}`, changes }, BEN, deps);
    await edit({ width: 31, collection: 'old-tales' });
    await undoReview({ reviewId: changed.reviewId }, ADA, deps);
    const kept = { width: 31, collection: 'old-tales', setByAdmin: ['collection', 'width'] };
    expect(await libraryEntry(uploadId)).toMatchObject({ ...kept, name: 'Old clock' });

    await approve(changed.reviewId);
    await edit({ aspect: 2 });
    await expect(undoReview({ reviewId: changed.reviewId }, ADA, deps)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await libraryEntry(uploadId)).toMatchObject({ name: 'New clock', aspect: 2 });
  });

  it('is refused after ten minutes', async () => {
    const { reviewId } = await offer();
    await approve(reviewId);
    deps.passTime((UNDO_SECONDS + 1) * 1000);
    await expect(undoReview({ reviewId }, ADA, deps)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the likeness of pictures', () => {
  const draw = async (color: string, quality = 90, size = 300) => {
    const kite = `<path d="M150 20 L250 120 L150 290 L60 120 Z" fill="${color}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${kite}</svg>`;
    const file = await sharp(Buffer.from(svg)).resize(size).webp({ quality }).toBuffer();
    const encoded = await encodePicture(file, 'item');
    return encoded.ok ? encoded.value : expect.unreachable();
  };
  it('shows the reviewer a similar picture of the library, in any encoding', async () => {
    const kite = await offer('Kite', 'kite', await draw('#b8322c'));
    const held = await holdReview({ reviewId: kite.reviewId }, ADA, deps);
    expect(held).toMatchObject({ measured: { width: 300, height: 300, bytes: 9000 }, alike: null });
    await approve(kite.reviewId);
    const same = await offer('Same kite', 'same', await draw('#b8322c', 60, 240));
    const green = await offer('Green kite', 'green', await draw('#2c8a32', 60, 240));
    const likeKite = { id: 'u_kite', name: 'Kite', isSame: true };
    expect(await holdReview({ reviewId: same.reviewId }, ADA, deps)).toMatchObject({ alike: likeKite });
    expect(await holdReview({ reviewId: green.reviewId }, ADA, deps)).toMatchObject({ alike: null });
  });

  it('recognizes a built-in item that was uploaded as one’s own, with the seeded library', async () => {
    const plant = items.find(({ entry }) => entry.id === 'plant') ?? expect.unreachable();
    const seeded = builtEntries(builtInCatalogue).filter(({ path }) => /^items\/(plant|crate)$/.test(path));
    for (const { path, fields } of seeded) await deps.db.doc(path).set(fields);
    const { size, draw } = itemDrawing(plant, plant.entry.colorOrder[0] ?? '', 'default');
    const copied = await sharp(await render(draw(), size))
      .resize(200)
      .webp({ quality: 60 })
      .toBuffer();
    const encoded = await encodePicture(copied, 'item');
    const mine = await offer('My fern', 'fern', encoded.ok ? encoded.value : expect.unreachable());
    expect(await holdReview({ reviewId: mine.reviewId }, ADA, deps)).toMatchObject({
      alike: { id: 'plant', isSame: true },
    });
  });
});

describe('the queue', () => {
  it('names for two minutes the admin who opened a review first', async () => {
    const { reviewId } = await offer();
    expect(await holdReview({ reviewId }, ADA, deps)).toMatchObject({ heldBy: null });
    expect(await holdReview({ reviewId }, BEN, deps)).toMatchObject({ heldBy: 'Ada' });
    deps.passTime(121_000);
    expect(await holdReview({ reviewId }, BEN, deps)).toMatchObject({ heldBy: null });
    expect(await holdReview({ reviewId }, ADA, deps)).toMatchObject({ heldBy: 'Ben' });
  });

  it('comes in pages, oldest first, each review once, with the number of all that wait', async () => {
    const queue = { kind: 'background', status: 'waiting' } as const;
    const batch = deps.db.batch();
    const entry = { name: 'Hall', theme: '', moods: { day: { uri: '/a.webp', ambient: '#ffffff' } } };
    for (let place = 0; place < 45; place++)
      batch.set(deps.db.doc(`reviews/queued-${String(place).padStart(2, '0')}`), {
        ...{ kind: 'background', status: 'waiting', uploadId: 'u', userId: 'someone', userName: 'Some' },
        ...{
          askedAt: 1000 + Math.floor(place / 3),
          entry: { ...entry, id: 'u', collection: 'own', is_active: true },
        },
      });
    await batch.commit();
    const first = await listReviews(queue, ADA, deps);
    expect(first).toMatchObject({ waiting: 45, next: { place: 1006, id: 'queued-19' } });
    const second = await listReviews({ ...queue, ...(first.next && { after: first.next }) }, ADA, deps);
    const third = await listReviews({ ...queue, ...(second.next && { after: second.next }) }, ADA, deps);
    const ids = [first, second, third].flatMap(({ reviews }) => reviews.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)].sort());
    expect([ids.length, third.next]).toEqual([45, null]);
  });

  it('returns the results of an uploader’s offers', async () => {
    const unreadable = { userId: 'maker', status: 'rejected', kind: 'item', askedAt: 9_000_000_000 };
    await deps.db.doc('reviews/unreadable').set(unreadable);
    const history = await uploaderHistory({ userId: 'maker' }, ADA, deps);
    const all = await deps.db.collection('reviews').where('userId', '==', 'maker').get();
    expect(history.waiting + history.approved + history.rejected).toBe(all.size);
    expect(history).toMatchObject({ rejected: expect.any(Number), proSince: null });
    expect(history.latest.map(({ userId }) => userId)).toContain('maker');
  });
});
