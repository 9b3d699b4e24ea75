import type { ThemeId } from '../furnish/model.ts';
import type { MadeLanguage } from '../words/language.ts';

/** The ages for which a room can be made, in years, from the youngest on. */
export const AGES = [8, 12, 18] as const;

/** How hard a room can be, from easy to hard. */
export const LEVELS = [1, 2, 3] as const;

/** Minutes that a wish may name. */
export const WISH_MINUTES = { min: 5, max: 30 } as const;

/** What a creator wishes of a room. */
export interface Wish {
  theme: ThemeId;
  level: (typeof LEVELS)[number];
  /** Time that a first-time player needs, in whole minutes. */
  minutes: number;
  /** Youngest age of those who play. */
  age: (typeof AGES)[number];
  language: MadeLanguage;
  /** What it is about, as its name; empty for a name by the story. */
  about: string;
}
