import type { RulesValue } from './RulesValue.ts';

/**
 * A value that is not fully known when a query is judged before it runs: only its filters are known of the
 * documents it may find. An uncertain condition does not allow.
 */
export type Uncertain = typeof UNKNOWN | PartialMap | PartialList;

export const UNKNOWN = Symbol('unknown');

/** A map of which some entries are known; there may be others. */
export class PartialMap {
  readonly known: ReadonlyMap<string, Outcome>;
  constructor(known: ReadonlyMap<string, Outcome>) {
    this.known = known;
  }
}

/** A list that holds at least these elements. */
export class PartialList {
  readonly known: readonly RulesValue[];
  constructor(known: readonly RulesValue[]) {
    this.known = known;
  }
}

/** The result of an expression. */
export type Outcome = RulesValue | Uncertain;

export function isUncertain(outcome: Outcome): outcome is Uncertain {
  return outcome === UNKNOWN || outcome instanceof PartialMap || outcome instanceof PartialList;
}

export function areCertain(outcomes: readonly Outcome[]): outcomes is readonly RulesValue[] {
  return !outcomes.some(isUncertain);
}
