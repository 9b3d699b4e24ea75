import type { Noun } from '../words/noun.ts';
import type { AnswerSort } from './devices.ts';

/** What a thing with a lock is like: which kinds of lock suit it, and in which words. */
export type BodyKind =
  | 'furniture'
  | 'box'
  | 'wrapped'
  | 'strong'
  | 'electric'
  | 'secret'
  | 'panel'
  | 'stone'
  | 'instrument'
  | 'hatch'
  | 'clockwork'
  | 'ring'
  | 'door'
  | 'sliding';

/** A thing with a lock: its kind, and the part that the lock keeps shut. */
export interface Body {
  kind: BodyKind;
  part: Noun;
  /** Catalogue ids of what opens it, where that is not what opens others of its kind: a satchel has no screws. */
  keys?: readonly string[];
}

const LID: Noun = { en: 'lid', de: 'Deckel', gender: 'm' };
const DRAWER: Noun = { en: 'drawer', de: 'Schublade', gender: 'f' };
const LEAF: Noun = { en: 'door', de: 'Tür', gender: 'f' };
const FLAP: Noun = { en: 'flap', de: 'Klappe', gender: 'f' };
const BACK: Noun = { en: 'back panel', de: 'Rückwand', gender: 'f' };
const DOOR_LOCK: Noun = { en: 'bolt', de: 'Riegel', gender: 'm' };

const KEYS = ['skeleton-key', 'house-key', 'master-key', 'padlock-key'] as const;

/** By catalogue id. */
const BODIES: Readonly<Record<string, Body>> = {
  chest: { kind: 'box', part: LID, keys: [...KEYS, 'coin', 'gem', 'medal'] },
  'jewelry-box': { kind: 'box', part: LID, keys: [...KEYS, 'gem', 'medal'] },
  suitcase: { kind: 'box', part: LID },
  toolbox: { kind: 'box', part: LID },
  mailbox: { kind: 'box', part: FLAP },
  crate: { kind: 'wrapped', part: LID, keys: ['scissors', 'screwdriver'] },
  barrel: { kind: 'wrapped', part: LID, keys: ['scissors', 'screwdriver'] },
  backpack: { kind: 'wrapped', part: FLAP },
  'gift-box': { kind: 'wrapped', part: LID },
  desk: { kind: 'furniture', part: DRAWER },
  dresser: { kind: 'furniture', part: DRAWER },
  table: { kind: 'furniture', part: DRAWER },
  chessboard: { kind: 'furniture', part: DRAWER },
  wardrobe: { kind: 'furniture', part: LEAF },
  'apothecary-cabinet': { kind: 'furniture', part: DRAWER },
  'medicine-cabinet': { kind: 'furniture', part: LEAF },
  'filing-cabinet': { kind: 'strong', part: DRAWER },
  locker: { kind: 'strong', part: LEAF, keys: [...KEYS, 'key-card', 'coin'] },
  safe: { kind: 'strong', part: LEAF },
  'wall-safe': { kind: 'strong', part: LEAF },
  fridge: { kind: 'electric', part: LEAF },
  oven: { kind: 'strong', part: LEAF, keys: KEYS },
  microwave: { kind: 'electric', part: LEAF },
  'server-rack': { kind: 'electric', part: LEAF },
  'fuse-box': { kind: 'electric', part: FLAP },
  bookshelf: { kind: 'secret', part: BACK },
  bookcase: { kind: 'secret', part: BACK },
  'sliding-panel': { kind: 'panel', part: FLAP },
  sarcophagus: { kind: 'stone', part: LID },
  piano: { kind: 'instrument', part: LID },
  'piano-stool': { kind: 'furniture', part: { en: 'seat', de: 'Sitz', gender: 'm' } },
  trapdoor: { kind: 'hatch', part: { en: 'iron bar', de: 'Eisenriegel', gender: 'm' } },
  'wall-clock': { kind: 'clockwork', part: { en: 'dial', de: 'Zifferblatt', gender: 'n' } },
  cryptex: { kind: 'ring', part: { en: 'cap', de: 'Kappe', gender: 'f' } },
  'slide-door': { kind: 'sliding', part: DOOR_LOCK },
  'airlock-door': { kind: 'sliding', part: DOOR_LOCK },
  'train-door': { kind: 'sliding', part: DOOR_LOCK },
  'lab-door': { kind: 'sliding', part: DOOR_LOCK },
  'elevator-door': { kind: 'sliding', part: DOOR_LOCK },
  'freezer-door': { kind: 'sliding', part: DOOR_LOCK },
  'wide-garage-door': { kind: 'sliding', part: DOOR_LOCK },
  'submarine-hatch': { kind: 'hatch', part: DOOR_LOCK },
  'tomb-door': { kind: 'stone', part: DOOR_LOCK },
  'crypt-door': { kind: 'stone', part: DOOR_LOCK },
  'temple-door': { kind: 'stone', part: DOOR_LOCK },
  'bookcase-door': { kind: 'secret', part: BACK },
};

