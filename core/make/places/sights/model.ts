import type { PercentRect } from '../../../room/geometry.ts';
import type { MadeLanguage } from '../../words/language.ts';
import type { Noun } from '../../words/noun.ts';

/** Something painted on a background, which players can look at. */
export interface Sight {
  noun: Noun;
  /** In percent of the stage; as long or as high as a finger on a phone (L2). */
  rect: PercentRect;
  /** The moods of the background in which it is there; default: all of them. */
  moods?: readonly string[];
  /** What can be counted in it, and how many there are. */
  count: number;
  /** Within a sentence: what is counted. */
  parts: Readonly<Record<MadeLanguage, string>>;
  /** What it says: those who cannot see it can count or think out its number by its words, which do not tell it. */
  says: Readonly<Record<MadeLanguage, readonly string[]>>;
}

/** By their backgrounds. */
export type Sights = Readonly<Record<string, readonly Sight[]>>;
