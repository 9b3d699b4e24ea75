import type { Sign } from './signs.ts';

/** A part of an answer for screen readers and walkthroughs to put into words (K2). `place` counts from 1. */
export type Spoken =
  | { type: 'text'; text: string }
  | { type: 'sign'; sign: Sign }
  | { type: 'switch'; number: number; isOn: boolean }
  | { type: 'pin'; column: number; row: number }
  /** The picture is put together. */
  | { type: 'solved' };
