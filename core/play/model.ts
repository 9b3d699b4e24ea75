import type { LockMaterial } from '../catalogue/lockMaterial.ts';
import type { Hint, PlayHints } from '../hint/model.ts';
import type { FaceView } from '../lock/faces.ts';
import type { ItemId, ItemState, ReadyDescription, SceneId, ShownAs } from '../room/model.ts';
import type { TimeAllowance } from './timeAllowance.ts';
import type { OpaqueName } from './view/opaqueName.ts';

/** SPEC §4 "Game status". */
export interface GameStatus {
  isStarted: boolean;
  isPaused: boolean;
  isGameOver: boolean;
  isEscaped: boolean;
}

/** What play changes of an item. */
export interface PlayItem {
  visible: boolean;
  isHidden: boolean;
  isLocked: boolean;
  state: ItemState;
}

/**
 * What all seats of a play share (T1). Plain JSON; with the seats, the room and the time it is all that an outcome depends on (P11).
 * All timestamps are milliseconds since the epoch by the clock of whoever judges (P9).
 */
export interface World extends GameStatus {
  /** Every item's opaque name. */
  names: Readonly<Record<ItemId, OpaqueName>>;
  /** Every scene's opaque name (N3). */
  sceneNames: Readonly<Record<SceneId, OpaqueName>>;
  /** What the pieces of locks are shuffled by (K2); it never leaves the judge, or their order could be made out. */
  seed: string;
  /** The scenes that somebody has been in, in the order of the first visits (N3). */
  entered: readonly SceneId[];
  /** Scenes that show their other background (O3). */
  changedScenes: readonly SceneId[];
  items: Readonly<Record<ItemId, PlayItem>>;
  /** The play's own drawing order: revealed items move (P6). */
  itemOrder: readonly ItemId[];
  inventory: readonly ItemId[];
  /** By lock, the keys that were put into it (K5). */
  usedKeys: Readonly<Record<ItemId, readonly ItemId[]>>;
  /** Locks by sequence that were in a view: clicks count from then on (K6). */
  shownLocks: readonly ItemId[];
  /** All that was told and that left the view for good, in order, each once (O5). */
  journal: readonly JournalEntry[];
  /** The hints asked for (P16). */
  hints: PlayHints;
  /** Wrong passwords of the last minute, by lock, as timestamps (P13). */
  tries: Readonly<Record<ItemId, readonly number[]>>;
  /** Locks closed after too many tries, until this timestamp (P13). */
  closedUntil: Readonly<Record<ItemId, number>>;
  /** What was taken of the time limit at the start (P15). */
  timeAllowance: TimeAllowance;
  /** Whole minutes that were given to the team beyond its limit (Q6); 0 in a play of one player. */
  minutesGiven: number;
  startedAt: number | null;
  pausedAt: number | null;
  /** The number of the seat that paused (T7); null while nobody has. */
  pausedBy: number | null;
  /** Milliseconds spent in finished pauses. */
  pausedFor: number;
  /** Milliseconds from start to the end without pauses, once ended (P9). */
  time: number | null;
}

/** What is one seat's own (T1): each player of a play has a seat. */
export interface Seat {
  /** Where the player is (N3). */
  scene: SceneId;
  /** Out of close-ups: the scenes to go back to, the next one last (N3). */
  wayBack: readonly SceneId[];
  /** The inventory entry in the player's hand. */
  selected: ItemId | null;
  /** By lock, the last clicks on members of its sequence (K6). */
  clicks: Readonly<Record<ItemId, readonly ItemId[]>>;
  /** The lock at which a try failed last (P16); left out where none did, as in plays of before. */
  failedAt?: ItemId;
  /** What was clicked, tried or taken into the hand last (P16); left out likewise. */
  touched?: ItemId;
}

/** A play of one version of a room as one seat has it: the world with the seat's own. In a play of one player that is all. */
export type Play = World & Seat;

/** Something to be looked at again (O5), kept as a reference: what it says or shows, the room says. */
export type JournalEntry = JournalSubject & {
  /** It left the view of a scene that the player is not in, and nothing tells so before they come by (N4). */
  isAway?: true;
};

/** One of the texts of an item: what it says closed or open (O4), or what its lock says to a wrong answer (K7). */
export interface Saying {
  state: ItemState;
  isToWrongAnswer?: true;
}

/** What an entry of the journal is of. */
export type JournalSubject =
  /** What an item says in a state, or its lock to a wrong answer. */
  | ({ type: 'text'; item: ItemId } & Saying)
  /** What an item looked like in a state. */
  | { type: 'picture'; item: ItemId; state: ItemState }
  /** A scene before its background changed (O3). */
  | { type: 'background'; scene: SceneId };

/** How a scene is named beside items that are named so (P12). */
type SceneRef<Ref> = Ref extends OpaqueName ? OpaqueName : SceneId;

