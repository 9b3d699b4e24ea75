// @isolation backend

import { expect, it } from 'vitest';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { createTestRoom } from '../testing/testRoom.ts';
import { mendAverages } from './mendAverages.ts';

serveTests();

it('db-ratings: reads all rating aggregates, a page a run, and corrects wrong averages', async () => {
  const deps = createTestDeps();
  const sums = { a: { sum: 9, count: 2 }, b: { sum: 4, count: 1 }, c: { sum: 10, count: 4 } };
  for (const [roomId, aggregate] of Object.entries(sums)) {
    await deps.saveDraft(roomId, createTestRoom(), { avgRating: 4 });
    await deps.db.doc(`ratingAggregates/${roomId}`).set(aggregate);
  }
  await deps.db.doc('ratingAggregates/gone').set({ sum: 3, count: 1 });
  const averages = async () =>
    Promise.all(Object.keys(sums).map(async (id) => (await deps.read(`summary/${id}`))?.avgRating));

  await mendAverages(deps.db, 2);
  expect(await averages()).toEqual([4.5, 4, 4]);
  await mendAverages(deps.db, 2);
  expect(await averages()).toEqual([4.5, 4, 2.5]);
  expect(await deps.read('summary/gone')).toBeUndefined();

  await deps.db.doc('summary/a').update({ avgRating: 1 });
  await mendAverages(deps.db, 2);
  await mendAverages(deps.db, 2);
  expect(await averages()).toEqual([4.5, 4, 2.5]);
});
