import type { PackId } from '../../account/products.ts';
import type { Obstacle } from '../escape/obstacle.ts';

/** Code of a finding; the screens translate it. */
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

/** The field that exceeds its limit, for `limitPassed` (R4). */
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

/** Maximum number of items that a finding names as obstacles; hundreds would help nobody. */
export const MOST_NAMED = 20;

/** A finding about a room (L1, L2). */
export interface Finding {
  severity: 'error' | 'warning';
  code: FindingCode;
  /** The items concerned; a click on the finding selects them (L3). */
  items: readonly string[];
  /**
   * The scenes concerned; only for `notEscapable`, `sceneOutOfReach`, `unnamedPlace`, `packNotOwned` and
   * `limitPassed`.
   */
  scenes?: readonly string[];
  /** Only for `limitPassed`. */
  field?: LimitedField;
  /** For `limitPassed` of a text that is being written: number of excess characters. */
  over?: number;
  /**
   * For `notEscapable`: the reason at these items (S2). For `clueBehindLock`: how the clue got behind its
   * lock.
   */
  obstacles?: readonly Obstacle[];
  /** Only for `timeTooShort`: the suggested time limit in whole minutes. */
  minutes?: number;
  /** Only for `packNotOwned`: the pack of the items, or of the background if there are none. */
  pack?: PackId;
}
