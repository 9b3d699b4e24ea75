import { partUri } from '../../core/catalogue/looseParts.ts';
import { isLoose, type LooseMove } from '../../core/catalogue/moves.ts';
import { knownStill, type PictureGuide } from '../../core/catalogue/pictureGuide.ts';

/** The pictures that one in which something swings or turns is put together from. */
export interface TakenApart {
  /** Without what swings. */
  still: string;
  /** What swings, in the order of painting, with its box at rest in percent of the picture. */
  parts: readonly { uri: string; box: LooseMove['box'] }[];
}

/** What a picture is put together from; null where nothing swings in it, or nothing is known of it. */
export function takenApart(uri: string, guide: PictureGuide): TakenApart | null {
  const still = knownStill(uri, guide);
  const loose = guide.get(uri)?.moves?.filter(isLoose) ?? [];
  if (still === null || loose.length === 0) return null;
  const parts = loose
    .toSorted((one, other) => one.part - other.part)
    .map(({ part, box }) => ({ uri: partUri(uri, part) ?? still, box }));
  return { still, parts };
}
