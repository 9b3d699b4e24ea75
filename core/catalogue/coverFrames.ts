/** The frames of covers, each drawn in `art/frames/`. The app draws the default one, of wood, itself. */
export const COVER_FRAMES = ['stone', 'steel', 'toy', 'rope', 'magic', 'gilt'] as const;
export type CoverFrame = (typeof COVER_FRAMES)[number];

/** Frames by background id. */
export const FRAMES_BY_BACKGROUND: Readonly<Record<string, CoverFrame>> = {
  dungeon: 'stone',
  tomb: 'stone',
  'jungle-temple': 'stone',
  spaceship: 'steel',
  laboratory: 'steel',
  hospital: 'steel',
  'bank-vault': 'steel',
  'childs-attic': 'toy',
  classroom: 'toy',
  'captains-cabin': 'rope',
  'wizard-tower': 'magic',
  study: 'gilt',
  'manor-hall': 'gilt',
  'train-compartment': 'gilt',
};

/** Returns the frame for a cover that shows this background; null for the default one. */
export function coverFrameOf(background: string | null): CoverFrame | null {
  if (background === null || !Object.hasOwn(FRAMES_BY_BACKGROUND, background)) return null;
  return FRAMES_BY_BACKGROUND[background] ?? null;
}

/**
 * Returns the address of a frame's picture. It is cut into nine parts: each corner is a fifth of its width and height,
 * each side three fifths.
 */
export function coverFrameUri(frame: CoverFrame): string {
  return `/art/frames/${frame}.webp`;
}
