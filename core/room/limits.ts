/** What a room may hold (R4, SPEC §9). Every limit that a creator can meet is named here. */
export const LIMITS = {
  roomName: 80,
  introduction: 2000,
  message: 500,
  itemName: 60,
  sceneName: 40,
  hint: 200,
  ending: 1000,
  debrief: 1000,
  wrongText: 200,
  password: 60,
  /** A text in which passwords are looked for (S6) may grow to so many times its limit while it is folded (P7). */
  folding: 4,
  items: 300,
  /** N1. */
  scenes: 12,
  /** What one item hides (O2). */
  hidden: 8,
  /** Keys of one lock (K5). */
  keys: 6,
  /** What tells the answer of one lock by its creator's word (S7). */
  toldBy: 6,
  /** Clicks of a sequence (K6). */
  sequence: { min: 2, max: 8 },
  /** Further answers of a lock (K7). */
  alsoAccepts: 8,
  /** The creator's own hints for an item (O6). */
  hints: 3,
  /** Bytes of the room as JSON; Firestore refuses a document over 1 MiB. */
  roomBytes: 900_000,
  /** Of a copy of the room, packed; nothing that fits in a room is larger. */
  copyBytes: 750_000,
  /** Copies of a room kept by hand, besides those of themselves (decision 0025). */
  keptCopies: 5,
  copyName: 60,
  /** Of the draft's cover as a browser makes it: 1280×720 of pure noise have 690,032 (storage.rules). */
  coverBytes: 768 * 1024,
  /** Uploaded pictures that differ: each version holds a copy of them all. */
  ownPictures: 100,
  /** Whole minutes. */
  timeLimit: { min: 1, max: 180 },
  /** Percent of the stage's width. */
  width: { min: 1, max: 100 },
  username: 24,
  /** Of the account's name, under a published room. */
  creator: 100,
} as const;

export const DEFAULT_ROOM_NAME = 'Untitled';
/** Whole minutes. */
export const DEFAULT_TIME_LIMIT = 5;
/** SPEC §9, R3: the foot of a door picture of aspect 1.85 stands on the floor line at 74 %. */
export const DEFAULT_DOOR = { x: 45, y: 24.8, width: 15, aspect: 1.85 } as const;

/** Of rooms from before rooms had a language (M2). */
export const DEFAULT_LANGUAGE = 'en';
