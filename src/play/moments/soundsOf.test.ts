import { expect, it } from 'vitest';
import type { PlayEvent } from '../../../core/play/model.ts';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { eventsText } from '../notices/eventsText.ts';
import { soundsOf } from './soundsOf.ts';

const [CHEST, KEY] = [toOpaqueName('chest'), toOpaqueName('key')];
const HEARD: readonly PlayEvent<OpaqueName>[] = [
  { type: 'unlocked', item: CHEST, key: KEY },
  { type: 'combined', item: CHEST },
  { type: 'keyFits', item: CHEST, key: KEY, keyholes: 2 },
  { type: 'opened', item: CHEST },
  { type: 'shut', item: CHEST },
  { type: 'collected', item: CHEST },
  { type: 'keyDoesNotFit', item: CHEST, key: KEY },
  { type: 'doesNotCombine', item: CHEST, key: KEY },
  { type: 'lockedByItem', item: CHEST, message: null },
  { type: 'revealed', item: CHEST },
];
const none = { hadLock: false };

it('every sound has an announcement in words too', () => {
  for (const event of HEARD) {
    expect(soundsOf([event], none), event.type).toHaveLength(1);
    expect(eventsText([event], { [CHEST]: 'Chest', [KEY]: 'Key' }), event.type).toContain('Chest');
  }
  expect(soundsOf([{ type: 'message' }, { type: 'nothing' }, { type: 'selected' }], none)).toEqual([]);
});

it('one sound is enough at a time, except for items that appear', () => {
  const opening = [{ type: 'unlocked' }, { type: 'opened' }, { type: 'collected' }] as const;
  expect(soundsOf(opening, none)).toEqual(['turn']);
  expect(soundsOf([...opening, { type: 'revealed' }], none)).toEqual(['turn', 'reveal']);
});

it('a hint is heard as one, and the step that its last rung takes as that step', () => {
  expect(soundsOf([{ type: 'hint' }], none)).toEqual(['hint']);
  expect(soundsOf([{ type: 'hint' }, { type: 'opened' }], none)).toEqual(['lid']);
});

it('the end of the time has a sound, whatever else happened with it', () => {
  expect(soundsOf([{ type: 'opened' }, { type: 'gameOver' }], none)).toEqual(['over']);
});

it('a lock in the hand and the way out sound by themselves', () => {
  expect(soundsOf([{ type: 'unlocked' }], { hadLock: true })).toEqual([]);
  expect(soundsOf([{ type: 'unlocked' }, { type: 'opened' }], { hadLock: true })).toEqual(['lid']);
  expect(soundsOf([{ type: 'unlocked' }, { type: 'opened' }, { type: 'escaped' }], none)).toEqual([]);
});

it('a lamp is switched on, a note unfolds: neither has a lid', () => {
  const opened = [{ type: 'opened', item: CHEST }] as const;
  expect(soundsOf(opened, { ...none, opening: () => 'lights' })).toEqual(['switch']);
  expect(soundsOf(opened, { ...none, opening: () => 'unfolds' })).toEqual(['page']);
  expect(soundsOf(opened, { ...none, opening: () => 'creaks' })).toEqual(['lid']);
});
