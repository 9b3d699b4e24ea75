import type { ItemConfig, ItemId, Room, SceneId } from '../../model.ts';

/** The changes that mending made (R1, SPEC §5). */
export type RoomWarning =
  /** The order names a missing item; it is skipped. */
  | { type: 'missingConfig'; id: ItemId }
  | { type: 'repeatedInOrder'; id: ItemId }
  /** The order lacks an item; it goes to the front. */
  | { type: 'notInOrder'; id: ItemId }
  | { type: 'doorNotFirst' }
  /** A spot in front of an item with a picture goes behind it (N6). */
  | { type: 'spotInFront' }
  | { type: 'blankName' }
  /**
   * Characters in a name, the ending or the questions that are invisible, turn a line around or pile up; they
   * are removed.
   */
  | { type: 'unclearName' }
  /** An invalid language tag; its longest valid prefix or the default language replaces it (M2). */
  | { type: 'badLanguage' }
  /** The first colour replaces it. */
  | { type: 'unknownColor'; id: ItemId; color: string }
  /** A link to a missing item; it is cleared. */
  | { type: 'danglingLink'; id: ItemId; field: LinkField }
  /** A link that E5, R7, E8, N2, O3, K6 or C1 forbids; it is cleared. */
  | { type: 'forbiddenLink'; id: ItemId; field: LinkField }
  /** An item in a missing scene goes to the first one. */
  | { type: 'unknownScene'; id: ItemId; scene: SceneId }
  /**
   * A room without scenes gets one; missing scenes in the order are skipped, scenes that the order lacks come
   * last (M1).
   */
  | { type: 'sceneOrder' }
  /** A scene that has to be a place becomes one (N1). */
  | { type: 'sceneKind'; scene: SceneId }
  /** The first scene takes the room's background (M1). */
  | { type: 'sceneBackground'; scene: SceneId }
  /** A field that contradicts other fields; it is set to match them. */
  | { type: 'contradiction'; id: ItemId; field: keyof ItemConfig };

export type LinkField =
  | 'itemToHide'
  | 'alsoHides'
  | 'itemToUnlock'
  | 'furtherKeys'
  | 'toldBy'
  | 'sequence'
  | 'combinesWith'
  | 'combinesInto'
  | 'onClick'
  | 'onOpen';

export type Warn = (warning: RoomWarning) => void;

/** A mending step: returns the mended room and reports its changes. */
export type Mend = (room: Room, warn: Warn) => Room;
