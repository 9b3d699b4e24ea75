import type { manualText } from '../text/manual.ts';

export type ManualPart = keyof typeof manualText.parts;

/** The parts of the manual, in the order in which a room is made. */
export const MANUAL_PARTS = [
  'make',
  'build',
  'lock',
  'hide',
  'publish',
  'class',
  'print',
] as const satisfies readonly ManualPart[];
