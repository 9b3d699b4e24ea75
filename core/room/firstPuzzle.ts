import { itemOf } from './links.ts';
import { DOOR_ID, type Room } from './model.ts';

/** The steps of a first puzzle in an empty room, in the recommended order. */
export const PUZZLE_STEPS = ['lockDoor', 'hideSomething', 'giveClue', 'preview', 'publish'] as const;
export type PuzzleStep = (typeof PUZZLE_STEPS)[number];

/** Returns the steps that are done. */
export function donePuzzleSteps(room: Room): ReadonlySet<PuzzleStep> {
  const items = Object.values(room.itemConfigs);
  const isDone: Record<PuzzleStep, boolean> = {
    lockDoor: itemOf(room, DOOR_ID)?.isItemLocked === true,
    hideSomething: items.some(({ isHidden }) => isHidden),
    giveClue: items.some(
      ({ customDescription, openedDescription }) => `${customDescription}${openedDescription}`.trim() !== '',
    ),
    preview: room.isPreviewed,
    publish: room.isPublished,
  };
  return new Set(PUZZLE_STEPS.filter((step) => isDone[step]));
}
