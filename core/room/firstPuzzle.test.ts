import { expect, it } from 'vitest';
import { build, furnish, hideIn, lockByItem, say } from '../testing/build.ts';
import { chestEntry, keyEntry, newRoom } from '../testing/entries.ts';
import { donePuzzleSteps } from './firstPuzzle.ts';

it('marks each part of a first puzzle as done independently', () => {
  expect([...donePuzzleSteps(newRoom())]).toEqual([]);
  const things = furnish({ chest: chestEntry, key: keyEntry });
  expect([...donePuzzleSteps(build(lockByItem('door', 'key'), things))]).toEqual(['lockDoor']);
  expect([...donePuzzleSteps(build(hideIn('chest', 'key'), things))]).toEqual(['hideSomething']);
  expect([...donePuzzleSteps(build(say('chest', 'It rattles.'), things))]).toEqual(['giveClue']);
  const played = { ...newRoom(), isPreviewed: true, isPublished: true };
  expect([...donePuzzleSteps(played)]).toEqual(['preview', 'publish']);
});
