import type { HitBox, Position } from '../../catalogue/model.ts';
import type { Background, SceneKind, SpotShape } from '../../room/model.ts';
import type { GameStatus, Message } from '../model.ts';
import type { TimeAllowance } from '../timeAllowance.ts';
import type { OpaqueName } from './opaqueName.ts';

/** An item as the player sees it; nothing else of it leaves the judge (P12). */
export interface ViewItem {
  /** Opaque (P12). */
  id: OpaqueName;
  /** Its name for screen readers. */
  label: string;
  /** Its present picture. */
  uri: string;
  aspect: number;
  hitBox: HitBox;
  position: Position;
  width: number;
  /** Only on a spot: its shape over the background (N6). */
  spot?: SpotShape;
  /** Only on a lock that needs further keys: those already in it (K5). */
  usedKeys?: readonly ViewEntry[];
  /** Set on an opened lock that is not a way or a toggle: there is nothing left to do with it. */
  isDone?: true;
}

/** The scene in which the player is (N3). */
export interface ViewScene {
  /** Opaque (P12). */
  id: OpaqueName;
  name: string;
  kind: SceneKind;
}

/** An entered place to which the player can go (N3, N4). */
export interface ViewPlace {
  /** Opaque (P12). */
  id: OpaqueName;
  name: string;
}

/** A journal entry as shown to the player (O5). */
export type ViewJournalEntry =
  | {
      type: 'text';
      label: string;
      message: Message;
      /** Shown after a wrong answer (K7). */
      isToWrongAnswer?: true;
    }
  | { type: 'picture'; label: string; uri: string; aspect: number }
  | { type: 'background'; label: string; uri: string };

/** An inventory entry. */
export interface ViewEntry {
  /** Opaque (P12). */
  id: OpaqueName;
  label: string;
  uri: string;
  aspect: number;
}

/** The player's view of a play (P12): only what was earned. */
export interface PlayerView extends GameStatus {
  roomName: string;
  introduction: string;
  /** Time limit of this play in minutes; null if there is none (P15). */
  timeLimit: number | null;
  /** The chosen time allowance. */
  timeAllowance: TimeAllowance;
  imageUrl: string;
  creator: string;
  /** Language of the room's own texts, as a BCP 47 tag (M2). */
  language: string;
  /** Null before the start and while paused, when nothing is shown (P2). */
  background: Background | null;
  /** Null whenever `background` is null. */
  scene: ViewScene | null;
  /** The entered places in order, this one included; empty whenever `background` is null. */
  places: readonly ViewPlace[];
  /** Whether the player can leave a close-up for the scene from which it was entered. */
  canGoBack: boolean;
  /** The visible items of the scene, back to front; empty before the start and while paused. */
  items: readonly ViewItem[];
  /** Empty while paused; then nothing is selected either. */
  inventory: readonly ViewEntry[];
  selected: OpaqueName | null;
  /** In order (O5); empty before the start and while paused. */
  journal: readonly ViewJournalEntry[];
  /** The text shown over the open door (O6); null before the escape, and if there is none. */
  ending: string | null;
  /** Milliseconds played so far, without pauses. */
  elapsed: number;
  /** Milliseconds spent in finished pauses. */
  pausedFor: number;
  /** Number of hints asked for so far (P16). */
  hints: number;
  /** Only where the creator wants no hint to be offered (I9). */
  offersHelp?: false;
  /** Only in a play of several. */
  team?: ViewTeam;
}

/** What a player sees of the team (T2). */
export interface ViewTeam {
  /** Number of the player's own seat. */
  seat: number;
  /** All seats, the own one included, by their numbers. */
  seats: readonly ViewSeat[];
  /** The party's code. */
  code: string;
  /** Number of the seat that opened the party. */
  opener: number;
  /** Whether newcomers may join. */
  isOpen: boolean;
  /** Number of the seat that paused (T7); null if not paused. */
  pausedBy: number | null;
  /** Code of the party in which somebody plays again (T17); all are asked to join. */
  next?: string;
}

/** A seat as the others see it. Its colour and shape follow from its number. */
export interface ViewSeat {
  seat: number;
  name: string;
  /** The entered place where this player is; null before the start and while paused. */
  place: OpaqueName | null;
  /** The inventory entry that this player holds. */
  holds: OpaqueName | null;
}
