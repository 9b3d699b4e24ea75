/** The frames that covers hang in, each drawn in `art/frames/`; the usual one, of wood, is the app's own. */
export const COVER_FRAMES = ['stone', 'steel', 'toy', 'rope', 'magic', 'gilt'] as const;
export type CoverFrame = (typeof COVER_FRAMES)[number];

/** By the ids of backgrounds. */
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

/** The frame of a cover that shows a background of this id; null for the usual one. */
export function coverFrameOf(background: string | null): CoverFrame | null {
  if (background === null || !Object.hasOwn(FRAMES_BY_BACKGROUND, background)) return null;
  return FRAMES_BY_BACKGROUND[background] ?? null;
}

/** A picture cut into nine: its corners and its sides are each a fifth and three fifths of it. */
export function coverFrameUri(frame: CoverFrame): string {
  return `/art/frames/${frame}.webp`;
}
