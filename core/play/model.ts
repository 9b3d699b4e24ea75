import type { ItemId, ItemState, ReadyDescription } from '../room/model.ts';
import type { OpaqueName } from './opaqueName.ts';

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
 * One play of one version of a room. Plain JSON; with the room and the time it is all that an outcome depends on (P11).
 * All moments are milliseconds since the epoch by the clock of whoever judges (P9).
 */
export interface Play extends GameStatus {
  /** Every item's opaque name. */
  names: Readonly<Record<ItemId, OpaqueName>>;
  items: Readonly<Record<ItemId, PlayItem>>;
  /** The play's own drawing order: revealed items move (P6). */
  itemOrder: readonly ItemId[];
  inventory: readonly ItemId[];
  /** The inventory entry in the player's hand. */
  selected: ItemId | null;
  /** Wrong passwords of the last minute, by lock, as moments (P13). */
  tries: Readonly<Record<ItemId, readonly number[]>>;
  /** Locks closed after too many tries, until this moment (P13). */
  closedUntil: Readonly<Record<ItemId, number>>;
  startedAt: number | null;
  pausedAt: number | null;
  /** Milliseconds spent in finished pauses. */
  pausedFor: number;
  /** Milliseconds from start to the end without pauses, once ended (P9). */
  time: number | null;
}

/** Everything a player does, as a plain value (P11). `Ref` is an item id within the core, an opaque name outside (P12). */
export type Action<Ref = ItemId> =
  | { type: 'start' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'click'; item: Ref }
  | { type: 'enterPassword'; item: Ref; password: string }
  /** Takes an inventory entry into the hand (or puts it back); shows its message (P6). */
  | { type: 'select'; item: Ref | null }
  /** Uses an inventory entry on an item, as by dragging it there. */
  | { type: 'useItem'; item: Ref; on: Ref }
  /** Lets time pass: past the limit the play is game over (P10). */
  | { type: 'tick' };

/** A text shown to the player: a ready message or the creator's own (R9). */
export type Message = { type: 'ready'; description: ReadyDescription } | { type: 'custom'; text: string };

/** What an action brought about, in order. `Ref` is an item id within the core, an opaque name outside (P12). */
export type PlayEvent<Ref = ItemId> =
  | { type: 'started' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'message'; item: Ref; message: Message }
  | { type: 'passwordAsked'; item: Ref; message: Message | null }
  | { type: 'lockedByItem'; item: Ref; message: Message | null }
  | { type: 'passwordWrong'; item: Ref }
  /** Too many wrong passwords (P13); milliseconds until the lock takes another. */
  | { type: 'lockClosed'; item: Ref; wait: number }
  /** Too many different wrong ones from the player's network or account (P13); milliseconds until one more is looked at. */
  | { type: 'lockSlowed'; item: Ref; wait: number }
  | { type: 'keyDoesNotFit'; item: Ref; key: Ref }
  | { type: 'unlocked'; item: Ref; key: Ref | null }
  | { type: 'opened'; item: Ref }
  | { type: 'shut'; item: Ref }
  | { type: 'collected'; item: Ref }
  | { type: 'revealed'; item: Ref }
  | { type: 'selected'; item: Ref | null }
  | { type: 'nothing'; item: Ref }
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
  | { type: 'unknownItem' };
