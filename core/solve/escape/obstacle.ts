import type { ItemId, SceneId } from '../../room/model.ts';

/**
 * Why a room cannot be escaped (S2), to be explained at the items concerned. Those with `by` or `inScene`
 * form a circle: "The safe is locked by the brass key. The brass key lies inside the safe." The others end
 * the chain.
 */
export type Obstacle =
  | { type: 'noDoor' }
  | { type: 'lockedBy'; item: ItemId; by: ItemId }
  | { type: 'hiddenBy'; item: ItemId; by: ItemId }
  /** The lock needs clicks, one of them on `by` (K6). */
  | { type: 'clickedOn'; item: ItemId; by: ItemId }
  /** It is the result of `by` and another part (C1). */
  | { type: 'madeOf'; item: ItemId; by: ItemId }
  | { type: 'inScene'; item: ItemId; scene: SceneId }
  /** `by` is a way to the scene (N2). */
  | { type: 'enteredBy'; scene: SceneId; by: ItemId }
  | { type: 'noKey'; item: ItemId }
  | { type: 'noPassword'; item: ItemId }
  | { type: 'noSequence'; item: ItemId }
  /** No way leads to the scene (N5). */
  | { type: 'noWay'; scene: SceneId };
