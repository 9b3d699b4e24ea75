/** Which finding it is; the screens put it into words. */
export const FINDING_CODES = [
  'noDoor',
  'noItems',
  'lockWithoutPassword',
  'lockWithoutKey',
  'startsOpened',
  'limitPassed',
  'offStage',
  'doorNotLocked',
  'noIntroduction',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** What went over its limit, for `limitPassed` (R4). */
export const LIMITED_FIELDS = [
  'roomName',
  'introduction',
  'timeLimit',
  'items',
  'roomBytes',
  'itemName',
  'message',
  'password',
  'width',
] as const;
export type LimitedField = (typeof LIMITED_FIELDS)[number];

/** A finding about a room (L1, L2). */
export interface Finding {
  severity: 'error' | 'warning';
  code: FindingCode;
  /** The items concerned, so that a click selects them (L3). */
  items: readonly string[];
  /** With `limitPassed` alone. */
  field?: LimitedField;
}
