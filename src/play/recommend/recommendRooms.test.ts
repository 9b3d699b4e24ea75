import { expect, it } from 'vitest';
import { createMemory } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { summaryEntry } from '../../app/testing/memory/summaryEntry.ts';
import { findRecommended } from './findRecommended.ts';

const after = { id: 'here', timeLimit: 10, difficulty: null };
const room = (id: string, avgRating: number, timeLimit = 10, creatorId = 'u9') =>
  summaryEntry(id, { avgRating, timeLimit, creatorId });
const german = (id: string, avgRating: number) =>
  summaryEntry(id, { avgRating, language: 'de', creatorId: 'u9' });

async function idsFor(summaries: ReturnType<typeof room>[], playedRooms: string[] = [], language = 'en') {
  const backend = createMemoryBackend(createMemory({ summaries, playedRooms }));
  const found = await findRecommended(backend, { after, userId: 'u1', language });
  return found.map(({ id }) => id);
}

it('are other rooms of the public list: none of the player’s own, none played here, each once', async () => {
  const rooms = [room('here', 5), room('own', 5, 10, 'u1'), room('played', 5), room('new', 2)];
  const draft = summaryEntry('draft', { isPublished: false });
  expect(await idsFor([...rooms, draft], ['played'])).toEqual(['new']);
});

it('stand in the order of their stars, an unrated one behind the good and before the bad', async () => {
  const rooms = [room('bad', 2), room('unrated', 0), room('good', 4), room('best', 5)];
  expect(await idsFor(rooms)).toEqual(['best', 'good', 'unrated', 'bad']);
});

it('are of a like difficulty: one that takes half or twice as long has to be a star better', async () => {
  expect(await idsFor([room('long', 4.5, 20), room('short', 4.9, 5), room('like', 4, 10)])).toEqual([
    'like',
    'short',
    'long',
  ]);
});

it('are in the language that is read, as long as there are any, then the others', async () => {
  const rooms = [room('best', 5), german('gut', 1), room('good', 4), german('besser', 2)];
  expect(
    await idsFor(
      rooms.map((one) => ({ ...one, creatorId: 'u9' })),
      [],
      'de',
    ),
  ).toEqual(['besser', 'gut', 'best', 'good']);
});
