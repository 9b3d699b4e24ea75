import { PRO_END } from './plans.ts';

/** What a plan looks like on a user record (SPEC §3). */
export interface Plan {
  stripeId: string | null;
  /** The end of Pro, null without a plan. */
  end_datetime: Date | null;
}

/** Pro is active when `stripeId` exists and `end_datetime` lies in the future (SPEC §3, "Current user info"). */
export function isActivePro(plan: Plan, now: Date): boolean {
  return Boolean(plan.stripeId) && plan.end_datetime !== null && plan.end_datetime > now;
}

/** The end of a record's plan: `isPro` forces it to 2099-12-31 (SPEC §6). */
export function endOfPlan(record: { isPro: boolean; end_datetime: Date | null }): Date | null {
  return record.isPro ? PRO_END : record.end_datetime;
}
