import type { ThemeId } from '../furnish/model.ts';
import type { Noun } from '../words/noun.ts';

/** Somebody who has a part in a story: the cook, the nephew. */
export type Role = Pick<Noun, 'en' | 'de'> & { gender: 'm' | 'f' | 'n' };

/**
 * What a story says in one language, as templates (`Templates`). `{owner}` is whose place it is, `{one}` and `{two}`
 * are the first two of its people.
 */
export interface StoryWords {
  /** Names for the room. */
  titles: readonly string[];
  /** Who, why here, why locked, what is at stake. */
  introduction: string;
  /** A sentence of the introduction for what the creator wished it to be about: `{about}`. */
  about: string;
  /** To whom papers are written, where they are found: before what they tell. */
  greetings: readonly string[];
  /** Why somebody wrote this down: behind what a paper tells. */
  reasons: readonly string[];
  /** What is said of a thing that only belongs to the place: `{thing}`. */
  looks: readonly string[];
  /** What happens meanwhile, in the order in which the room is opened: early, halfway, shortly before the way out. */
  beats: readonly string[];
  /** What the way out is like. */
  door: string;
  ending: string;
  /** A sentence of the ending for what the room is about. */
  aboutEnding: string;
}

/** A small story that holds through one room. */
export interface Story {
  id: string;
  theme: ThemeId;
  /** How its introduction is told. */
  form:
    | 'letter'
    | 'notice'
    | 'narrator'
    | 'rules'
    | 'voice'
    | 'logbook'
    | 'diary'
    | 'advertisement'
    | 'timetable';
  /** The title of whose place it is, before a surname. */
  owner: Role;
  /** Who writes the papers, those first whom the introduction names. */
  people: readonly Role[];
  /** Words, in small letters, for which a creator's wish chooses this story. */
  keywords: readonly string[];
  en: StoryWords;
  de: StoryWords;
}
