/** Limits of a room (R4, SPEC §9). Every limit that a creator can meet is here. */
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
  /** Factor by which a text may grow when folded (P7), in the search for passwords (S6). */
  folding: 4,
  items: 300,
  /** Scenes of a room (N1). */
  scenes: 12,
  /** Items that one item hides (O2). */
  hidden: 8,
  /** Keys of one lock (K5). */
  keys: 6,
  /** Items that the creator declares clues for one lock (S7). */
  toldBy: 6,
  /** Clicks of a sequence (K6). */
  sequence: { min: 2, max: 8 },
  /** Further answers of a lock (K7). */
  alsoAccepts: 8,
  /** The creator's own hints for an item (O6). */
  hints: 3,
  /** Size of the room as JSON; Firestore refuses documents over 1 MiB. */
  roomBytes: 900_000,
  /** Size of a packed copy of the room; any valid room fits. */
  copyBytes: 750_000,
  /** Copies of a room that are saved by hand, not counting automatic ones (decision 0025). */
  keptCopies: 5,
  copyName: 60,
  /**
   * Size of the draft's cover as browsers encode it: 1280×720 of pure noise takes 690,032 bytes
   * (storage.rules).
   */
  coverBytes: 768 * 1024,
  /** Different uploaded pictures, since each version copies them all. */
  ownPictures: 100,
  /** Whole minutes. */
  timeLimit: { min: 1, max: 180 },
  /** Percent of the stage's width. */
  width: { min: 1, max: 100 },
  username: 24,
  /** Length of the account's name under a published room. */
  creator: 100,
} as const;

export const DEFAULT_ROOM_NAME = 'Untitled';
/** Whole minutes. */
export const DEFAULT_TIME_LIMIT = 5;
/** SPEC §9, R3: the lower edge of a door picture of aspect 1.85 is on the floor line at 74 %. */
export const DEFAULT_DOOR = { x: 45, y: 24.8, width: 15, aspect: 1.85 } as const;

/** Language of rooms that were stored before rooms had one (M2). */
export const DEFAULT_LANGUAGE = 'en';
