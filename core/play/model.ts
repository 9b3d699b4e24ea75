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

/** The fields of an item that change in play. */
export interface PlayItem {
  visible: boolean;
  isHidden: boolean;
  isLocked: boolean;
  state: ItemState;
}

/**
 * The state that all seats of a play share (T1), as plain JSON. With the seats, the room and the time it
 * determines every outcome (P11).
 * Timestamps are milliseconds since the epoch by the judge's clock (P9).
 */
export interface World extends GameStatus {
  /** Every item's opaque name. */
  names: Readonly<Record<ItemId, OpaqueName>>;
  /** Every scene's opaque name (N3). */
  sceneNames: Readonly<Record<SceneId, OpaqueName>>;
  /**
   * The seed for shuffling pieces of locks (K2). It never leaves the judge, since it would reveal the
   * answers.
   */
  seed: string;
  /** The scenes that a player has entered, in order of first visits (N3). */
  entered: readonly SceneId[];
  /** Scenes that show their other background (O3). */
  changedScenes: readonly SceneId[];
  items: Readonly<Record<ItemId, PlayItem>>;
  /** The play's own drawing order: revealed items move (P6). */
  itemOrder: readonly ItemId[];
  inventory: readonly ItemId[];
  /** By lock, the keys already put into it (K5). */
  usedKeys: Readonly<Record<ItemId, readonly ItemId[]>>;
  /** Locks by sequence that have been in view: clicks count from then on (K6). */
  shownLocks: readonly ItemId[];
  /**
   * By lock, the team's latest clicks on members of its sequence (T6); missing in a play of one player, whose
   * seat has them all.
   */
  teamClicks?: Readonly<Record<ItemId, readonly ItemId[]>>;
  /** The texts and pictures that were shown, oldest first and each once, to be read again (O5). */
  journal: readonly JournalEntry[];
  /** The hints that were asked for (P16). */
  hints: PlayHints;
  /** By lock, the timestamps of wrong passwords within the last minute (P13). */
  tries: Readonly<Record<ItemId, readonly number[]>>;
  /** By lock, the timestamp until which it is closed after too many tries (P13). */
  closedUntil: Readonly<Record<ItemId, number>>;
  /** The time allowance chosen at the start (P15). */
  timeAllowance: TimeAllowance;
  /** Whole minutes beyond the room's limit, negative if under it (Q6); 0 in a play outside a class. */
  minutesGiven: number;
  startedAt: number | null;
  pausedAt: number | null;
  /** Number of the seat that paused (T7); null if not paused. */
  pausedBy: number | null;
  /** Milliseconds spent in finished pauses. */
  pausedFor: number;
  /** Milliseconds from start to end without pauses; null until the end (P9). */
  time: number | null;
}

/** The state of one seat (T1): each player of a play has a seat. */
export interface Seat {
  /** The scene in which the player is (N3). */
  scene: SceneId;
  /** The scenes to go back to out of close-ups, the next one last (N3). */
  wayBack: readonly SceneId[];
  /** The selected inventory entry. */
  selected: ItemId | null;
  /** By lock, the latest clicks on members of its sequence (K6). */
  clicks: Readonly<Record<ItemId, readonly ItemId[]>>;
  /** The lock at which a try failed last (P16); missing if none failed, and in older plays. */
  failedAt?: ItemId;
  /** The item that was clicked, tried or selected last (P16); missing if there was none, and in older plays. */
  touched?: ItemId;
}

/**
 * A play of one version of a room as one seat sees it: the world with the seat's own state. For a single
 * player that is everything.
 */
export type Play = World & Seat;

/** A journal entry (O5) as a reference; its text or picture is in the room. */
export type JournalEntry = JournalSubject & {
  /** True while the entry belongs to a scene that the player has not visited since; it is hidden until then (N4). */
  isAway?: true;
};

/** Names one of an item's texts: closed or open (O4), or after a wrong answer (K7). */
export interface Saying {
  state: ItemState;
  isToWrongAnswer?: true;
}

/** The subject of a journal entry. */
export type JournalSubject =
  /** An item's text in a state, or its lock's text after a wrong answer. */
  | ({ type: 'text'; item: ItemId } & Saying)
  /** An item's picture in a state. */
  | { type: 'picture'; item: ItemId; state: ItemState }
  /** A scene's background before it changed (O3). */
  | { type: 'background'; scene: SceneId };

/** The type of scene names that goes with a type of item names (P12). */
type SceneRef<Ref> = Ref extends OpaqueName ? OpaqueName : SceneId;

/**
 * An action of a player as a plain value (P11). `Ref` is an item id within the core, an opaque name outside
 * (P12).
 */