/** Everything a player does, as a plain value (P11). `Ref` is an item id within the core, an opaque name outside (P12). */
export type Action<Ref = ItemId> =
  /** `timeAllowance`: how much of the time limit is asked for, `standard` where it is left out (P15). */
  | { type: 'start'; timeAllowance?: TimeAllowance }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'click'; item: Ref }
  | { type: 'enterPassword'; item: Ref; password: string }
  /** Takes an inventory entry into the hand (or puts it back); shows its message (P6). */
  | { type: 'select'; item: Ref | null }
  /** Uses an inventory entry on an item or on another entry, as by dragging it there. */
  | { type: 'useItem'; item: Ref; on: Ref }
  /** To a scene that was entered before (N3). */
  | { type: 'go'; scene: SceneRef<Ref> }
  /** Out of a close-up, to where it was entered from (N3). */
  | { type: 'back' }
  /** For the next rung of what is to be done next (P16). */
  | { type: 'askHint' }
  /** Lets time pass: past the limit the play is game over (P10). */
  | { type: 'tick' };

/** A text shown to the player: a ready message or the creator's own (R9). */
export type Message = (
  | { type: 'ready'; description: ReadyDescription }
  | { type: 'custom'; text: string }
) & {
  /** How it is shown (O4); left out where it is a caption, as most are. */
  showsAs?: Exclude<ShownAs, 'caption'>;
};

/** What an action brought about, in order. `Ref` is an item id within the core, an opaque name outside (P12). */
export type PlayEvent<Ref = ItemId> =
  | { type: 'started' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'message'; item: Ref; message: Message }
  /** `face`: how the answer is entered, as far as a player may know it (K2); left out where it is a text, as most are. `material`: what its creator chose. */
  | { type: 'passwordAsked'; item: Ref; message: Message | null; face?: FaceView; material?: LockMaterial }
  /** `keyholes`: of a lock that needs several keys, how many (K5). */
  | { type: 'lockedByItem'; item: Ref; message: Message | null; keyholes?: number; material?: LockMaterial }
  /** A lock that is opened by what is clicked elsewhere (K6). */
  | { type: 'lockedBySequence'; item: Ref; message: Message | null }
  /** `text`: what the lock's creator has it say to that (K7). */
  | { type: 'passwordWrong'; item: Ref; text?: string }
  /** Too many wrong passwords (P13); milliseconds until the lock takes another. */
  | { type: 'lockClosed'; item: Ref; wait: number }
  /** Too many different wrong ones from the player's network or account (P13); milliseconds until one more is looked at. */
  | { type: 'lockSlowed'; item: Ref; wait: number }
  | { type: 'keyDoesNotFit'; item: Ref; key: Ref }
  /** One of several keys fits and stays in the lock (K5). `keyholes`: how many it has. */
  | { type: 'keyFits'; item: Ref; key: Ref; keyholes: number; material?: LockMaterial }
  | { type: 'doesNotCombine'; item: Ref; key: Ref }
  /** Two parts became another thing, which is collected (C1). */
  | { type: 'combined'; item: Ref }
  | { type: 'unlocked'; item: Ref; key: Ref | null }
  /** `isWay`: it leads somewhere from now on; the click that opens it does not go yet (N2). */
  | { type: 'opened'; item: Ref; isWay?: true }
  | { type: 'shut'; item: Ref }
  | { type: 'collected'; item: Ref }
  | { type: 'revealed'; item: Ref }
  | { type: 'selected'; item: Ref | null }
  | { type: 'nothing'; item: Ref }
  /** The player is in another scene now (N3). */
  | { type: 'entered'; scene: SceneRef<Ref> }
  /** A scene looks different (O3). */
  | { type: 'sceneChanged'; scene: SceneRef<Ref> }
  /** Something came about where the player is not; at most once for an action, and never what (N4). */
  | { type: 'somethingElsewhere' }
  /** What was asked for (P16); after `done` come the events of the step that was taken. */
  /** `below`: what the rungs below it tell now, from the first on; each of them was told before. */
  | { type: 'hint'; hint: Hint<Ref, SceneRef<Ref>>; below: readonly Hint<Ref, SceneRef<Ref>>[] }
  /** Milliseconds from the start, pauses included (P9). */
  | { type: 'escaped'; time: number }
  | { type: 'gameOver' };

/** Why an action changed nothing. */
export type PlayRefusal =
  | { type: 'notStarted' }
  | { type: 'alreadyStarted' }
  | { type: 'paused' }
  | { type: 'notPaused' }
  | { type: 'ended' }
  /** One and the same for every name that is not in the view, whether it exists or not (P12). */
  | { type: 'unknownItem' }
  /** One and the same for every scene that was not entered, whether it exists or not, and where no way leads back (N3). */
  | { type: 'unknownScene' }
  /** There is nothing left to be done that leads to the door: in a draft alone, since published rooms are proved (P16). */
  | { type: 'noHint' };
