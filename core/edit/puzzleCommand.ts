import type { LockMaterial } from '../catalogue/lockMaterial.ts';
import type { Face } from '../lock/model.ts';
import type { PercentRect } from '../room/geometry.ts';
import type { ItemId, SceneId, ShownAs, SpotShape } from '../room/model.ts';

/** Commands for puzzles: faces, keys, sequences, combinations, spots, hints (M3). */
export type PuzzleCommand =
  /** Keeps the answer if the new face can express it. */
  | { type: 'setFace'; id: ItemId; face: Face }
  | { type: 'setAlsoAccepts'; id: ItemId; alsoAccepts: readonly string[] }
  | { type: 'setWrongText'; id: ItemId; wrongText: string }
  /** Material of the lock in the lock dialog; null to follow the item (K2). */
  | { type: 'setLockMaterial'; id: ItemId; material: LockMaterial | null }
  /** Replaces all keys of a lock by item (K5). */
  | { type: 'setKeys'; id: ItemId; keys: readonly ItemId[] }
  /** Replaces the items that the creator declared clues for a lock's answer (S7). */
  | { type: 'setToldBy'; id: ItemId; toldBy: readonly ItemId[] }
  /** The items to click, in this order; empty while none is chosen (K6). */
  | { type: 'setSequence'; id: ItemId; sequence: readonly ItemId[] }
  /** Replaces the items that an item hides, in the order in which they are revealed (O2). */
  | { type: 'setItemsToHide'; id: ItemId; itemsToHide: readonly ItemId[] }
  /** Combines the item with another one, in place of its former combination; null for none (C1). */
  | { type: 'setCombination'; id: ItemId; combination: PartAndResult | null }
  | { type: 'setShowsAs'; id: ItemId; showsAs: ShownAs }
  | { type: 'setHints'; id: ItemId; hints: readonly string[] }
  /** `rect` is in percent of the stage; the first scene by default (N6). */
  | { type: 'addSpot'; id: ItemId; shape: SpotShape; name: string; rect: PercentRect; scene?: SceneId }
  | { type: 'placeSpot'; id: ItemId; rect: PercentRect }
  | { type: 'setSpotShape'; id: ItemId; shape: SpotShape };

/** The other part of a combination, and its result (C1). */
export interface PartAndResult {
  other: ItemId;
  result: ItemId;
}

/** A role of an item that excludes other roles. */
export type Role = 'key' | 'member' | 'part' | 'result' | 'way' | 'spot' | 'taken' | 'locked' | 'hidden';

/** The reasons for which a puzzle command is refused. */
export type PuzzleRefusal =
  | { type: 'isAlready'; role: Role }
  | {
      type: 'tooMany';
      list: 'keys' | 'toldBy' | 'hidden' | 'sequence' | 'alsoAccepts' | 'hints';
      limit: number;
    }
  | { type: 'tooFewClicks'; limit: number }
  /** Settings that the face does not allow (K1). */
  | { type: 'badFace' }
  /** Only the face `text` has further answers (K7). */
  | { type: 'acceptsOneAnswer' }
  | { type: 'tellsItself' }
  | { type: 'ownMember' }
  | { type: 'ownPart' }
  /**
   * A circle: the item would be revealed only after it is needed, by the lock whose sequence it is in or by
   * its own result.
   */
  | { type: 'hidesMember' }
  | { type: 'hidesPart' }
  | { type: 'notASpot' };

/** Side effects of puzzle commands. */
export type PuzzleNote =
  /** The combination that made this item is gone; the item is visible now (C1). */
  { type: 'combinationDissolved'; result: ItemId };
