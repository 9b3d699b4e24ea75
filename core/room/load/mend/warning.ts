import type { ItemConfig, ItemId, Room, SceneId } from '../../model.ts';

/** What loading mended (R1, SPEC §5). */
export type RoomWarning =
  /** The order names an item without a config; it is skipped. */
  | { type: 'missingConfig'; id: ItemId }
  | { type: 'repeatedInOrder'; id: ItemId }
  /** A config that the order does not name; it goes to the front. */
  | { type: 'notInOrder'; id: ItemId }
  | { type: 'doorNotFirst' }
  /** A spot in front of a thing with a picture; it goes behind (N6). */
  | { type: 'spotInFront' }
  | { type: 'blankName' }
  /** Signs in a name, in the ending or in the questions to talk over, that cannot be seen, turn a line around or pile up; they are dropped. */
  | { type: 'unclearName' }
  /** What is no language tag; as much of it as is one is taken instead, or the usual language (M2). */
  | { type: 'badLanguage' }
  /** The first colour is taken instead. */
  | { type: 'unknownColor'; id: ItemId; color: string }
  /** A link to nothing; it is cleared. */
  | { type: 'danglingLink'; id: ItemId; field: LinkField }
  /** A link that E5, R7, E8, N2, O3, K6 or C1 forbids; it is cleared. */
  | { type: 'forbiddenLink'; id: ItemId; field: LinkField }
  /** An item in a scene that is not there; it goes to the first one. */
  | { type: 'unknownScene'; id: ItemId; scene: SceneId }
  /** A room without scenes gets one, whatever the order names beyond them is skipped, and what it lacks comes last (M1). */
  | { type: 'sceneOrder' }
  /** A scene that has to be a place becomes one (N1). */
  | { type: 'sceneKind'; scene: SceneId }
  /** A first scene whose background is not the room's takes it (M1). */
  | { type: 'sceneBackground'; scene: SceneId }
  /** A field that contradicts others of the room; it follows them. */
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

/** One step of mending: it gives the better room and says what it did. */
export type Mend = (room: Room, warn: Warn) => Room;
