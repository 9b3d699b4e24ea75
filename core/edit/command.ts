import type { CatalogueEntry, Position } from '../catalogue/model.ts';
import type {
  Background,
  Description,
  GroupId,
  ItemConfig,
  ItemId,
  ItemState,
  OnClick,
  PasswordMatch,
  Room,
  SceneId,
  UnlockMethod,
} from '../room/model.ts';
import type { Contents } from '../room/records.ts';
import type { PuzzleCommand, PuzzleNote, PuzzleRefusal } from './puzzleCommand.ts';
import type { SceneCommand, SceneNote, SceneRefusal } from './sceneCommand.ts';

/** A change of an item's position in the drawing order (SPEC §4 "Ordering operations"). */
export type OrderMove = 'toFront' | 'forward' | 'backward' | 'toBack';

/**
 * A change of a room as a plain value (E1). Pointer, keyboard, menus and tests use the same commands.
 * Positions and widths are in percent of the stage.
 */
export type Command =
  | PuzzleCommand
  | SceneCommand
  /** Adds an item, by default to the first scene. With `isAddableToInventory` it can be collected from the start. */
  | {
      type: 'addItem';
      id: ItemId;
      entry: CatalogueEntry;
      scene?: SceneId;
      position?: Position;
      isAddableToInventory?: boolean;
    }
  | { type: 'deleteItem'; id: ItemId }
  | { type: 'duplicateItem'; id: ItemId; newId: ItemId }
  /** Adds an item that was copied in this room or another (E6); into its own scene by default. */
  | { type: 'pasteItem'; id: ItemId; item: ItemConfig; scene?: SceneId }
  /**
   * Restores items that were cut from this room into a scene, with their links (E6): cut and paste is a move.
   */
  | { type: 'bringBack'; ids: readonly ItemId[]; before: Room; scene: SceneId }
  /** Items that it hides move with it, as in `moveItems`. */
  | { type: 'moveItem'; id: ItemId; position: Position }
  /** Moves several items. Items that they hide move along unless they have a position here too. */
  | { type: 'moveItems'; places: PositionsById }
  /** `group` is a new random id (E10). */
  | { type: 'group'; ids: readonly ItemId[]; group: GroupId }
  | { type: 'ungroup'; ids: readonly ItemId[] }
  | { type: 'resizeItem'; id: ItemId; width: number; position?: Position }
  | { type: 'orderItem'; id: ItemId; move: OrderMove }
  | { type: 'setName'; id: ItemId; name: string }
  | { type: 'setColor'; id: ItemId; color: string }
  | { type: 'setState'; id: ItemId; state: ItemState }
  | { type: 'setPositionLocked'; id: ItemId; isPositionLocked: boolean }
  | { type: 'setAddable'; id: ItemId; isAddableToInventory: boolean }
  | { type: 'setDescription'; id: ItemId; description: Description }
  | { type: 'setCustomDescription'; id: ItemId; customDescription: string }
  | { type: 'setOpenedDescription'; id: ItemId; openedDescription: string }
  | { type: 'setOnClick'; id: ItemId; onClick: OnClick | null }
  | { type: 'setHiding'; id: ItemId; isHidingAnotherItem: boolean }
  | { type: 'setItemToHide'; id: ItemId; itemToHide: ItemId | null }
  | { type: 'setLocked'; id: ItemId; isItemLocked: boolean }
  | { type: 'setUnlockMethod'; id: ItemId; unlockMethod: UnlockMethod }
  | { type: 'setPassword'; id: ItemId; unlockPassword: string }
  | { type: 'setPasswordMatch'; id: ItemId; passwordMatch: PasswordMatch }
  | { type: 'setClueInPicture'; id: ItemId; isClueInPicture: boolean }
  | { type: 'setItemToUnlock'; id: ItemId; itemToUnlock: ItemId | null }
  | { type: 'changeDoor'; entry: CatalogueEntry }
  | { type: 'setRoomName'; roomName: string }
  | { type: 'setIntroduction'; introduction: string }
  | { type: 'setTimeLimit'; timeLimit: number }
  /** Sets the background of the first scene, which is the room's own (M1). */
  | { type: 'setBackground'; background: Background }
  /** A BCP 47 tag (M2). */
  | { type: 'setLanguage'; language: string }
  | { type: 'setEnding'; ending: string }
  | { type: 'setDebrief'; debrief: string }
  | { type: 'setOffersHelp'; offersHelp: boolean }
  | { type: 'setCover'; scene: SceneId }
  /** Replaces the room's contents by another room's, such as a starter's. It can be undone. */
  | { type: 'replaceContents'; contents: Contents }
  /** Applies all of the commands, or none if one is refused. */
  | { type: 'batch'; commands: readonly Command[] };

/** New top-left corners by item id, in percent of the stage. */
export type PositionsById = Readonly<Record<ItemId, Position>>;

/** The reason for which a command was refused. The screens translate it. */
export type EditRefusal =
  | PuzzleRefusal
  | SceneRefusal
  | { type: 'unknownItem'; id: ItemId }
  | { type: 'idTaken'; id: ItemId }
  /** The id breaks the rules of `isItemId`, so some databases could not store it. */
  | { type: 'badId'; id: string }
  | { type: 'tooManyItems'; limit: number }
  | { type: 'tooLong'; field: string; limit: number }
  | { type: 'outOfRange'; field: string; min: number; max: number }
  | { type: 'unknownColor'; color: string }
  | { type: 'noOpenedPicture' }
  | { type: 'positionLocked' }
  | {
      type: 'doorIsFixed';
      reason:
        | 'noKey'
        | 'hidesNothing'
        | 'notAddable'
        | 'notDeleted'
        | 'notHidden'
        | 'notCopied'
        | 'alwaysFirst'
        | 'answersClicks'
        | 'noMember'
        | 'noPart'
        | 'notMade'
        | 'leadsNowhere';
    }
  | { type: 'notADoor' }
  | { type: 'ownKey' }
  | { type: 'hidesItself' }
  | { type: 'hidesItsHider' }
  | { type: 'keyStaysAddable' }
  | { type: 'notLocked' }
  | { type: 'notLockedBy'; unlockMethod: UnlockMethod }
  | { type: 'notHiding' }
  | { type: 'notCustom' }
  | { type: 'mustAnswerClicks' }
  /** Opening the item has an effect, so it cannot be opened and closed again and again (O1). */
  | { type: 'opensForGood' }
  /** The tag is not valid BCP 47. */
  | { type: 'badLanguage'; language: string };

/** A side effect of a command that the creator should know about. */
export type EditNote =
  | SceneNote
  | PuzzleNote
  /** The key belonged to another lock, which has lost it (E8). */
  | { type: 'keyTaken'; key: ItemId; from: ItemId }
  /** Another item hid this one and no longer does (R7). */
  | { type: 'hiderReplaced'; item: ItemId; from: ItemId }
  /**
   * The last key of a lock was deleted; the lock now has a password (SPEC §4). `key` is the deleted item's
   * name.
   */
  | { type: 'keyDeleted'; lock: ItemId; key: string }
  /** The lock of a key was deleted: the key can no longer be collected (E9). */
  | { type: 'lockDeleted'; key: ItemId; lock: string }
  /** The only item that `hider` hid was deleted. */
  | { type: 'hiddenDeleted'; hider: ItemId; hidden: string }
  /** The item named `hider` was deleted, so the items that it hid are visible from the start. */
  | { type: 'hiderDeleted'; hidden: readonly ItemId[]; hider: string }
  /** The other part of a combination was deleted: the remaining part can no longer be collected (C1). */
  | { type: 'partDeleted'; part: ItemId; other: string };
