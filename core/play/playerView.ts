import type { HitBox, Position } from '../catalogue/model.ts';
import type { Background } from '../room/model.ts';
import type { GameStatus } from './model.ts';
import type { OpaqueName } from './opaqueName.ts';

/** An item as the player sees it: nothing else of it leaves the judge (P12). */
export interface ViewItem {
  /** Opaque (P12). */
  id: OpaqueName;
  /** What a screen reader calls it. */
  label: string;
  /** Its present picture. */
  uri: string;
  aspect: number;
  hitBox: HitBox;
  position: Position;
  width: number;
}

/** Something in the inventory. */
export interface ViewEntry {
  /** Opaque (P12). */
  id: OpaqueName;
  label: string;
  uri: string;
  aspect: number;
}

/** The player's view of a play (P12): what was earned and nothing else. */
export interface PlayerView extends GameStatus {
  roomName: string;
  introduction: string;
  /** Whole minutes. */
  timeLimit: number;
  imageUrl: string;
  creator: string;
  /** Null until the start and while paused: a covered room shows nothing (P2). */
  background: Background | null;
  /** Visible, unhidden items, back to front; empty until the start and while paused. */
  items: readonly ViewItem[];
  /** Empty while paused, like the hand. */
  inventory: readonly ViewEntry[];
  selected: OpaqueName | null;
  /** Milliseconds played so far at the moment of this view, without pauses. */
  elapsed: number;
  /** Milliseconds spent in finished pauses. */
  pausedFor: number;
}
