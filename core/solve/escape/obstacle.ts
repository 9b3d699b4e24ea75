import type { ItemId, SceneId } from '../../room/model.ts';

/**
 * Why a room cannot be escaped (S2), to be put into words at the items concerned. Those with `by`, and `inScene`, come as a
 * ring: "The safe is locked by the brass key. The brass key lies inside the safe." The others are where it ends.
 */
export type Obstacle =
  | { type: 'noDoor' }
  | { type: 'lockedBy'; item: ItemId; by: ItemId }
  | { type: 'hiddenBy'; item: ItemId; by: ItemId }
  /** The lock opens by clicks, one of them on that (K6). */
  | { type: 'clickedOn'; item: ItemId; by: ItemId }
  /** It is made of that, and another part (C1). */
  | { type: 'madeOf'; item: ItemId; by: ItemId }
  | { type: 'inScene'; item: ItemId; scene: SceneId }
  /** That is a way to the scene (N2). */
  | { type: 'enteredBy'; scene: SceneId; by: ItemId }
  | { type: 'noKey'; item: ItemId }
  | { type: 'noPassword'; item: ItemId }
  | { type: 'noSequence'; item: ItemId }
  /** Nothing leads to the scene (N5). */
  | { type: 'noWay'; scene: SceneId };
