/** A finding about a room (L1, L2). */
export interface Finding {
  severity: 'error' | 'warning';
  /** Which finding it is; the screens put it into words. */
  code: FindingCode;
  /** The items concerned, so that a click selects them (L3). */
  items: readonly string[];
}
export type FindingCode =
  | 'noDoor'
  | 'noItems'
  | 'lockWithoutPassword'
  | 'lockWithoutKey'
  | 'startsOpened'
  | 'limitPassed'
  | 'offStage'
  | 'doorNotLocked'
  | 'noIntroduction';
