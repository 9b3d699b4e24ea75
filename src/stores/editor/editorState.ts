import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import type { BackgroundEntry, CatalogueEntry, ItemTag, Position } from '../../../core/catalogue/model.ts';
import type { Arrangement } from '../../../core/edit/arrange.ts';
import type { Command, EditNote, EditRefusal, OrderMove, Places } from '../../../core/edit/command.ts';
import type { History } from '../../../core/edit/history.ts';
import type { Ends, LinkType } from '../../../core/edit/linksFor.ts';
import type { Recipe } from '../../../core/recipe/model.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { RoomWarning } from '../../../core/room/load/mend/warning.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import type { Viewport } from '../../../game/ports.ts';
import type { CurrentUser } from '../ports/AuthPort.ts';
import type { BackendErrorCode } from '../ports/BackendError.ts';
import type { PublishState } from './publishState.ts';
import type { Showing } from './shownPlaces.ts';
import { SELECT_TOOL, type StageTool } from './stageTool.ts';

/** Whose rooms are edited. */
export type EditorUser = Pick<CurrentUser, 'userId' | 'name'>;

export const EDITOR_TABS = ['themes', 'items', 'room', 'layers'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** How the room is looked at: as things that stand somewhere, or by what opens, hides, leads and tells. */
export const EDITOR_VIEWS = ['build', 'puzzle'] as const;
export type EditorView = (typeof EDITOR_VIEWS)[number];

/** What helps to find one's way, over the room: everything by name, the list of shortcuts, or the map of the puzzle. */
export type EditorAid = 'commands' | 'shortcuts' | 'map';

/** Where the room's last change has got to. */
export type SaveState =
  /** Nothing was changed since the room was opened. */
  | { type: 'untouched' }
  | { type: 'saving' }
  | { type: 'saved' }
  /** Kept in this browser; the account does not have it (yet). */
  | { type: 'onDevice'; reason: 'signedOut' | BackendErrorCode }
  /** Neither the account nor this browser has it: private windows may refuse storage. */
  | { type: 'unkept'; isOnItsWay: boolean }
  | { type: 'conflict' };

export type OpenFailure =
  | { type: 'notFound' }
  | { type: 'newerVersion' }
  /** What is stored is no room. */
  | { type: 'unreadable' }
  | { type: 'offline' }
  /** `message` is SPEC §8's text. */
  | { type: 'defaultDoorMissing'; message: string }
  | { type: 'unknown'; message: string };

/** Something worth saying once, in words that the screen finds. */
export type EditorNotice =
  | { type: 'refused'; refusal: EditRefusal }
  | { type: 'noted'; note: EditNote }
  | { type: 'linked'; link: LinkType; ends: Ends }
  | { type: 'startedFrom'; roomName: string }
  /** The library has changed since the starter room was made. */
  | { type: 'starterUnusable'; roomName: string }
  /** The room did not hold together as it was stored (R1). */
  | { type: 'mended'; warnings: readonly RoomWarning[] }
  | { type: 'coverFailed' }
  | { type: 'failed'; code: BackendErrorCode };

/** What is known of the library, which may hold far more: own things, the pages that were asked for, and what rooms need. */
export interface CatalogueState {
  status: 'loading' | 'ready' | 'failed';
  items: readonly CatalogueEntry[];
  backgrounds: readonly BackgroundEntry[];
  /** How far each list was read, by its `listName`. */
  lists: Readonly<Record<string, ListState>>;
}

/** One of the palette's lists; `beginnings` are those of the words looked for. */
export type PaletteList =
  | { type: 'items'; tag: ItemTag | null; beginnings: readonly string[] }
  | { type: 'backgrounds' };

export interface ListState {
  status: 'loading' | 'ready' | 'failed';
  /** Null at the end; before the first page it says nothing. */
  next: ListCursor | null;
}

/** Finished rooms to begin from. */
interface StarterState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  recipes: readonly Recipe[];
}

/** Things that were dragged, where they and all that went along stood before, and the gesture. */
export interface Dragged {
  ids: readonly ItemId[];
  from: Places;
  gesture: string;
}

/** How a conflict ends: neither version is thrown away unasked. */
export type ConflictChoice = 'keepAsNewRoom' | 'replaceStored' | 'loadStored';

/** What a save or a publication came to; a signed-out creator is led to log in. */
export type SaveOutcome = 'saved' | 'signedOut' | 'failed';

/** Draws the cover, a webp picture as a data URL: the player's view of the room at its start. */
export type DrawCover = () => Promise<string>;

