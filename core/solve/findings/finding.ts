import type { PackId } from '../../account/products.ts';
import type { Obstacle } from '../escape/obstacle.ts';

/** Which finding it is; the screens put it into words. */
export const FINDING_CODES = [
  'noDoor',
  'noItems',
  'lockWithoutPassword',
  'lockWithoutKey',
  'lockWithoutSequence',
  'lockUnfinished',
  'startsOpened',
  'limitPassed',
  'foreignPicture',
  'foreignBackground',
  'offStage',
  'notEscapable',
  'clueBehindLock',
  'covered',
  'doorNotLocked',
  'noIntroduction',
  'noClue',
  'introductionTells',
  'easyToGuess',
  'sceneOutOfReach',
  'unnamedPlace',
  'mostlyCovered',
  'tooSmall',
  'timeTooShort',
  'packNotOwned',
  'hiddenByAdmin',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** What went over its limit, for `limitPassed` (R4). */
export const LIMITED_FIELDS = [
  'roomName',
  'introduction',
  'ending',
  'debrief',
  'timeLimit',
  'items',
  'scenes',
  'sceneName',
  'roomBytes',
  'ownPictures',
  'itemName',
  'message',
  'hint',
  'wrongText',
  'piece',
  'password',
  'links',
  'width',
] as const;
export type LimitedField = (typeof LIMITED_FIELDS)[number];

/** A finding names so many of the things that stand in the way of one item: hundreds would help nobody. */
export const MOST_NAMED = 20;

/** A finding about a room (L1, L2). */
export interface Finding {
  severity: 'error' | 'warning';
  code: FindingCode;
  /** The items concerned, so that a click selects them (L3). */
  items: readonly string[];
  /** The scenes concerned; with `notEscapable`, `sceneOutOfReach`, `unnamedPlace`, `packNotOwned` and `limitPassed` alone. */
  scenes?: readonly string[];
  /** With `limitPassed` alone. */
  field?: LimitedField;
  /** With `limitPassed` of a text that is still being written: by how many characters. */
  over?: number;
  /** With `notEscapable`: why, at these items (S2); with `clueBehindLock`: how the clue comes to lie behind its lock. */
  obstacles?: readonly Obstacle[];
  /** With `timeTooShort` alone: the suggested time limit in whole minutes. */
  minutes?: number;
  /** With `packNotOwned` alone: the pack that the items are of, or the background where there are none. */
  pack?: PackId;
}
