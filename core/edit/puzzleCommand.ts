import type { LockMaterial } from '../catalogue/lockMaterial.ts';
import type { Face } from '../lock/model.ts';
import type { PercentRect } from '../room/geometry.ts';
import type { ItemId, SceneId, ShownAs, SpotShape } from '../room/model.ts';

/** Every change of what rooms of the second kind puzzle with: faces, keys, sequences, combining, spots, hints (M3). */
export type PuzzleCommand =
  /** The answer stays where the new face can write it. */
  | { type: 'setFace'; id: ItemId; face: Face }
  | { type: 'setAlsoAccepts'; id: ItemId; alsoAccepts: readonly string[] }
  | { type: 'setWrongText'; id: ItemId; wrongText: string }
  /** What a lock is made of in the hand; null where it follows the thing (K2). */
  | { type: 'setLockMaterial'; id: ItemId; material: LockMaterial | null }
  /** All keys of a lock by item (K5). */
  | { type: 'setKeys'; id: ItemId; keys: readonly ItemId[] }
  /** What tells the answer of a lock by the creator's word (S7). */
  | { type: 'setToldBy'; id: ItemId; toldBy: readonly ItemId[] }
  /** The items to be clicked, in this order; none while nothing is chosen (K6). */
  | { type: 'setSequence'; id: ItemId; sequence: readonly ItemId[] }
  /** All that an item hides, in the order in which it comes to light (O2). */
  | { type: 'setItemsToHide'; id: ItemId; itemsToHide: readonly ItemId[] }
  /** What the item becomes together with another one, instead of what it became before; null for nothing (C1). */
  | { type: 'setCombination'; id: ItemId; combination: PartAndResult | null }
  | { type: 'setShowsAs'; id: ItemId; showsAs: ShownAs }
  | { type: 'setHints'; id: ItemId; hints: readonly string[] }
  /** In percent of the stage, in the first scene unless another one is named (N6). */
  | { type: 'addSpot'; id: ItemId; shape: SpotShape; name: string; rect: PercentRect; scene?: SceneId }
  | { type: 'placeSpot'; id: ItemId; rect: PercentRect }
  | { type: 'setSpotShape'; id: ItemId; shape: SpotShape };

/** The other part of a combination, and what the two become (C1). */
export interface PartAndResult {
  other: ItemId;
  result: ItemId;
}

/** What an item is already, and so cannot be something else besides. */
export type Role = 'key' | 'member' | 'part' | 'result' | 'way' | 'spot' | 'taken' | 'locked' | 'hidden';

/** Why such a change changed nothing. */
export type PuzzleRefusal =
  | { type: 'isAlready'; role: Role }
  | {
      type: 'tooMany';
      list: 'keys' | 'toldBy' | 'hidden' | 'sequence' | 'alsoAccepts' | 'hints';
      limit: number;
    }
  | { type: 'tooFewClicks'; limit: number }
  /** Settings that no lock of its kind has (K1). */
  | { type: 'badFace' }
  /** Only the face `text` takes further answers (K7). */
  | { type: 'acceptsOneAnswer' }
  | { type: 'tellsItself' }
  | { type: 'ownMember' }
  | { type: 'ownPart' }
  /** It would come to light only after what it is needed for: by the lock whose sequence it is in, by what it is made into. */
  | { type: 'hidesMember' }
  | { type: 'hidesPart' }
  | { type: 'notASpot' };

/** What such a change brought about besides. */
export type PuzzleNote =
  /** Two parts no longer become this item, which is in sight now (C1). */
  { type: 'combinationDissolved'; result: ItemId };