/** SPEC §3 "Editor state", with what the screen needs beside it. */
export interface EditorData {
  status: 'loading' | 'ready' | 'failed';
  failure: OpenFailure | null;
  roomSettings: Room | null;
  history: History | null;
  /** Null while the room was never saved to the account. */
  currentRoomId: string | null;
  /** The room that `error` and `findings` are about: the open one, but for a gesture under way. */
  checkedRoom: Room | null;
  /** What every tab knows the room by: its id, or the one that its first save gives it. */
  documentId: string;
  /** True while the room has an error of L1. */
  error: boolean;
  findings: readonly Finding[];
  /** The creator's own rooms, newest first. */
  roomArray: readonly SummaryEntry[];
  /** True while the creator's own save runs, its cover included. */
  isSaving: boolean;
  saveState: SaveState;
  activeEditingItemId: ItemId | null;
  /** What keys, gestures and menus act on, the active item among them. After a deletion none, until the creator chooses again. */
  selectedIds: readonly ItemId[];
  /** Copied, to be pasted here or in another room. */
  clipboard: readonly ItemConfig[];
  /** By each lock whose last key was deleted, that key's name. */
  deletedKeys: Readonly<Record<ItemId, string>>;
  /** What of the stage is to be seen. */
  viewport: Viewport;
  /** True while something is dragged or resized on the stage. */
  isHandling: boolean;
  /** The scene that was gone to; `shownSceneOf` says which one is on the canvas. */
  shownSceneId: SceneId;
  activeTab: EditorTab;
  editorView: EditorView;
  /** What is pointed out on the canvas; null while nothing is. */
  showing: Showing | null;
  /** On small screens the item's panel takes the tabs' place. */
  isPanelOpen: boolean;
  aid: EditorAid | null;
  /** A door that is pointed at in the palette: seen in the place of the room's own, which stays what it is. */
  doorTried: CatalogueEntry | null;
  /** What a pointer does in the room. */
  tool: StageTool;
  /** One thing was brought to another that it could be both to: its key, or hidden in it. */
  linkAsked: Ends | null;
  /** Where a thing was let go of upon another: `offeredIn` says what it could be to that one. */
  offer: { ends: Ends; itemConfigs: Room['itemConfigs'] } | null;
  /** The scene of the strip over which something is dragged. */
  sceneAimed: SceneId | null;
  /** Items taken off the canvas while working (R6); never saved. */
  concealedIds: readonly ItemId[];
  catalogue: CatalogueState;
  starters: StarterState;
  /** How the starter taken last is made; null once it is put away. */
  craft: NonNullable<Recipe['craft']> | null;
  notice: EditorNotice | null;
  /** The version that someone else saved in between. */
  conflict: Room | null;
  /** When the creator changed what stands against that, in milliseconds since the epoch; null without a conflict. */
  changedAt: number | null;
  isPlanLimitReached: boolean;
  publishing: PublishState;
  /** The room as players find it; null while nothing is live, and where that is not known. */
  liveRoom: Room | null;
}