const ANY_DOOR: Body = { kind: 'door', part: DOOR_LOCK };

/** Returns what a catalogue entry with a lock is like; whatever is not in the list is like a door. */
export function bodyOf(catalogueId: string): Body {
  return BODIES[catalogueId] ?? ANY_DOOR;
}

/** What opens a kind of thing. */
interface Suited {
  /** What its answers are made of. */
  sorts: readonly AnswerSort[];
  /** Catalogue ids of what opens it in place of a key, or as one. */
  keys: readonly string[];
  /** Whether two or three keys make sense. */
  takesSeveralKeys: boolean;
  /** Whether it can hang on wires that run to other things. */
  isWired: boolean;
}

const ANY_SORT: readonly AnswerSort[] = [
  'figures',
  'word',
  'ways',
  'colours',
  'tones',
  'signs',
  'thread',
  'pieces',
];

/** Which kinds of lock suit which things: a shelf takes no battery, and wrapping paper has no keyhole. */
const SUITED: Readonly<Record<BodyKind, Suited>> = {
  furniture: { sorts: ANY_SORT, keys: KEYS, takesSeveralKeys: false, isWired: false },
  box: { sorts: ANY_SORT, keys: KEYS, takesSeveralKeys: true, isWired: false },
  wrapped: {
    sorts: ['figures', 'word', 'signs', 'colours', 'thread'],
    keys: ['scissors'],
    takesSeveralKeys: false,
    isWired: false,
  },
  strong: {
    sorts: ['figures', 'word', 'ways', 'colours', 'pieces'],
    keys: [...KEYS, 'key-card'],
    takesSeveralKeys: true,
    isWired: false,
  },
  electric: {
    sorts: ['figures', 'word', 'colours', 'ways', 'signs', 'tones'],
    keys: ['fuse', 'battery', 'screwdriver', 'lever'],
    takesSeveralKeys: false,
    isWired: true,
  },
  secret: {
    sorts: ['figures', 'word', 'signs', 'pieces', 'tones'],
    keys: ['gem', 'rune-stone', 'lever', 'medal'],
    takesSeveralKeys: false,
    isWired: true,
  },
  panel: {
    sorts: ['figures', 'word', 'signs', 'pieces', 'colours', 'thread'],
    keys: ['gem', 'rune-stone', 'lever', 'medal', 'screwdriver'],
    takesSeveralKeys: false,
    isWired: true,
  },
  stone: {
    sorts: ['figures', 'word', 'ways', 'signs', 'colours', 'thread', 'pieces'],
    keys: ['gem', 'rune-stone', 'coin', 'medal', 'lever'],
    takesSeveralKeys: false,
    isWired: true,
  },
  instrument: { sorts: ['tones', 'figures'], keys: KEYS, takesSeveralKeys: false, isWired: true },
  hatch: {
    sorts: ['figures', 'word', 'ways', 'signs', 'pieces'],
    keys: [...KEYS, 'lever'],
    takesSeveralKeys: true,
    isWired: true,
  },
  clockwork: {
    sorts: ['figures', 'tones'],
    keys: ['padlock-key', 'lever'],
    takesSeveralKeys: false,
    isWired: true,
  },
  ring: {
    sorts: ['word', 'figures', 'signs'],
    keys: ['gem', 'rune-stone'],
    takesSeveralKeys: false,
    isWired: false,
  },
  door: {
    sorts: ANY_SORT,
    keys: [...KEYS, 'gem', 'medal'],
    takesSeveralKeys: true,
    isWired: true,
  },
  sliding: {
    sorts: ['figures', 'word', 'colours', 'ways', 'signs', 'tones'],
    keys: ['key-card', 'fuse', 'battery', 'ticket'],
    takesSeveralKeys: false,
    isWired: true,
  },
};

/** Returns which kinds of lock suit a thing, by its catalogue id. */
export function suitedTo(catalogueId: string): Suited {
  const { kind, keys } = bodyOf(catalogueId);
  return keys ? { ...SUITED[kind], keys } : SUITED[kind];
}
