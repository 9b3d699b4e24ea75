import type { Background, ItemId, SceneBackground, SceneId, SceneKind } from '../room/model.ts';

/** Every change of the scenes of a room, and of what stands in which (M3). */
export type SceneCommand =
  /** An empty scene after all others. Its id is made by its caller, as an item's (E4). */
  | { type: 'addScene'; scene: SceneId; name: string; kind: SceneKind; background: Background }
  | { type: 'renameScene'; scene: SceneId; name: string }
  | { type: 'setSceneBackground'; scene: SceneId; background: Background }
  | { type: 'setSceneKind'; scene: SceneId; kind: SceneKind }
  /** Moves it to a place in the list, counted from 0; the first scene is where a play begins. */
  | { type: 'orderScene'; scene: SceneId; to: number }
  /** With copies of all that stands in it but the door; their ids are made from the new scene's. */
  | { type: 'duplicateScene'; scene: SceneId; newScene: SceneId }
  /** What stands in it goes into another scene, or with it where `moveItemsTo` is null. */
  | { type: 'deleteScene'; scene: SceneId; moveItemsTo: SceneId | null }
  | { type: 'moveItemToScene'; id: ItemId; scene: SceneId }
  /** Which background opening the item brings to which scene (O3); null for none. */
  | { type: 'setOpenBackground'; id: ItemId; background: SceneBackground | null };

/** Why a change of the scenes changed nothing. */
export type SceneRefusal =
  | { type: 'unknownScene'; scene: SceneId }
  | { type: 'sceneIdTaken'; scene: SceneId }
  /** Not an id that every store takes (`isSceneId`). */
  | { type: 'badSceneId'; scene: string }
  | { type: 'tooManyScenes'; limit: number }
  /** Every play begins in it, so it stays, and it stays a place (N1). */
  | { type: 'startIsAPlace' }
  | { type: 'startStays' }
  /** The exit stands in a place (N1). */
  | { type: 'doorIsInAPlace' }
  | { type: 'itemsHaveToLeave' }
  /** It is taken along, so it leads nowhere (N2). */
  | { type: 'takenLeadsNowhere' }
  /** Its clicks are part of a sequence, so it leads nowhere (K6). */
  | { type: 'memberLeadsNowhere' };

/** What a change of the scenes brought about besides. */
export type SceneNote =
  /** Another item changed the background of this scene; it does no more (O3). */
  { type: 'changeTaken'; scene: SceneId; from: ItemId };
