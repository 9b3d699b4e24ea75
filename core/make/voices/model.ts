import type { DeviceId } from '../locks/devices.ts';

/** What people of a theme write about in their papers, for puzzles that need such a thing. */
export interface Props {
  /** The first and the last year in which somebody may have come here. */
  years: readonly [number, number];
  /** What leaves at a certain time, with its article, as a subject. */
  vehicle: string;
  /** Where somebody walks to, with its preposition: "to the ferry". */
  goals: readonly string[];
  /** What somebody keeps count of, in the plural. */
  counted: readonly string[];
  /** What somebody numbers, in the plural, as an object. */
  numbered: readonly string[];
  /** What somebody paints: an object in English, with its verb in German: "das Gartenhaus streichen". */
  painted: readonly string[];
  /** What is kept in stock: boxes in which there are things, and what became of some of them. */
  stock: { boxes: string; things: string; gone: string };
  /** Three items of a bill. */
  bill: readonly [string, string, string];
  /** What somebody does once a week: as a diary has it, and in capitals for the lock. */
  doings: readonly (readonly [written: string, short: string])[];
}

/**
 * How the places of one theme are told in one language, as templates (`Templates`). `{lock}` is what has the lock,
 * `{part}` what the lock keeps shut, `{thing}` what one looks at, `{owner}` whose place it is, `{someone}` a person of
 * the story.
 */
export interface VoiceWords {
  /** What locks look like here, as subjects in the singular. `{count}`: of figures or letters, in words. */
  devices: Readonly<Record<DeviceId, readonly string[]>>;
  /** How a lock is fastened to something with a lid, a drawer or a door: whole sentences with `{device}`. */
  fastened: readonly string[];
  /** The same for doors, walls and hatches. */
  barred: readonly string[];
  /** In what hand something is written at a lock, in a few words: “You find a line, in chalk:”. */
  written: readonly string[];
  /** What a container says once it is open. */
  opened: readonly string[];
  /** What a thing says behind or under which something is found. */
  found: readonly string[];
  /** What a thing says that only belongs to the place. */
  looks: readonly string[];
  /** What a lock says that wants a key, and what a key says. */
  keyholes: readonly string[];
  keys: readonly string[];
  /** What a container says once it is open, if the light of its place changes with that. */
  light: readonly string[];
  /** What a door says once it is open: `{place}` is behind it. */
  ways: readonly string[];
  /** What a lock says to a wrong answer. */
  wrong: readonly string[];
  /** The gentlest hint at a lock: `{one}` tells its answer. */
  lookAt: readonly string[];
  props: Props;
}

/** How the places of one theme are told. */
export type Voice = Readonly<Record<'en' | 'de', VoiceWords>>;
