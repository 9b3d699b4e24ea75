import type { ItemId, SceneId } from '../../../room/model.ts';
import type { FittedAnswer } from '../answers/fitAnswer.ts';
import type { SharedWay } from './shareLock.ts';

/** What a thing does in the room. */
export type Role = 'paper' | 'box' | 'way' | 'door' | 'key' | 'hider' | 'decoration';

/** What opens a thing: the answers of one or three questions, or all of its keys. */
export type PlannedLock =
  | { by: 'answers'; questions: readonly number[]; fit: FittedAnswer; shared: SharedWay | null }
  | { by: 'keys'; keys: readonly ItemId[] };

/** A thing of the room before it has a place and words. */
export interface PlannedThing {
  id: ItemId;
  role: Role;
  scene: SceneId;
  /** What holds or covers it; null if it is in sight. */
  inside: ItemId | null;
  /** The question that a paper asks, counted from 0. */
  question?: number;
  lock?: PlannedLock;
  /** The scene behind a way. */
  leadsTo?: SceneId;
}

/** A room's puzzles: scenes in the order in which they are reached, the way out in the last one. */
export interface Plan {
  scenes: readonly SceneId[];
  things: readonly PlannedThing[];
}

/** How much a plan may hold; the next attempt asks for less where there was no room. */
export interface PlanSize {
  /** Boxes in one scene. */
  boxes: number;
  /** Decorations in one scene. */
  decorations: number;
}
