import { readInsights } from '../insight/readInsights.ts';
import type { VersionFigures } from '../insight/versionFigures.ts';
import type { ItemId, Room } from '../room/model.ts';
import { findWalkthrough } from '../solve/escape/walk/findWalkthrough.ts';
import { rateDifficulty } from '../solve/escape/walk/rateDifficulty.ts';

/** A team needs longer than most if a lock takes this many times the solver's estimate. */
const LONGER = 2;

/**
 * Returns by lock the milliseconds within which nine in ten earlier plays opened it (Q12). Where too few were played,
 * it is twice the solver's estimate: the room's length, shared out over the locks on the way.
 */
export function patienceOf(room: Room, figures: VersionFigures | null): Readonly<Record<ItemId, number>> {
  const played = (figures && readInsights(room, figures)?.locks) ?? [];
  const known = new Map(played.map(({ lock, nineInTen }) => [lock, nineInTen]));
  const estimate = estimateOf(room);
  const locks = room.itemOrder.filter((id) => room.itemConfigs[id]?.isItemLocked);
  return Object.fromEntries(
    locks.flatMap((id) => {
      const seconds = known.get(id) ?? estimate;
      return seconds === null ? [] : [[id, seconds * 1000]];
    }),
  );
}

/** Returns the estimate in seconds; null if there is no way out. */
function estimateOf(room: Room): number | null {
  const walkthrough = findWalkthrough(room);
  if (!walkthrough) return null;
  const { steps } = walkthrough;
  const locks = steps.filter(
    ({ type }) => type === 'enterPassword' || type === 'useItem' || type === 'sequence',
  );
  return (LONGER * rateDifficulty(walkthrough).minutes * 60) / Math.max(1, locks.length);
}
