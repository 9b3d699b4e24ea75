import { PRO_END } from './plans.ts';

/** The fields of a user record that describe its plan (SPEC §3). */
export interface Plan {
  stripeId: string | null;
  /** The end of Pro, null without a plan. */
  end_datetime: Date | null;
}

/**
 * Returns whether Pro is active: `stripeId` exists and `end_datetime` lies in the future (SPEC §3, "Current
 * user info").
 */
export function isActivePro(plan: Plan, now: Date): boolean {
  return Boolean(plan.stripeId) && plan.end_datetime !== null && plan.end_datetime > now;
}

/** Returns when a record's plan ends: `isPro` forces it to 2099-12-31 (SPEC §6). */
export function endOfPlan(record: { isPro: boolean; end_datetime: Date | null }): Date | null {
  return record.isPro ? PRO_END : record.end_datetime;
}
