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

/** Where in the drawing order an item goes (SPEC §4 "Ordering operations"). */
export type OrderMove = 'toFront' | 'forward' | 'backward' | 'toBack';

/**
 * Every change of a room, as a plain value (E1). The same commands serve pointer, keyboard, menus and tests.
 * Positions and widths are percent of the stage.
 */
export type Command =
  | PuzzleCommand
  | SceneCommand
  /** Into the first scene, unless another one is named; what is there to be taken along can be from the start. */
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
  /** Brings in an item that was copied, in this room or another (E6): into its own scene, unless another one is named. */
  | { type: 'pasteItem'; id: ItemId; item: ItemConfig; scene?: SceneId }
  /** What was cut out of this room, as it was before, comes back into a scene with its links (E6): a move. */
  | { type: 'bringBack'; ids: readonly ItemId[]; before: Room; scene: SceneId }
  /** What the item hides goes with it, as in `moveItems`. */
  | { type: 'moveItem'; id: ItemId; position: Position }
  /** Several at once, each to a place of its own; what they hide goes with them unless it has a place here too. */
  | { type: 'moveItems'; places: Places }
  /** Under a new group's random id (E10). */
  | { type: 'keepTogether'; ids: readonly ItemId[]; group: GroupId }
  | { type: 'letApart'; ids: readonly ItemId[] }
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
  /** The first scene's, which is the room's own (M1). */
  | { type: 'setBackground'; background: Background }
  /** A BCP 47 tag (M2). */
  | { type: 'setLanguage'; language: string }
  | { type: 'setEnding'; ending: string }
  | { type: 'setCover'; scene: SceneId }
  /** Begins anew from another room, as from a starter; a step that can be undone, so nothing is lost. */
  | { type: 'replaceContents'; contents: Contents }
  /** Several as one: all of them, or where one is refused none. */
  | { type: 'together'; commands: readonly Command[] };

/** Top-left corners by the ids of the items that are to stand there, in percent of the stage. */
export type Places = Readonly<Record<ItemId, Position>>;

/** Why a command changed nothing. The screens put it into words. */
export type EditRefusal =
  | PuzzleRefusal
  | SceneRefusal
  | { type: 'unknownItem'; id: ItemId }
  | { type: 'idTaken'; id: ItemId }
  /** Not an id that every store takes (`isItemId`). */
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
  /** It brings something about, so it does not go back and forth (O1). */
  | { type: 'opensForGood' }
  /** Not a BCP 47 tag. */
  | { type: 'badLanguage'; language: string };

/** What a command brought about besides what was asked, worth telling the creator. */
export type EditNote =
  | SceneNote
  | PuzzleNote
  /** The key was another lock's, which has lost it (E8). */
  | { type: 'keyTaken'; key: ItemId; from: ItemId }
  /** The item was hidden by another one, which no longer hides it (R7). */
  | { type: 'hiderReplaced'; item: ItemId; from: ItemId }
  /** The last key of a lock was deleted, which is by password now (SPEC §4); the key by its name, for it is gone. */
  | { type: 'keyDeleted'; lock: ItemId; key: string }
  /** The lock of a key was deleted: being a key no more, it is no longer taken along (E9). */
  | { type: 'lockDeleted'; key: ItemId; lock: string }
  /** The only thing that an item hides was deleted. */
  | { type: 'hiddenDeleted'; hider: ItemId; hidden: string }
  /** The other half of a combination was deleted: what is left of it is no longer taken along (C1). */
  | { type: 'partDeleted'; part: ItemId; other: string };
