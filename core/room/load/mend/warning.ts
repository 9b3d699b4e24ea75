import type { ItemConfig, ItemId, Room } from '../../model.ts';

/** What loading mended (R1, SPEC §5). */
export type RoomWarning =
  /** The order names an item without a config; it is skipped. */
  | { type: 'missingConfig'; id: ItemId }
  | { type: 'repeatedInOrder'; id: ItemId }
  /** A config that the order does not name; it goes to the front. */
  | { type: 'notInOrder'; id: ItemId }
  | { type: 'doorNotFirst' }
  | { type: 'blankName' }
  /** The first colour is taken instead. */
  | { type: 'unknownColor'; id: ItemId; color: string }
  /** A link to nothing; it is cleared. */
  | { type: 'danglingLink'; id: ItemId; field: LinkField }
  /** A link that E5, R7 or E8 forbids; it is cleared. */
  | { type: 'forbiddenLink'; id: ItemId; field: LinkField }
  /** A field that contradicts others of the room; it follows them. */
  | { type: 'contradiction'; id: ItemId; field: keyof ItemConfig };

export type LinkField = 'itemToHide' | 'itemToUnlock';

export type Warn = (warning: RoomWarning) => void;

/** One step of mending: it gives the better room and says what it did. */
export type Mend = (room: Room, warn: Warn) => Room;
