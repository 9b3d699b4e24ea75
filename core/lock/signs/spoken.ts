import type { Sign } from './signs.ts';

/** A part of an answer as it is said: what a screen reader and a walkthrough put into words (K2). Places count from 1. */
export type Spoken =
  | { type: 'text'; text: string }
  | { type: 'sign'; sign: Sign }
  | { type: 'switch'; number: number; isOn: boolean }
  | { type: 'pin'; column: number; row: number }
  /** The picture is put together. */
  | { type: 'solved' };
