// @isolation backend

import { FieldValue } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { publishRoom } from '../rooms/publishRoom.ts';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { CREATOR, createTestRoom, summaryOf } from '../testing/testRoom.ts';
import { fillSummaries } from './fillSummaries.ts';

serveTests();

const LATER = [
  'isListed',
  'hasNewerDraft',
  'editedAt',
  'searchWords',
  'difficulty',
  'goodFor',
  'bestTime',
  'language',
  'coverBackground',
];

it('adds missing fields to old summaries, page by page, and ends', async () => {
  const deps = createTestDeps();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const asBefore = async (id: string) => {
    const stored = Object.entries((await deps.read(`summary/${id}`)) ?? {});
    await deps.db
      .doc(`summary/${id}`)
      .set(Object.fromEntries(stored.filter(([name]) => !LATER.includes(name))));
  };
  for (const id of ['live', 'slow', 'chosen', 'spoken', 'draft']) await deps.saveDraft(id, createTestRoom());
  for (const roomId of ['live', 'chosen', 'spoken'])
    await publishRoom({ roomId, revision: 3 }, CREATOR, deps);
  await deps.db.doc('records/a').set({ roomId: 'live', version: 1, time: 9000 });
  await deps.db.doc('records/b').set({ roomId: 'live', version: 1, time: 7000 });
  for (const id of ['live', 'slow', 'draft']) await asBefore(id);
  // Rated by the former rules, so it is rated again.
  const difficulty = { band: 'medium', minutes: 8 };
  await deps.db.doc('summary/chosen').update({ isListed: false, difficulty });
  await deps.db.doc('summary/spoken').update({ isListed: false, language: FieldValue.delete() });
  await deps.db.doc('summary/chosen').update({ goodFor: FieldValue.delete() });
  await deps.db.doc('summary/orphan').set(summaryOf(createTestRoom({ isPublished: true })));
  await asBefore('orphan');

  for (let run = 0; run < 4; run++) await fillSummaries(deps.db, 2);

  const none = {
    isListed: true,
    searchWords: [],
    difficulty: null,
    goodFor: 1,
    bestTime: null,
    language: null,
    coverBackground: null,
  };
  expect(await deps.read('summary/live')).toMatchObject({
    ...{ isListed: true, hasNewerDraft: false, bestTime: 7000, difficulty: { band: 'easy', minutes: 3 } },
    goodFor: 1,
    searchWords: expect.arrayContaining(['stud']),
    language: 'en',
    coverBackground: 'study',
  });
  expect(await deps.read('summary/draft')).toMatchObject(none);
  expect(await deps.read('summary/orphan')).toMatchObject(none);
  expect(await deps.read('summary/chosen')).toMatchObject({
    isListed: false,
    difficulty: { band: 'easy', minutes: 3 },
    goodFor: 1,
  });
  expect(await deps.read('summary/spoken')).toMatchObject({ isListed: false, language: 'en' });
  expect(await deps.read('sweeps/summaries')).toMatchObject({ isDone: true, generation: 6 });
  await asBefore('live');
  await fillSummaries(deps.db, 2);
  expect(await deps.read('summary/live')).not.toHaveProperty('isListed');
  warn.mockRestore();
});

it('marks rooms that were hidden before marks existed, and shows creators of unpublished rooms their draft’s cover', async () => {
  const deps = createTestDeps();
  const [draft, version] = ['/images/x.webp', '/v0/b/x/o/versions%2Fx%2F2.webp?alt=media&token=t'];
  const hidden = { reason: 'insult', answer: '', wasPublished: true } as const;
  const room = createTestRoom({ imageUrl: draft });
  await deps.saveDraft('shut', room, { imageUrl: version, hidden });
  await deps.saveDraft('offline', room, { imageUrl: version });
  await deps.saveDraft('public', room, { imageUrl: version, isPublished: true });
  await deps.db.doc('sweeps/summaries').delete();

  await fillSummaries(deps.db);

  const shown = async (id: string) => (await deps.read(`summary/${id}`))?.imageUrl;
  expect([await shown('shut'), await shown('offline'), await shown('public')]).toEqual([
    draft,
    draft,
    version,
  ]);
  const marks = await deps.db.collection('hiddenRooms').get();
  expect(marks.docs.map(({ id }) => id)).toEqual(['shut']);
});
