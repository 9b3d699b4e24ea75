import { beforeAll, expect, it } from 'vitest';
import type { SummaryRequest } from '../../../core/calls/summary.ts';
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

it('SPEC 7 goes on after the last room of the page before, also among equal values', async () => {
  expect(await list({ sortBy: 'count', limit: 2 })).toEqual(['old', 'new']);
  expect(await list({ sortBy: 'count', limit: 2, startAfter: 'new' })).toEqual(['middle']);
  expect(await list({ startAfter: 'old' })).toEqual([]);
});

it('refuses to start after a draft, a room that was unpublished, and an id of nothing, in the same words', async () => {
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
