// @isolation backend

import { describe, expect, it } from 'vitest';
import { FACES } from '../../../core/lock/faces.ts';
import type { Face } from '../../../core/lock/model.ts';
import { type Acted, act } from '../../../core/play/act.ts';
import { createPlay } from '../../../core/play/createPlay.ts';
import type { Play } from '../../../core/play/model.ts';
import { nameOf } from '../../../core/play/view/toPlayerView.ts';
import type { Room } from '../../../core/room/model.ts';
import { build, furnish, get, lockByPassword } from '../../../core/testing/build.ts';
import { Choices } from '../../../core/testing/choices.ts';
import { chestEntry } from '../../../core/testing/entries.ts';
import { FACE_TYPES, randomAnswer, randomFace } from '../../../core/testing/randomFace.ts';
import { findGuess } from './slowGuesses.ts';

/** Answers that no face accepts or that might break parsing, as long as requests allow. */
const HOSTILE = [
  ...['', ' ', '__proto__', 'constructor', '\ud800', '\u0000', '٣', '-1', '1e999', 'NaN', '🗝'.repeat(120)],
  ...[
    'a '.repeat(120),
    ':red:'.repeat(48),
    '9'.repeat(240),
    '\u0301'.repeat(240),
    'up '.repeat(80),
    '3:45:15',
  ],
];

const plain = build(lockByPassword('chest', '7'), furnish({ chest: chestEntry }));

function lockedWith(face: Face, unlockPassword: string): Room {
  const chest = { ...get(plain, 'chest'), face, unlockPassword };
  return { ...plain, itemConfigs: { ...plain.itemConfigs, chest } };
}

/** Gives answers a second apart; returns each result and whether it counts as a guess. */
function give(room: Room, answers: readonly string[]): (Acted & { isCounted: boolean })[] {
  let named = 0;
  let play: Play = act(
    { room, play: createPlay(room, () => `name-${named++}`), at: 0 },
    { type: 'start' },
  ).play;
  return answers.map((password, index) => {
    const at = index * 1000;
    const action = { type: 'enterPassword', item: nameOf(play, 'chest'), password } as const;
    const acted = act({ room, play, at }, action);
    const guess = findGuess({ roomId: 'room', version: 1, room, play, action, acted, at });
    play = acted.play;
    return { ...acted, isCounted: guess !== null };
  });
}

const typesOf = ({ events }: Acted) => events.map(({ type }) => type);

describe('P13 wrong answers on a face', () => {
  it.each(FACE_TYPES)('P13 on %s get the same response whatever was sent, and open nothing', (type) => {
    const choices = new Choices(Array.from({ length: 200 }, (_, index) => index * 7919));
    const face = randomFace(type, choices);
    const room = lockedWith(face, randomAnswer(face, choices));
    for (const password of HOSTILE) {
      const [outcome] = give(room, [password]);
      expect(outcome && typesOf(outcome), password).toEqual(['passwordWrong']);
      expect(outcome?.refusal).toBeNull();
    }
  });

  it('P13 K4 close any lock after 8 in a minute and are counted, but on a jigsaw, where trying is the work', () => {
    const tries = Array.from({ length: 12 }, (_, index) => `${index}`);
    const digits = give(lockedWith(FACES.digits.create(''), '77'), tries);
    expect(digits.slice(0, 8).every(({ isCounted }) => isCounted)).toBe(true);
    expect(digits.map(typesOf).at(-1)).toEqual(['lockClosed']);
    const picture = randomFace('jigsaw', new Choices([]));
    const jigsaw = give(lockedWith(picture, randomAnswer(picture, new Choices([]))), tries);
    expect(jigsaw.map(typesOf)).toEqual(tries.map(() => ['passwordWrong']));
    expect(jigsaw.some(({ isCounted }) => isCounted)).toBe(false);
  });
});
