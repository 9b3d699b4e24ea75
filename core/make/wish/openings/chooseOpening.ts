import { DOOR_ID } from '../../../room/model.ts';
import type { PuzzleNeeds } from '../PuzzleMaker.ts';
import type { OpenLock } from '../plan.ts';
import { openByAnswer } from './byAnswer.ts';
import { openByKey, openBySeveralKeys } from './byKeys.ts';
import { openByParts } from './byParts.ts';
import { openByRecall } from './byRecall.ts';
import { openBySequence } from './bySequence.ts';
import type { Growing, Opening } from './opening.ts';

/** Minutes from which on a room counts as long. */
const LONG = 12;

/** How often a lock opens in another way than by an answer. In long rooms single keys are found too quickly. */
const OF_LONG = { key: 0.08, keys: 0.16, parts: 0.08, sequence: 0.12 } as const;
const OF_SHORT = { key: 0.24, keys: 0.08, parts: 0.09, sequence: 0.12 } as const;
const QUICK = { key: 0.25 } as const;

/** Minutes from which on the way out asks for what was seen before. */
const RECALLS = 15;

/** Most locks one after the other that only ask for a key. */
export const MOST_KEYS_IN_A_ROW = 2;

interface OpeningNeeds extends PuzzleNeeds {
  /** Locks that only ask for a key and are opened one after the other, after this one. */
  keysInARow: number;
}

/** Chooses how a lock is opened: mostly by an answer, and the way out of a long room by what was seen before. */
export function chooseOpening(growing: Growing, lock: OpenLock, needs: OpeningNeeds): Opening {
  const { chance, wish } = growing.ground;
  const recalled = lock.id === DOOR_ID && wish.minutes >= RECALLS ? openByRecall(growing, lock) : null;
  if (recalled) return recalled;
  const shares = needs.isQuick ? QUICK : wish.minutes > LONG ? OF_LONG : OF_SHORT;
  let roll = chance();
  for (const [way, share] of Object.entries(shares)) {
    roll -= share;
    if (roll < 0) return openBy(growing, way, lock, needs) ?? openByAnswer(growing, lock, needs);
  }
  return openByAnswer(growing, lock, needs);
}

function openBy(
  growing: Growing,
  way: string,
  lock: OpenLock,
  { papers, mayBeTried, keysInARow }: OpeningNeeds,
): Opening | null {
  switch (way) {
    case 'key':
      return keysInARow < MOST_KEYS_IN_A_ROW ? openByKey(growing, lock) : null;
    case 'keys':
      return openBySeveralKeys(growing, lock, growing.ground.wish.level === 1 ? 2 : 3);
    case 'parts':
      return openByParts(growing, lock);
    default:
      return mayBeTried ? openBySequence(growing, lock, papers) : null;
  }
}
