import type { PlayEvent } from '../../../core/play/model.ts';
import type { TimeAllowance } from '../../../core/play/timeAllowance.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type {
  PlayerView,
  ViewEntry,
  ViewItem,
  ViewJournalEntry,
  ViewPlace,
  ViewScene,
} from '../../../core/play/view/playerView.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { Background } from '../../../core/room/model.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { Caption } from './caption.ts';
import type { GameDialog } from './gameDialog.ts';
import type { HintLadder } from './hintLadder.ts';
import type { ToldByItem } from './retelling.ts';
import type { WayOut } from './wayOut.ts';

export interface PlayFailure {
  code: BackendErrorCode;
  /** Fit for the player; SPEC §5's texts where it has them. */
  message: string;
}

/** The ladder of hints, or what was told so far. */
export type Help = 'hints' | 'journal';

export type EventListener = (events: readonly PlayEvent<OpaqueName>[]) => void;

/** `hadLock`: the lock that opened was in the hand until now, and was seen and heard to open. */
export type SightListener = (events: readonly PlayEvent<OpaqueName>[], moment: { hadLock: boolean }) => void;

/** Takes part in an answer before it is shown; null where nothing of it has to arrive first. */
export type Usher = (events: readonly PlayEvent<OpaqueName>[]) => Promise<void> | null;

/** SPEC §3 "Gameplay state", with what the screen needs beside it. */
export interface GameplayData {
  phase: 'opening' | 'failed' | 'open';
  /** Set with the phase `failed`. */
  failure: PlayFailure | null;
  roomName: string;
  introduction: string;
  /** Minutes; null where the player took a play without a limit (P15). */
  timeLimit: number | null;
  timeAllowance: TimeAllowance;
  creator: string;
  /** In which language the room's texts are, as a BCP 47 tag (M2). */
  language: string;
  imageUrl: string;
  background: Background | null;
  /** Where the player is; null while nothing may be seen. */
  scene: ViewScene | null;
  /** The places entered so far (N3). */
  places: readonly ViewPlace[];
  /** Whether a close-up can be left for where it was entered from. */
  canGoBack: boolean;
  /** All that can be looked at again (O5). */
  journal: readonly ViewJournalEntry[];
  /** What is read over the open door (O6). */
  ending: string | null;
  items: Readonly<Record<OpaqueName, ViewItem>>;
  /** Back to front. */
  itemOrder: readonly OpaqueName[];
  inventory: readonly ViewEntry[];
  /** Milliseconds played when the last answer came, without pauses. */
  time: number;
  /** Milliseconds spent in finished pauses. */
  pausedFor: number;
  /** Hints asked for so far (P16). */
  hints: number;
  /** When that answer came, by this browser's clock. */
  answeredAt: number;
  /** The selected inventory entry. */
  selectedTool: OpaqueName | null;
  /** Rooms to be played next. */
  recommended: readonly SummaryEntry[];
  board: number;
  /** By which the leaderboard knows the player; empty in preview. */
  playerId: string;
  dialog: GameDialog | null;
  /** What is read after that, of several quick clicks. */
  unread: readonly GameDialog[];
  /** The lines on the stage (O4), oldest first. */
  captions: readonly Caption[];
  /** What a click on a thing told before, and so tells again. */
  told: ToldByItem;
  /** What was told of the next step (P16). */
  ladder: HintLadder;
  /** Nothing that could be told leads to the door: in a draft alone. */
  hasNoHint: boolean;
  /** Of what can be looked at again, by its place there: what lies on top, as it was read last; null for the latest paper. */
  paper: number | null;
  /** Whether that is read beside a lock, too. */
  isPinned: boolean;
  /** What is opened beside the room to help. */
  help: Help | null;
  /** Whether all that can be clicked is ringed and named. */
  isLooking: boolean;
  /** Through which the player is leaving; null before that, and once the end is told. */
  wayOut: WayOut | null;
  /** The time has just run out, which is seen in the room before the end is told. */
  isTimeUp: boolean;
  /** What the last action brought about. */
  lastEvents: readonly PlayEvent<OpaqueName>[];
  /** What every item and scene seen so far is called; used-up keys keep their names. */
  labels: Readonly<Record<OpaqueName, string>>;
  /** The item under an inventory entry being dragged. */
  targetId: OpaqueName | null;
  /** Actions answered so far: two that say the same are still two. */
  answers: number;
  /** Whether the play was already running when it was opened, as after a reload. */
  wasRunning: boolean;
  isActing: boolean;
  /** Its answer takes so long that the player is told. */
  isWaiting: boolean;
  /** Something was clicked or used, and what that does is not known yet: a lock may be taken into the hand. */
  isInSuspense: boolean;
  /** The pause that this tab asks for, or its end, until the judge has answered. */
  pauseAhead: boolean | null;
  actFailure: 'offline' | 'failed' | null;
}

export const INITIAL_GAMEPLAY: GameplayData = {
  phase: 'opening',
  failure: null,
  roomName: '',
  introduction: '',
  timeLimit: 0,
  timeAllowance: 'standard',
  creator: '',
  language: '',
  imageUrl: '',
  background: null,
  scene: null,
  places: [],
  canGoBack: false,
  journal: [],
  ending: null,
  items: {},
  itemOrder: [],
  inventory: [],
  time: 0,
  pausedFor: 0,
  hints: 0,
  answeredAt: 0,
  selectedTool: null,
  recommended: [],
  board: 0,
  playerId: '',
  dialog: null,
  unread: [],
  captions: [],
  told: {},
  ladder: [],
  hasNoHint: false,
  paper: null,
  isPinned: false,
  help: null,
  isLooking: false,
  wayOut: null,
  isTimeUp: false,
  lastEvents: [],
  labels: {},
  targetId: null,
  answers: 0,
  wasRunning: false,
  isActing: false,
  isWaiting: false,
  isInSuspense: false,
  pauseAhead: null,
  actFailure: null,
};

/** The judge's view in the terms of SPEC §3, but for the items in the room. */
export function stateOfView(view: PlayerView): Partial<GameplayData> {
  return {
    roomName: view.roomName,
    introduction: view.introduction,
    timeLimit: view.timeLimit,
    timeAllowance: view.timeAllowance,
    creator: view.creator,
    language: view.language,
    imageUrl: view.imageUrl,
    background: view.background,
    scene: view.scene,
    places: view.places,
    canGoBack: view.canGoBack,
    journal: view.journal,
    ending: view.ending,
    inventory: view.inventory,
    selectedTool: view.selected,
    time: view.elapsed,
    pausedFor: view.pausedFor,
    hints: view.hints,
  };
}

export function itemsOfView({ items }: PlayerView): Pick<GameplayData, 'items' | 'itemOrder'> {
  return {
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    itemOrder: items.map(({ id }) => id),
  };
}

export function labelsOf(view: PlayerView): Record<OpaqueName, string> {
  const scenes = [...view.places, ...(view.scene ? [view.scene] : [])];
  return Object.fromEntries([
    ...[...view.items, ...view.inventory].map(({ id, label }) => [id, label]),
    ...scenes.map(({ id, name }) => [id, name]),
  ]);
}
