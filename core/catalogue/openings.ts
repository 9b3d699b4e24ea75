import listed from './openings.json' with { type: 'json' };
import { itemIdOf } from './pictureAddresses.ts';

/** The ways in which things open: each has words and a sound of its own. */
export const OPENINGS = [
  'opens',
  'creaks',
  'swings',
  'aside',
  'slides',
  'springs',
  'lights',
  'starts',
  'unfolds',
  'back',
  'turns',
  'changes',
] as const;

export type Opening = (typeof OPENINGS)[number];

/** Ids of the library's things by the way they open, as their drawings tell it: `npm run art:publish` writes the list. */
const THINGS: Readonly<Partial<Record<Opening, readonly string[]>>> = listed;

const OPENING_OF: ReadonlyMap<string, Opening> = new Map(
  OPENINGS.flatMap((opening) => (THINGS[opening] ?? []).map((id) => [id, opening] as const)),
);

/**
 * Returns how the thing in a picture opens, as a lamp lights up or a drawer slides open; `opens` for an uploaded
 * picture.
 */
export function openingOf(uri: string | undefined): Opening {
  return OPENING_OF.get(itemIdOf(uri ?? '') ?? '') ?? 'opens';
}