export interface EditorActions {
  /** Opens a stored room, or without an id the draft of a new one. */
  open: (roomId: string | null) => Promise<void>;
  /** Applies a command; commands of one gesture become one undo step (E2). Answers why it was refused. */
  attempt: (command: Command, gesture?: string) => EditRefusal | null;
  /** The same, and a refusal is told as a notice: for gestures, which have no field to say it at. */
  dispatch: (command: Command, gesture?: string) => EditRefusal | null;
  /** Says that nothing more comes of the gesture under way. */
  endGesture: () => void;
  undo: () => void;
  redo: () => void;
  /** Ends what another tool was about. */
  select: (id: ItemId | null) => void;
  selectMany: (ids: readonly ItemId[]) => void;
  /** All of the scene on the canvas. */
  selectAll: () => void;
  /** By so many percent of the stage, as far as each may move. */
  moveSelected: (by: Position, gesture?: string) => void;
  /** All but the door. */
  deleteSelected: (gesture?: string) => void;
  /** Copies beside the originals, which are then selected. */
  duplicateSelected: () => void;
  orderSelected: (move: OrderMove) => void;
  setSelectedLocked: (isPositionLocked: boolean) => void;
  /** Brings what is selected in line, at equal gaps or onto the floor. */
  arrangeSelected: (how: Arrangement) => void;
  /** Into another scene, which is then on the canvas. */
  bringSelectedTo: (scene: SceneId, gesture?: string) => void;
  /** The scene of the strip that what is dragged would go to; null beside the strip. */
  aimAtScene: (scene: SceneId | null) => void;
  /** What was dragged is let go of. */
  letGo: (dragged: Dragged) => void;
  /** What a thing could be to the one it lies on is offered, until something else is done. */
  offerLinks: (id: ItemId) => void;
  /** Copies of the given ones, selected; answers their ids in that order, none where it was refused. */
  duplicate: (ids: readonly ItemId[], gesture?: string) => readonly ItemId[];
  /** Answers what was copied, for the clipboard of the system. */
  copySelected: () => readonly ItemConfig[];
  /** Into the scene on the canvas. */
  paste: (items: readonly ItemConfig[]) => void;
  setHandling: (isHandling: boolean) => void;
  setViewport: (viewport: Viewport) => void;
  /** Shows a door in the place of the room's own, null that one again. */
  tryDoor: (entry: CatalogueEntry | null) => void;
  setTool: (tool: StageTool) => void;
  /** Gives an item to the tool that asks for one. */
  pick: (id: ItemId) => void;
  /** Brings one thing to another: it becomes what it can be to it. Where that is both, `linkAsked` asks which. */
  bring: (ends: Ends) => void;
  /** One step that can be undone. */
  link: (ends: Ends, type: LinkType) => void;
  dismissLink: () => void;
  /** Brings another scene onto the canvas. */
  showScene: (scene: SceneId) => void;
  /** The one after it in the room's order, or before, as far as there is one. */
  showNextScene: (by: 1 | -1) => void;
  setActiveTab: (tab: EditorTab) => void;
  showView: (view: EditorView) => void;
  /** Points out the way out on the canvas, or what stands in it (S1, S2); it goes on by itself where that is wanted. */
  showEscape: (isPlaying: boolean) => void;
  /** Points out what a finding is about. */
  showFinding: (finding: Finding) => void;
  /** Goes to a step of what is shown, from 0, and to its scene. */
  showStep: (at: number) => void;
  /** Lets it go on by itself, or holds it. */
  playShowing: (isPlaying: boolean) => void;
  endShowing: () => void;
  openPanel: () => void;
  closePanel: () => void;
  showAid: (aid: EditorAid | null) => void;
  toggleConcealed: (id: ItemId) => void;
  /** Loads the first pages, and the creator's own things. */
  loadCatalogue: () => Promise<void>;
  /** Loads the next page of one of the palette's lists, where there is one. */
  loadMore: (list: PaletteList) => Promise<void>;
  /** Gets to know those of the library's entries that a room is made of. */
  loadEntries: (wanted: { items: readonly string[]; backgrounds: readonly string[] }) => Promise<void>;
  /** Looks again at what the creator has uploaded, as in another tab. */
  refreshOwn: () => Promise<void>;
  loadStarters: () => Promise<void>;
  /** Puts a starter room's contents in the present ones' place, as one step that can be undone. */
  startFrom: (recipe: Recipe) => void;
  putCraftAway: () => void;
  loadRooms: () => Promise<void>;
  /** Writes the draft at once, as before leaving the page. */
  flushDraft: () => Promise<void>;
  /** Says whether the browser knows of a network: without one the room stays on the device until it is back. */
  setOnline: (isOnline: boolean) => void;
  /** Tries again to save, as when the network is back. */
  retrySaving: () => void;
  save: (drawCover: DrawCover | null) => Promise<SaveOutcome>;
  /** Asks what the room shall be published with; one that is live as it is has its link shown. */
  askToPublish: () => void;
  /** Whoever may find it is told first, where that changes. */
  publish: (drawCover: DrawCover | null, isListed?: boolean) => Promise<SaveOutcome>;
  unpublish: () => Promise<void>;
  resolveConflict: (choice: ConflictChoice) => Promise<void>;
  /** Begins a new room beside whatever drafts are kept. */
  openFresh: () => Promise<void>;
  /** Throws the draft of a new room away and begins another. */
  startOver: () => Promise<void>;
  /** Saves and lets go of the room, so that the preview may write to its draft: two writers would only meet in a conflict. */
  releaseToPreview: () => Promise<void>;
  dismissNotice: () => void;
  dismissPlanLimit: () => void;
  dismissPublishing: () => void;
  dispose: () => void;
}

export type EditorState = EditorData & EditorActions;

export interface EditorDeps {
  get: () => EditorState;
  set: (change: Partial<EditorData>) => void;
}

export const INITIAL_EDITOR: EditorData = {
  status: 'loading',
  failure: null,
  roomSettings: null,
  history: null,
  currentRoomId: null,
  checkedRoom: null,
  documentId: '',
  error: false,
  findings: [],
  roomArray: [],
  isSaving: false,
  saveState: { type: 'untouched' },
  activeEditingItemId: null,
  selectedIds: [],
  clipboard: [],
  deletedKeys: {},
  viewport: { zoom: 1, x: 0, y: 0 },
  isHandling: false,
  shownSceneId: '',
  activeTab: 'themes',
  editorView: 'build',
  showing: null,
  isPanelOpen: false,
  aid: null,
  doorTried: null,
  tool: SELECT_TOOL,
  linkAsked: null,
  offer: null,
  sceneAimed: null,
  concealedIds: [],
  catalogue: { status: 'loading', items: [], backgrounds: [], lists: {} },
  starters: { status: 'idle', recipes: [] },
  craft: null,
  notice: null,
  conflict: null,
  changedAt: null,
  isPlanLimitReached: false,
  publishing: { type: 'idle' },
  liveRoom: null,
};
