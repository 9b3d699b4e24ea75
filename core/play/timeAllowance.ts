/** The share of a room's time limit that a player asks for before the start (P15, WCAG 2.2.1). */
export const TIME_ALLOWANCES = ['standard', 'halfMore', 'triple', 'unlimited'] as const;
export type TimeAllowance = (typeof TIME_ALLOWANCES)[number];

/** Factor of the limit; null for no limit. */
const FACTORS: Readonly<Record<TimeAllowance, number | null>> = {
  standard: 1,
  halfMore: 1.5,
  triple: 3,
  unlimited: null,
};

/** Returns the time limit of a play in minutes (P15); null if there is none. */
export function minutesAllowed(timeLimit: number, allowance: TimeAllowance): number | null {
  const factor = FACTORS[allowance];
  return factor === null ? null : timeLimit * factor;
}
