/** How much of a room's time limit a player asks for before the start (P15, WCAG 2.2.1). */
export const TIME_ALLOWANCES = ['standard', 'halfMore', 'triple', 'unlimited'] as const;
export type TimeAllowance = (typeof TIME_ALLOWANCES)[number];

/** By how much the limit grows; null for none at all. */
const FACTORS: Readonly<Record<TimeAllowance, number | null>> = {
  standard: 1,
  halfMore: 1.5,
  triple: 3,
  unlimited: null,
};

/** Minutes that a play of a room with this limit may take (P15); null where it has no end. */
export function minutesAllowed(timeLimit: number, allowance: TimeAllowance): number | null {
  const factor = FACTORS[allowance];
  return factor === null ? null : timeLimit * factor;
}
