// @isolation backend

import { expect, it } from 'vitest';
import { chestEntry } from '../../../core/testing/entries.ts';
import { createTestDeps } from '../testing/createTestDeps.ts';
import { serveTests } from '../testing/serveTests.ts';
import { createTestRoom } from '../testing/testRoom.ts';
import { mendSearchWords } from './mendSearchWords.ts';

serveTests();

it('A1 gives old documents today’s search words, page by page, and ends', async () => {
  const deps = createTestDeps();
  const before = { roomName: 'Łódź', searchWords: ['ł', 'ło', 'łod', 'łodz'] };
  const live = createTestRoom({ isPublished: true });
  for (const id of ['a', 'b', 'c']) await deps.saveDraft(id, live, before);
  await deps.db.doc('summary/draft').set({ ...before, isPublished: false, searchWords: [] });
  await deps.db.doc('summary/older').set({ isPublished: true, roomName: 'Łódź' });
  await deps.db.doc('items/kiste').set({ ...chestEntry, name: 'Kühlbox', searchWords: ['k'] });
  await deps.db.doc('items/broken').set({ searchWords: ['k'] });

  for (let run = 0; run < 3; run++) await mendSearchWords(deps.db, 2);

  for (const id of ['a', 'b', 'c'])
    expect(await deps.read(`summary/${id}`)).toMatchObject({ searchWords: ['l', 'lo', 'lod', 'lodz'] });
  expect(await deps.read('summary/draft')).toMatchObject({ searchWords: [] });
  expect(await deps.read('summary/older')).not.toHaveProperty('searchWords');
  expect(await deps.read('items/kiste')).toMatchObject({
    searchWords: expect.arrayContaining(['kuhlbox', 'kuehlbox', 'storage']),
  });
  expect(await deps.read('items/broken')).toEqual({ searchWords: ['k'] });
  expect(await deps.read('sweeps/searchWords_summary')).toMatchObject({ isDone: true });
  await deps.db.doc('summary/a').update({ searchWords: ['old'] });
  await mendSearchWords(deps.db, 2);
  expect(await deps.read('summary/a')).toMatchObject({ searchWords: ['old'] });
});
