import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import type { BackgroundEntry, CatalogueEntry, ItemTag } from '../../../core/catalogue/model.ts';
import type { PositionsById } from '../../../core/edit/command.ts';
import type { Steps } from '../../../core/edit/history/history.ts';
import type { Ends } from '../../../core/edit/links/linksFor.ts';
import type { Recipe } from '../../../core/recipe/model.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { ItemConfig, ItemId, Room, SceneId } from '../../../core/room/model.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import type { GuideLabel, Viewport } from '../../../game/ports.ts';
import type { CurrentUser } from '../../shared/ports/AuthPort.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { LongTexts } from './document/longTexts.ts';
import type { Loss } from './document/losses.ts';
import type { PublishState } from './saving/publishState.ts';
import type { EditorNotice } from './session/editorNotice.ts';
import type { Showing } from './session/shownPlaces.ts';
import { SELECT_TOOL, type StageTool } from './session/stageTool.ts';

/** The owner of the edited rooms. */
export type EditorUser = Pick<CurrentUser, 'userId' | 'name'>;

export const EDITOR_TABS = ['themes', 'items', 'room', 'layers'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** Views of the room: its things, or its puzzle. */
export const EDITOR_VIEWS = ['build', 'puzzle'] as const;
export type EditorView = (typeof EDITOR_VIEWS)[number];

/** Aids over the room: command palette, manual, shortcuts, map, having a room made, or a step added to it. */
export type EditorAid = 'commands' | 'manual' | 'shortcuts' | 'map' | 'make' | 'step' | EditorQuestion;
/** Questions about the whole room, asked before an action. */
export type EditorQuestion = 'startOver' | 'unpublish' | 'versions';

/** The panels beside the room: the palette, and the settings of the selection. */
export type EditorSide = 'palette' | 'panel';

/** Where the last change is stored. */
export type SaveState =
  /** Nothing was changed since the room was opened. */
  | { type: 'untouched' }
  | { type: 'saving' }
  | { type: 'saved' }
  /** Stored in this browser but not (yet) in the account. */
  | { type: 'onDevice'; reason: 'signedOut' | BackendErrorCode }
  /** Stored nowhere: private windows may refuse storage. */
  | { type: 'unkept'; isOnItsWay: boolean }
  | { type: 'conflict' };

export type OpenFailure =
  | { type: 'notFound' }
  | { type: 'newerVersion' }
  /** The stored data is no room. */
  | { type: 'unreadable' }
  | { type: 'offline' }
  /** `message` is SPEC §8's text. */
  | { type: 'defaultDoorMissing'; message: string }
  | { type: 'unknown'; message: string };

/** The loaded part of the library: uploads, requested pages, and entries that rooms need. */
export interface CatalogueState {
  status: 'loading' | 'ready' | 'failed';
  items: readonly CatalogueEntry[];
  backgrounds: readonly BackgroundEntry[];
  /** How far each list is loaded, by its `listName`. */
  lists: Readonly<Record<string, ListState>>;
}

/** One of the palette's lists; `beginnings` are the beginnings of the searched words. */
export type PaletteList =
  | { type: 'items'; tag: ItemTag | null; beginnings: readonly string[] }
  | { type: 'backgrounds' };

export interface ListState {
  status: 'loading' | 'ready' | 'failed';
  /** Null at the end; undefined before the first page. */
  next: ListCursor | null;
}

export interface Cut {
  ids: readonly ItemId[];
  before: Room;
}

/** Starter rooms. */
interface StarterState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  recipes: readonly Recipe[];
}

/** Dragged things, the former positions of all moved ones, and the gesture. */
export interface Dragged {
  ids: readonly ItemId[];
  from: PositionsById;
  gesture: string;
}

/** The open room, and how far it was checked, saved and published. */
interface DocumentState {
  status: 'loading' | 'ready' | 'failed';
  failure: OpenFailure | null;
  roomSettings: Room | null;
  /** The undo and redo steps of `roomSettings`. */
  history: Steps | null;
  /** Null while the room was never saved to the account. */
  currentRoomId: string | null;
  /** The id by which every tab identifies the room: its own, or the one that its first save will give it. */
  documentId: string;
  /** The room that `error` and `findings` are about: the open one except during a gesture. */
  checkedRoom: Room | null;
  /** True while the room has an error of L1. */
  error: boolean;
  findings: readonly Finding[];
  /** True while the creator's own save runs, including its cover. */
  isSaving: boolean;
  saveState: SaveState;
  /** The version that someone else saved meanwhile. */
  conflict: Room | null;
  /**
   * When the creator changed the conflicting version, in milliseconds since the epoch; null without a
   * conflict.
   */
  changedAt: number | null;
  isPlanLimitReached: boolean;
  publishing: PublishState;
  /** The live version; null if there is none or it is unknown. */
  liveRoom: Room | null;
  /** Pairs of parts whose combination has no result yet (C1). */
  otherParts: Readonly<Record<ItemId, ItemId>>;
  /** Texts over their limit: shown until they fit, not part of the room. */
  longTexts: LongTexts;
  /** For each item, what it lost when another one was deleted. */
  losses: Readonly<Record<ItemId, Loss>>;
  /** For each lock whose clues or answer have changed, the answer for which its clues were written. */
  cluedCodes: Readonly<Record<ItemId, string>>;
}

