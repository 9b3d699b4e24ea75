import type { Background, ItemId, SceneBackground, SceneId, SceneKind } from '../room/model.ts';

/** Commands for scenes and for which items stand in them (M3). */
export type SceneCommand =
  /** Appends an empty scene. Its id is made by the caller, as for items (E4). */
  | { type: 'addScene'; scene: SceneId; name: string; kind: SceneKind; background: Background }
  | { type: 'renameScene'; scene: SceneId; name: string }
  | { type: 'setSceneBackground'; scene: SceneId; background: Background }
  | { type: 'setSceneKind'; scene: SceneId; kind: SceneKind }
  /** `to` is its new index, from 0; plays start in the first scene. */
  | { type: 'orderScene'; scene: SceneId; to: number }
  /** Copies a scene with all its items but the door; the ids of the copies are derived from the new scene's. */
  | { type: 'duplicateScene'; scene: SceneId; newScene: SceneId }
  /** Deletes a scene. Its items move to another scene, or are deleted if `moveItemsTo` is null. */
  | { type: 'deleteScene'; scene: SceneId; moveItemsTo: SceneId | null }
  | { type: 'moveItemToScene'; id: ItemId; scene: SceneId }
  /** The background that opening the item sets in a scene (O3); null for none. */
  | { type: 'setOpenBackground'; id: ItemId; background: SceneBackground | null };

/** The reasons for which a scene command is refused. */
export type SceneRefusal =
  | { type: 'unknownScene'; scene: SceneId }
  | { type: 'sceneIdTaken'; scene: SceneId }
  /** The id breaks the rules of `isSceneId`, so some databases could not store it. */
  | { type: 'badSceneId'; scene: string }
  | { type: 'tooManyScenes'; limit: number }
  /** Plays start in this scene, so it must remain, and remain a place (N1). */
  | { type: 'startIsAPlace' }
  | { type: 'startStays' }
  /** The door's scene must be a place (N1). */
  | { type: 'doorIsInAPlace' }
  | { type: 'itemsHaveToLeave' }
  /** The item is collected, so it cannot lead anywhere (N2). */
  | { type: 'takenLeadsNowhere' }
  /** Its clicks are part of a sequence, so it cannot lead anywhere (K6). */
  | { type: 'memberLeadsNowhere' };

/** Side effects of scene commands. */
export type SceneNote =
  /** The item `from` no longer changes the background of this scene (O3). */
  { type: 'changeTaken'; scene: SceneId; from: ItemId };
