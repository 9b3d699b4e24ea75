// @isolation backend

import { beforeAll, describe, expect, it } from 'vitest';
import type { SummaryRequest } from '../../../core/calls/room/summary.ts';
import { searchWordsOf } from '../../../core/room/lists/searchWords.ts';
import { createTestDeps, type TestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { createTestRoom } from '../testing/testRoom.ts';
import { summary } from './summary.ts';

serveTests();

let deps: TestDeps;

beforeAll(async () => {
  deps = createTestDeps();
  const live = createTestRoom({ isPublished: true });
  await deps.saveDraft('old', live, { createdAt: 100, count: 9, avgRating: 2.5 });
  await deps.saveDraft('middle', live, { createdAt: 200, count: 5, avgRating: 5 });
  await deps.saveDraft('new', live, { createdAt: 300, count: 5, avgRating: 4 });
  await deps.saveDraft('draft', createTestRoom(), { createdAt: 400 });
  await deps.saveDraft('unlisted', live, { createdAt: 500, count: 99, avgRating: 5, isListed: false });
});

async function list(query: Partial<SummaryRequest>): Promise<string[]> {
  const whole: SummaryRequest = { isPublished: true, sortBy: 'createdAt', order: 'desc', limit: 6, ...query };
  return (await summary(whole, null, deps)).map(({ id }) => id);
}

it('SPEC 7 lists published rooms alone, descending by each field', async () => {
  expect(await list({ sortBy: 'createdAt' })).toEqual(['new', 'middle', 'old']);
  expect(await list({ sortBy: 'count' })).toEqual(['old', 'new', 'middle']);
  expect(await list({ sortBy: 'avgRating' })).toEqual(['middle', 'new', 'old']);
});

it('SPEC 7 continues after the last room of the previous page, also among equal values', async () => {
  expect(await list({ sortBy: 'count', limit: 2 })).toEqual(['old', 'new']);
  expect(await list({ sortBy: 'count', limit: 2, startAfter: 'new' })).toEqual(['middle']);
  expect(await list({ startAfter: 'old' })).toEqual([]);
});

it('refuses a draft, an unpublished room and an unknown id as a cursor, in the same words', async () => {
  await deps.db.doc('summary/middle').update({ isPublished: false });
  for (const startAfter of ['draft', 'middle', 'missing'])
    await expect(list({ startAfter })).rejects.toMatchObject({
      code: 'badRequest',
      message: `startAfter: no published room has the id ${startAfter}.`,
    });
  await deps.db.doc('summary/middle').update({ isPublished: true });
});

it('leaves out a summary that cannot be read, not the whole page', async () => {
  await deps.db.doc('summary/broken').set({ isPublished: true, createdAt: 250 });
  expect(await list({})).toEqual(['new', 'middle', 'old']);
  await deps.db.doc('summary/broken').delete();
});

describe('a search', () => {
  const names = [
    'The Tomb',
    'Tomb of the Tax Collector',
    'Taxi!',
    'Ärger im Grab',
    'Tom',
    'A Practicalexamination',
    'Łódź Zugfahrt',
    'Smørrebrød Küche',
    'Die Kueche',
  ];

  beforeAll(async () => {
    const live = createTestRoom({ isPublished: true });
    for (const [index, roomName] of names.entries()) {
      const found = { roomName, searchWords: searchWordsOf(roomName), createdAt: 1000 + index, count: index };
      await deps.saveDraft(roomName.replace('/', ''), { ...live, roomName }, found);
    }
    const hidden = { isListed: false, searchWords: searchWordsOf('Tomb'), createdAt: 2000 };
    await deps.saveDraft('hidden', { ...live, roomName: 'Tomb' }, hidden);
  });

  it.each([
    ['tom', ['Tom', 'Tomb of the Tax Collector', 'The Tomb']],
    ['TOMB', ['Tomb of the Tax Collector', 'The Tomb']],
    ['tax tomb', ['Tomb of the Tax Collector']],
    ['arg', ['Ärger im Grab']],
    ['practicalexaminations', []],
    ['practicalexaminatio', ['A Practicalexamination']],
    ['omb', []],
    ['lodz', ['Łódź Zugfahrt']],
    ['smorrebrod', ['Smørrebrød Küche']],
    ['kueche', ['Die Kueche', 'Smørrebrød Küche']],
    ['Küche', ['Die Kueche', 'Smørrebrød Küche']],
    ['kuche', ['Smørrebrød Küche']],
    ['?!', []],
  ])('for %s finds rooms whose names have words that begin so', async (search, found) => {
    expect(await list({ search })).toEqual(found);
  });

  it('continues after the last room, in each order', async () => {
    expect(await list({ search: 't', sortBy: 'count', limit: 2 })).toEqual(['Tom', 'Taxi!']);
    expect(await list({ search: 't', sortBy: 'count', limit: 2, startAfter: 'Taxi!' })).toEqual([
      'Tomb of the Tax Collector',
      'The Tomb',
    ]);
    const some = { search: 'tomb the', sortBy: 'count', limit: 1 } as const;
    expect(await list(some)).toEqual(['Tomb of the Tax Collector']);
    expect(await list({ ...some, startAfter: 'Tomb of the Tax Collector' })).toEqual(['The Tomb']);
  });

  it('M2 of a language finds the rooms that are written in it', async () => {
    await deps.db.doc('summary/Tom').update({ language: 'de' });
    expect(await list({ search: 'tom', language: 'de' })).toEqual(['Tom']);
    expect(await list({ search: 'tom', language: 'fr' })).toEqual([]);
    expect(await list({ language: 'de' })).toEqual(['Tom']);
    await deps.db.doc('summary/Tom').update({ language: null });
  });

  it('does not return a room’s search words', async () => {
    const whole = {
      isPublished: true,
      sortBy: 'createdAt',
      order: 'desc',
      limit: 1,
      search: 'taxi',
    } as const;
    expect((await summary(whole, null, deps))[0]).not.toHaveProperty('searchWords');
  });
});
