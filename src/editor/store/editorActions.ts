import type { CatalogueEntry, Position } from '../../../core/catalogue/model.ts';
import type { Command, EditRefusal, OrderMove } from '../../../core/edit/command.ts';
import type { Ends, LinkType } from '../../../core/edit/links/linksFor.ts';
import type { Arrangement } from '../../../core/edit/place/arrange.ts';
import type { Recipe } from '../../../core/recipe/model.ts';
import type { ItemConfig, ItemId, SceneId } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import type { GuideLabel, Viewport } from '../../../game/ports.ts';
import type { MendLink } from '../../shared/mend/mendLink.ts';
import type { LongText } from './document/longTexts.ts';
import type { Dragged, EditorAid, EditorSide, EditorTab, EditorView, PaletteList } from './editorData.ts';
import type { StageTool } from './session/stageTool.ts';

/** How a conflict ends; no version is discarded without asking. */
export type ConflictChoice = 'keepAsNewRoom' | 'replaceStored' | 'loadStored';

/** The result of saving or publishing; a signed-out creator is sent to the login. */
export type SaveOutcome = 'saved' | 'signedOut' | 'failed';

/** Draws the cover, the player's view at the start, as a webp data URL. */
export type DrawCover = () => Promise<string>;

/** Commands, their history, and what a pointer chooses. */
export interface EditingActions {
  /** Applies a command; commands of one gesture become one undo step (E2). Returns a refusal or null. */
  attempt: (command: Command, gesture?: string) => EditRefusal | null;
  /**
   * Like `attempt`, but shows a refusal as a notice, since a gesture has no field that could show it. `guides` are the
   * labels of a drag's guides; they appear together with the command's result.
   */
  dispatch: (command: Command, gesture?: string, guides?: readonly GuideLabel[]) => EditRefusal | null;
  /** Ends the gesture under way. */
  endGesture: () => void;
  /** Undoes all commands of a gesture as if it had never begun: no undo step, nothing to save (E2). */
  cancelGesture: (gesture: string) => void;
  undo: () => void;
  redo: () => void;
  /** Selects one item, or nothing, and ends any tool. */
  select: (id: ItemId | null) => void;
  /** Previews a door in place of the room's own; null ends that. */
  tryDoor: (entry: CatalogueEntry | null) => void;
  setTool: (tool: StageTool) => void;
  /** Passes an item to the tool that asks for one. */
  pick: (id: ItemId) => void;
  /** Confirms that a lock's clues fit its current answer. */
  confirmClues: (lock: ItemId) => void;
  /** Shows another scene on the canvas. */
  showScene: (scene: SceneId) => void;
  /** Shows the next scene in the room's order, or the previous one, if there is one. */
  showNextScene: (by: 1 | -1) => void;
  toggleConcealed: (id: ItemId) => void;
}

/** Texts over their limits. */
export interface HoldingActions {
  /** Keeps a text over its limit by field name; null once it fits or was discarded. */
  holdText: (field: string, text: LongText | null) => void;
}

/** Copies, the clipboard, and cutting (E6). */
export interface CopyingActions {
  /** Adds copies beside the originals and selects them. */
  duplicateSelected: () => void;
  /** Copies the given items and selects the copies; returns their ids in order, none if refused. */
  duplicate: (ids: readonly ItemId[], gesture?: string) => readonly ItemId[];
  /** Copies; returns the items for the system's clipboard. */
  copySelected: () => readonly ItemConfig[];
  /** Like `copySelected`, and removes them from the room. */
  cutSelected: () => readonly ItemConfig[];
  /** Pastes into the shown scene: items cut here last are moved, others copied. */
  paste: (items: readonly ItemConfig[], isCut?: boolean) => void;
}

/** Selecting by tap, and groups (E10). */
export interface GroupingActions {
  /**
   * Selects by tap: a thing with its group; if that is selected already, only the thing. A thing selected
   * alone opens its settings.
   */
  tap: (id: ItemId) => void;
  /** Groups the selection, which is then selected, moved, copied and deleted as one (E10). */
  groupSelected: () => void;
  ungroupSelected: () => void;
}

/** Connections between two things. */
export interface LinkingActions {
  /** Keeps the other part of a combination whose result is still missing; null for none. */
  chooseOtherPart: (id: ItemId, other: ItemId | null) => void;
  /** Connects one thing with another. If several connections are possible, `linkAsked` asks which. */
  connect: (ends: Ends) => void;
  /** Says why two things cannot be connected. */
  refuseLink: (ends: Ends, type?: LinkType) => void;
  /** Makes a connection, as one undo step. */
  link: (ends: Ends, type: LinkType) => void;
  dismissLink: () => void;
  /** Connects a thing with a scene, so that it leads there. */
  linkToScene: (id: ItemId, scene: SceneId) => void;
}

/** The end of a drag. */
export interface DroppingActions {
  /** Marks the tile of the scene under the dragged things; null if they are over no tile. */
  aimAtScene: (scene: SceneId | null) => void;
  /** Handles the drop of dragged things. */
  dropItems: (dragged: Dragged) => void;
  /** Offers connections between a thing and the one below it, until something else is done. */
  offerLinks: (id: ItemId) => void;
}

