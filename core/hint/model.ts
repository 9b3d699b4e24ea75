import type { OpaqueName } from '../play/view/opaqueName.ts';
import type { ItemId, SceneId } from '../room/model.ts';

/**
 * The rungs of a hint, one for each request (P16): what to do next, where, with what or how it can be known;
 * the last one does it.
 */
export const HINT_RUNGS = ['what', 'where', 'how', 'done'] as const;
export type HintRung = (typeof HINT_RUNGS)[number];

/** The kinds of steps. */
export const HINT_STEPS = [
  /** Something has to be read or looked at closely. */
  'read',
  /** A way leads to a scene where the player has not been. */
  'enter',
  'take',
  'open',
  /** An answer has to be entered at a lock. */
  'answer',
  /** A key fits a lock. */
  'unlock',
  'combine',
  /** Items have to be clicked in an order. */
  'sequence',
] as const;
export type HintStep = (typeof HINT_STEPS)[number];

/**
 * A hint as shown to a player (P16). It names only what is visible in an entered scene, in the inventory or
 * read already, and never an answer. Items in other scenes are not in the view, so labels come with the
 * names.
 */
export interface Hint<Ref, Scene> {
  rung: HintRung;
  step: HintStep;
  /**
   * The rung of the next request, so that the player knows whether it takes the step. Null once the step was
   * taken.
   */
  next: HintRung | null;
  /** The creator's own hint for this rung (O6). */
  text?: string;
  /** The item of the step; from `where` on. */
  item?: Ref;
  label?: string;
  /** The scene of `item`; left out for an item in the inventory. */
  scene?: Scene;
  sceneName?: string;
  /** The entry to use, or the first clue for the answer; null for the introduction. From `how` on. */
  by?: Ref | null;
  /** The names of all entries to use, or of all clues, separated by commas. */
  byLabel?: string | null;
}

/** A hint as a player gets it, with opaque names. */
export type PlayerHint = Hint<OpaqueName, OpaqueName>;

/** A hint with ids, as used within the core. */
export type HintById = Hint<ItemId, SceneId>;

/** A play's data about hints (P16). */
export interface PlayHints {
  /** Number of hints asked for. */
  asked: number;
  /** Number of hints that took the step: an escape with any of these is unranked (`isHelped`). */
  done: number;
  /** Number of rungs shown, by step. */
  rungs: Readonly<Record<string, number>>;
}

export const NO_HINTS: PlayHints = { asked: 0, done: 0, rungs: {} };
