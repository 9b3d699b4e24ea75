import type { HitBox, Position } from '../../catalogue/model.ts';
import type { Background, SceneKind, SpotShape } from '../../room/model.ts';
import type { GameStatus, Message } from '../model.ts';
import type { TimeAllowance } from '../timeAllowance.ts';
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
  /** On a spot alone: its shape over the background (N6). */
  spot?: SpotShape;
  /** On a lock that some of its keys are in and that wants others: these (K5). */
  usedKeys?: readonly ViewEntry[];
  /** On a lock that was opened and is no way: all that comes of it has come. */
  isOver?: true;
}

/** Where the player is (N3). */
export interface ViewScene {
  /** Opaque (P12). */
  id: OpaqueName;
  name: string;
  kind: SceneKind;
}

/** A place that was entered and can be gone to (N3, N4). */
export interface ViewPlace {
  /** Opaque (P12). */
  id: OpaqueName;
  name: string;
}

/** Something to be looked at again (O5). */
export type ViewJournalEntry =
  | {
      type: 'text';
      label: string;
      message: Message;
      /** A lock says it to a wrong answer (K7), to none that opens it. */
      isToWrongAnswer?: true;
    }
  | { type: 'picture'; label: string; uri: string; aspect: number }
  | { type: 'background'; label: string; uri: string };

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
  /** Minutes that this play may take; null where it has no end (P15). */
  timeLimit: number | null;
  /** What the player took of the room's own limit. */
  timeAllowance: TimeAllowance;
  imageUrl: string;
  creator: string;
  /** In which language the room's own texts are to be read, as a BCP 47 tag (M2). */
  language: string;
  /** Null until the start and while paused: a covered room shows nothing (P2). */
  background: Background | null;
  /** Null whenever the background is. */
  scene: ViewScene | null;
  /** The places entered so far, this one included, in that order; empty whenever the background is not there. */
  places: readonly ViewPlace[];
  /** Whether a close-up can be left for where it was entered from. */
  canGoBack: boolean;
  /** Visible, unhidden items of the scene, back to front; empty until the start and while paused. */
  items: readonly ViewItem[];
  /** Empty while paused, like the hand. */
  inventory: readonly ViewEntry[];
  selected: OpaqueName | null;
  /** In order (O5); empty until the start and while paused. */
  journal: readonly ViewJournalEntry[];
  /** What is read over the open door (O6); null before the escape, and where its creator wrote nothing. */
  ending: string | null;
  /** Milliseconds played so far at the moment of this view, without pauses. */
  elapsed: number;
  /** Milliseconds spent in finished pauses. */
  pausedFor: number;
  /** Hints that were asked for so far (P16). */
  hints: number;
}