/** What the creator is doing in the room; none of it is saved. */
interface SessionState {
  activeEditingItemId: ItemId | null;
  /** Items that keys, gestures and menus act on, including the active item. Empty after a deletion. */
  selectedIds: readonly ItemId[];
  /** Copied items, for this or another room. */
  clipboard: readonly ItemConfig[];
  /** The items that were cut from this room last, and the room before the cut, so that pasting restores their links. */
  cut: Cut | null;
  /** The visible part of the stage. */
  viewport: Viewport;
  /** True while something is dragged or resized on the stage. */
  isHandling: boolean;
  /** Labels of the guides during a drag. */
  guideLabels: readonly GuideLabel[];
  /** The scene that the creator went to last; `shownSceneOf` gives the one on the canvas. */
  shownSceneId: SceneId;
  /** The walkthrough on the canvas; null if none. */
  showing: Showing | null;
  /** The door previewed in place of the room's own. */
  doorTried: CatalogueEntry | null;
  /** The pointer's current tool. */
  tool: StageTool;
  /** Two things that could be connected in several ways, while the creator is asked which one is meant. */
  linkAsked: Ends | null;
  /** The things of the last drop; `offeredIn` gives the possible connections. */
  offer: { ends: Ends; itemConfigs: Room['itemConfigs'] } | null;
  /** The scene whose tile is under the dragged things. */
  sceneAimed: SceneId | null;
  /** Items hidden on the canvas while working (R6); never saved. */
  concealedIds: readonly ItemId[];
  /** Whether a link from Insights led here. */
  isFromInsights: boolean;
  /** The further answer that Insights proposed last, and how often it was typed. */
  accepted: { lock: ItemId; answer: string; times: number } | null;
  /** The lock whose reply to wrong answers is being written. */
  sayingAt: ItemId | null;
}

/** What is shown beside and over the room. */
interface ChromeState {
  activeTab: EditorTab;
  editorView: EditorView;
  /** On small screens the item's settings replace the tabs. */
  isPanelOpen: boolean;
  /** In medium windows, the open drawer. */
  drawer: EditorSide | null;
  aid: EditorAid | null;
  notice: EditorNotice | null;
}

/** The library, the starter rooms, and the creator’s own rooms. */
interface PaletteState {
  /** The creator's own rooms, newest first. */
  roomArray: readonly SummaryEntry[];
  catalogue: CatalogueState;
  starters: StarterState;
  /** The explanation of the last used starter; null once dismissed. */
  craft: NonNullable<Recipe['craft']> | null;
}

/** SPEC §3 "Editor state", with further state of the screen. */
export interface EditorData extends DocumentState, SessionState, ChromeState, PaletteState {}

const INITIAL_DOCUMENT: DocumentState = {
  status: 'loading',
  failure: null,
  roomSettings: null,
  history: null,
  currentRoomId: null,
  documentId: '',
  checkedRoom: null,
  error: false,
  findings: [],
  isSaving: false,
  saveState: { type: 'untouched' },
  conflict: null,
  changedAt: null,
  isPlanLimitReached: false,
  publishing: { type: 'idle' },
  liveRoom: null,
  otherParts: {},
  longTexts: {},
  losses: {},
  cluedCodes: {},
};

const INITIAL_SESSION: SessionState = {
  activeEditingItemId: null,
  selectedIds: [],
  clipboard: [],
  cut: null,
  viewport: { zoom: 1, x: 0, y: 0 },
  isHandling: false,
  guideLabels: [],
  shownSceneId: '',
  showing: null,
  doorTried: null,
  tool: SELECT_TOOL,
  linkAsked: null,
  offer: null,
  sceneAimed: null,
  concealedIds: [],
  isFromInsights: false,
  accepted: null,
  sayingAt: null,
};

const INITIAL_CHROME: ChromeState = {
  activeTab: 'themes',
  editorView: 'build',
  isPanelOpen: false,
  drawer: null,
  aid: null,
  notice: null,
};

const INITIAL_PALETTE: PaletteState = {
  roomArray: [],
  catalogue: { status: 'loading', items: [], backgrounds: [], lists: {} },
  starters: { status: 'idle', recipes: [] },
  craft: null,
};

export const INITIAL_EDITOR: EditorData = {
  ...INITIAL_DOCUMENT,
  ...INITIAL_SESSION,
  ...INITIAL_CHROME,
  ...INITIAL_PALETTE,
};
