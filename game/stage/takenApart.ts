import { partUri } from '../../core/catalogue/looseParts.ts';
import { isLoose, type LooseMove } from '../../core/catalogue/moves.ts';
import { knownStill, type PictureGuide } from '../../core/catalogue/pictureGuide.ts';

/** The still picture and the moving parts of a picture. */
export interface TakenApart {
  /** Address of the picture without its moving parts. */
  still: string;
  /** The parts in drawing order, with their boxes at rest in percent of the picture. */
  parts: readonly { uri: string; box: LooseMove['box'] }[];
}

/** Returns the still picture and parts of a picture; null if nothing moves in it or it is unknown. */
export function takenApart(uri: string, guide: PictureGuide): TakenApart | null {
  const still = knownStill(uri, guide);
  const loose = guide.get(uri)?.moves?.filter(isLoose) ?? [];
  if (still === null || loose.length === 0) return null;
  const parts = loose
    .toSorted((one, other) => one.part - other.part)
    .map(({ part, box }) => ({ uri: partUri(uri, part) ?? still, box }));
  return { still, parts };
}
