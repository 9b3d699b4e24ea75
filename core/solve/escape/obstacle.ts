import type { ItemId } from '../../room/model.ts';

/**
 * Why a room cannot be escaped (S2), to be put into words at the items concerned. `lockedBy` and `hiddenBy` come as a
 * ring: "The safe is locked by the brass key. The brass key lies inside the safe." The others are where it ends.
 */
export type Obstacle =
  | { type: 'noDoor' }
  | { type: 'lockedBy'; item: ItemId; by: ItemId }
  | { type: 'hiddenBy'; item: ItemId; by: ItemId }
  | { type: 'noKey'; item: ItemId }
  | { type: 'noPassword'; item: ItemId }
  /** It hides something or is a key, and nothing opens or collects it. */
  | { type: 'neverOpens'; item: ItemId };