/** The selection on the canvas, and actions on all of it. */
export interface SelectingActions {
  selectMany: (ids: readonly ItemId[]) => void;
  /** Selects all of the scene on the canvas. */
  selectAll: () => void;
  /** Moves the selection by percent of the stage, as far as each item may move. */
  moveSelected: (by: Position, gesture?: string) => void;
  /** Deletes the selection except the door. */
  deleteSelected: (gesture?: string) => void;
  orderSelected: (move: OrderMove) => void;
  setSelectedLocked: (isPositionLocked: boolean) => void;
  /** Aligns the selection, distributes it, or moves it onto the floor. */
  arrangeSelected: (how: Arrangement) => void;
  /** Moves the selection to another scene, which is then shown. */
  moveSelectedToScene: (scene: SceneId, gesture?: string) => void;
  setHandling: (isHandling: boolean) => void;
  showGuides: (labels: readonly GuideLabel[]) => void;
  setViewport: (viewport: Viewport) => void;
}

/** The walkthrough on the canvas. */
export interface ShowingActions {
  /** Starts a walkthrough of the way out, or of the reason why there is none (S1, S2), playing if wanted. */
  showEscape: (isPlaying: boolean) => void;
  /** Points out what a finding is about. */
  showFinding: (finding: Finding) => void;
  /** Goes to a step of the walkthrough, from 0, and to its scene. */
  showStep: (at: number) => void;
  /** Plays or pauses the walkthrough. */
  playShowing: (isPlaying: boolean) => void;
  endShowing: () => void;
}

/** The change with which the editor starts after a link from Insights. */
export interface MendingActions {
  /** Selects the thing that a link from Insights names, and opens what the link wants to change there. */
  mend: (link: MendLink) => void;
  /** Closes the dialog for a lock's reply to wrong answers. */
  stopSaying: () => void;
}

/** What is shown beside and over the room. */
export interface PanelActions {
  setActiveTab: (tab: EditorTab) => void;
  showView: (view: EditorView) => void;
  openPanel: () => void;
  /** Clears the selection and shows the scene's settings. */
  setUpScene: () => void;
  closePanel: () => void;
  /** Opens or closes the drawer of palette or panel. */
  toggleDrawer: (side: EditorSide) => void;
  closeDrawer: () => void;
  showAid: (aid: EditorAid | null) => void;
}

/** The actions of the library, and of the list of the creator’s own rooms. */
export interface CatalogueActions {
  /** Loads the first pages of the library, and the creator's uploads. */
  loadCatalogue: () => Promise<void>;
  /** Loads the creator's uploads again, since another tab may have changed them. */
  refreshOwn: () => Promise<void>;
  loadRooms: () => Promise<void>;
}

/** Actions that load the library, page by page. */
export interface PaletteActions {
  /** Loads the next page of one of the palette's lists, if there is one. */
  loadMore: (list: PaletteList) => Promise<void>;
  /** Loads the library's entries that a room uses. */
  loadEntries: (wanted: { items: readonly string[]; backgrounds: readonly string[] }) => Promise<void>;
  /** Retries failed loads of the library, as when the network is back. */
  retryLoading: (language: string) => Promise<void>;
}

/** Starter rooms. */
export interface StarterActions {
  loadStarters: (language: string) => Promise<void>;
  /** Replaces the room's contents by a starter's, as one undo step. */
  startFrom: (recipe: Recipe) => void;
  closeCraftNote: () => void;
}

/** Saving, publishing, and the end of a conflict. */
export interface SavingActions {
  /** Writes the draft at once, as before leaving the page. */
  flushDraft: () => Promise<void>;
  /** Sets whether the browser has a network; without one the room stays on the device. */
  setOnline: (isOnline: boolean) => void;
  /** Retries saving, as when the network is back. */
  retrySaving: () => void;
  save: (drawCover: DrawCover | null) => Promise<SaveOutcome>;
  /** Opens the publish dialog; if the live room is up to date, it shows its link. */
  askToPublish: () => void;
  /** Publishes, with the new cover and who can find the room. */
  publish: (drawCover: DrawCover | null, isListed?: boolean) => Promise<SaveOutcome>;
  unpublish: () => Promise<void>;
  /** Takes over a newer stored version if nothing here is unsaved; returns whether there was one. */
  lookForNewer: () => Promise<boolean>;
  resolveConflict: (choice: ConflictChoice) => Promise<void>;
}

/** Opening a room and leaving it. */
export interface OpeningActions {
  /** Opens a stored room, or without an id the draft of a new one. */
  open: (roomId: string | null) => Promise<void>;
  /** Begins a new room; existing drafts are kept. */
  openFresh: () => Promise<void>;
  /** Discards the draft of a new room and begins another. */
  startOver: () => Promise<void>;
  /**
   * Saves the room and stops saving, so that only the preview writes to its draft: two writers would cause
   * conflicts. False if another room was opened meanwhile, or none.
   */
  releaseToPreview: () => Promise<boolean>;
  dispose: () => void;
}

/** Actions of the screen and the stage on the open room. */
export interface EditorActions
  extends EditingActions,
    HoldingActions,
    CopyingActions,
    GroupingActions,
    LinkingActions,
    DroppingActions,
    SelectingActions,
    ShowingActions,
    MendingActions,
    PanelActions,
    CatalogueActions,
    PaletteActions,
    StarterActions,
    SavingActions,
    OpeningActions {
  dismissNotice: () => void;
  dismissPlanLimit: () => void;
  dismissPublishing: () => void;
}