export type Action<Ref = ItemId> =
  /** `timeAllowance`: `standard` by default (P15). */
  | { type: 'start'; timeAllowance?: TimeAllowance }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'click'; item: Ref }
  | { type: 'enterPassword'; item: Ref; password: string }
  /** Selects an inventory entry and shows its message (P6); null deselects. */
  | { type: 'select'; item: Ref | null }
  /** Uses an inventory entry on an item or another entry, as by dragging it there. */
  | { type: 'useItem'; item: Ref; on: Ref }
  /** Goes to an entered scene (N3). */
  | { type: 'go'; scene: SceneRef<Ref> }
  /** Leaves a close-up for the scene from which it was entered (N3). */
  | { type: 'back' }
  /** Asks for the next rung of a hint (P16). */
  | { type: 'askHint' }
  /** Only checks the time: past the limit the play is game over (P10). */
  | { type: 'tick' };

/** A text shown to the player: a ready-made message or the creator's own (R9). */
export type Message = (
  | { type: 'ready'; description: ReadyDescription }
  | { type: 'custom'; text: string }
) & {
  /** How the message is shown (O4); left out for a caption, the default. */
  showsAs?: Exclude<ShownAs, 'caption'>;
};

/** An event of an action. `Ref` is an item id within the core, an opaque name outside (P12). */
export type PlayEvent<Ref = ItemId> =
  | { type: 'started' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'message'; item: Ref; message: Message }
  /**
   * `face`: how the answer is entered, as far as players may know (K2); left out for a text. `material`: the
   * creator's choice.
   */
  | { type: 'passwordAsked'; item: Ref; message: Message | null; face?: FaceView; material?: LockMaterial }
  /** `keyholes`: number of keys of a lock that needs several (K5). */
  | { type: 'lockedByItem'; item: Ref; message: Message | null; keyholes?: number; material?: LockMaterial }
  /** The lock opens by clicks on other items (K6). */
  | { type: 'lockedBySequence'; item: Ref; message: Message | null }
  /** `text`: the creator's text after a wrong answer (K7). */
  /**
   * `offerAfter`: seconds after which a hint is offered to a player still at the lock; left out if the server has none
   * (I9).
   */
  | { type: 'passwordWrong'; item: Ref; text?: string; offerAfter?: number }
  /** Too many wrong passwords (P13); `wait` is in milliseconds. */
  | { type: 'lockClosed'; item: Ref; wait: number }
  /**
   * Too many different wrong passwords from the player's network or account (P13); `wait` is in milliseconds.
   */
  | { type: 'lockSlowed'; item: Ref; wait: number }
  /** `lacksPart`: what the tried thing is a part of fits, once it is combined. */
  | { type: 'keyDoesNotFit'; item: Ref; key: Ref; lacksPart?: true }
  /** One of several keys fits and stays in the lock (K5). `keyholes`: number of keys that it needs. */
  | { type: 'keyFits'; item: Ref; key: Ref; keyholes: number; material?: LockMaterial }
  /** `lacksPart`: they are parts of one thing, but further ones come between. */
  | { type: 'doesNotCombine'; item: Ref; key: Ref; lacksPart?: true }
  /** Two parts became another item, which is collected (C1). */
  | { type: 'combined'; item: Ref }
  | { type: 'unlocked'; item: Ref; key: Ref | null }
  /** `isWay`: it leads to a scene from now on, but not with this click (N2). */
  | { type: 'opened'; item: Ref; isWay?: true }
  | { type: 'shut'; item: Ref }
  | { type: 'collected'; item: Ref }
  | { type: 'revealed'; item: Ref }
  | { type: 'selected'; item: Ref | null }
  | { type: 'nothing'; item: Ref }
  /** The player has entered a scene (N3). */
  | { type: 'entered'; scene: SceneRef<Ref> }
  /** A scene's background changed (O3). */
  | { type: 'sceneChanged'; scene: SceneRef<Ref> }
  /** Something happened in another scene; at most once for an action, and without saying what (N4). */
  | { type: 'somethingElsewhere' }
  /**
   * A requested hint (P16). After `done` the events of the step follow. `below`: the present texts of the rungs
   * below, first rung first; all of them were shown before.
   */
  | { type: 'hint'; hint: Hint<Ref, SceneRef<Ref>>; below: readonly Hint<Ref, SceneRef<Ref>>[] }
  /** Milliseconds from the start, pauses included (P9). */
  | { type: 'escaped'; time: number }
  | { type: 'gameOver' };

/** The reasons for which an action is refused. */
export type PlayRefusal =
  | { type: 'notStarted' }
  | { type: 'alreadyStarted' }
  | { type: 'paused' }
  | { type: 'notPaused' }
  | { type: 'ended' }
  /** This refusal is the same for every name that is not in view, whether it exists or not (P12). */
  | { type: 'unknownItem' }
  /**
   * This refusal is the same for every scene that was not entered, whether it exists or not, and for `back` without a
   * way back (N3).
   */
  | { type: 'unknownScene' }
  /** No step leads to the door: possible only in a draft, since published rooms are proved solvable (P16). */
  | { type: 'noHint' }
  /** In a class only the teacher may do this (Q5). */
  | { type: 'teacherOnly' };
