import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import type { BackgroundEntry, CatalogueEntry, ItemTag } from '../../../core/catalogue/model.ts';
import type { EditNote, EditRefusal, Places } from '../../../core/edit/command.ts';
import type { History } from '../../../core/edit/history/history.ts';
import type { Ends, LinkType } from '../../../core/edit/links/linksFor.ts';
import type { Recipe } from '../../../core/recipe/model.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { RoomWarning } from '../../../core/room/load/mend/warning.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import type { GuideLabel, Viewport } from '../../../game/ports.ts';
import type { CurrentUser } from '../../shared/ports/AuthPort.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { LongTexts } from './document/longTexts.ts';
import type { Loss } from './document/losses.ts';
import type { PublishState } from './saving/publishState.ts';
import type { Showing } from './session/shownPlaces.ts';
import { SELECT_TOOL, type StageTool } from './session/stageTool.ts';

/** Whose rooms are edited. */
export type EditorUser = Pick<CurrentUser, 'userId' | 'name'>;

export const EDITOR_TABS = ['themes', 'items', 'room', 'layers'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** How the room is looked at: as things that stand somewhere, or by what opens, hides, leads and tells. */
export const EDITOR_VIEWS = ['build', 'puzzle'] as const;
export type EditorView = (typeof EDITOR_VIEWS)[number];

/** What helps to find one's way, over the room: everything by name, the manual, the list of shortcuts, or the map of the puzzle. */
export type EditorAid = 'commands' | 'manual' | 'shortcuts' | 'map' | EditorQuestion;
/** What is asked of the whole room before it is done. */
export type EditorQuestion = 'startOver' | 'unpublish' | 'versions';

/** What stands beside the room: what it is built of, and what is set of the selected. */
export type EditorSide = 'palette' | 'panel';

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
  /** Brought to what it does not go with, or goes with already: then there is no refusal. */
  | { type: 'notLinked'; ends: Ends; refusal: EditRefusal | null }
  /** Brought to a scene, to which it leads since; of the scene that it stands in nothing came. */
  | { type: 'broughtToScene'; id: ItemId; scene: SceneId }
  /** Cut out, and other things were linked to it. */
  | { type: 'cut' }
  /** Both versions are kept: the open one as a new room, the other where it was. */
  | { type: 'keptBoth'; roomName: string; other: { id: string; roomName: string } }
  /** A new room that was left before its first save is in the account since. */
  | { type: 'savedLate'; room: { id: string; roomName: string } }
  /** What another tab or device saved took the place of a room that nothing was changed in. */
  | { type: 'tookNewer' }
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

export interface Cut {
  ids: readonly ItemId[];
  before: Room;
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
  /** What was cut out of this room last, and the room as it was before: pasted here it comes back with its links. */
  cut: Cut | null;
  /** By each half of a combination in the making, the other one: kept until what they become is there (C1). */
  otherParts: Readonly<Record<ItemId, ItemId>>;
  /** What was written over its limit: shown until it fits, and not part of the room. */
  longTexts: LongTexts;
  /** By each thing that lost something as another one was deleted, what that was. */
  losses: Readonly<Record<ItemId, Loss>>;
  /** By each lock whose clues or code were changed, the code that its clues are to. */
  cluedCodes: Readonly<Record<ItemId, string>>;
  /** What of the stage is to be seen. */
  viewport: Viewport;
  /** True while something is dragged or resized on the stage. */
  isHandling: boolean;
  /** What stands at the guides meanwhile. */
  guideLabels: readonly GuideLabel[];
  /** The scene that was gone to; `shownSceneOf` says which one is on the canvas. */
  shownSceneId: SceneId;
  activeTab: EditorTab;
  editorView: EditorView;
  /** What is pointed out on the canvas; null while nothing is. */
  showing: Showing | null;
  /** On small screens the item's panel takes the tabs' place. */
  isPanelOpen: boolean;
  /** On middling ones one of them at most is drawn out, over the room. */
  drawer: EditorSide | null;
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
  cut: null,
  otherParts: {},
  longTexts: {},
  losses: {},
  cluedCodes: {},
  viewport: { zoom: 1, x: 0, y: 0 },
  isHandling: false,
  guideLabels: [],
  shownSceneId: '',
  activeTab: 'themes',
  editorView: 'build',
  showing: null,
  isPanelOpen: false,
  drawer: null,
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
