import type { ItemId, SceneId } from '../room/model.ts';

/** What a hint tells, one rung for each asking (P16): what to do next, where, with what or from where to know it; the last one does it. */
export const HINT_RUNGS = ['what', 'where', 'how', 'done'] as const;
export type HintRung = (typeof HINT_RUNGS)[number];

/** What is to be done next. */
export const HINT_STEPS = [
  /** Something has to be read, or looked at closely. */
  'read',
  /** A way leads to where the player has not been. */
  'enter',
  'take',
  'open',
  /** An answer has to be entered at a lock. */
  'answer',
  /** A key fits a lock. */
  'unlock',
  'combine',
  /** Things have to be clicked in an order. */
  'sequence',
] as const;
export type HintStep = (typeof HINT_STEPS)[number];

/**
 * A hint as a player is told it (P16). It names only what can be seen in a scene that was entered, what is in the hand or
 * what was read, and never an answer; what is in another scene has no name in the view, so words come with the names.
 */
export interface Hint<Ref, Scene> {
  rung: HintRung;
  step: HintStep;
  /** What the next asking tells: who asks knows whether that takes the step. Null once it was taken. */
  next: HintRung | null;
  /** The creator's own words for this rung (O6). */
  text?: string;
  /** What the step is taken at; from `where` on. */
  item?: Ref;
  label?: string;
  /** The scene that `item` is in; not given for what is in the inventory. */
  scene?: Scene;
  sceneName?: string;
  /** From `how` on: the entry to use, or what tells the answer, the first of it; null for the introduction. */
  by?: Ref | null;
  /** The names of all of it, parted by commas. */
  byLabel?: string | null;
}

/** A hint within the core. */
export type HintById = Hint<ItemId, SceneId>;

/** What a play remembers of the hints asked for (P16). */
export interface PlayHints {
  /** How many were asked for. */
  asked: number;
  /** How many of them did the step: an escape with any of these stands apart (`isHelped`). */
  done: number;
  /** By step, how many rungs were told. */
  rungs: Readonly<Record<string, number>>;
}

export const NO_HINTS: PlayHints = { asked: 0, done: 0, rungs: {} };
