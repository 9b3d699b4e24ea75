/** The field in which a collection names the owner of its documents. */
export type Owner = 'userId' | 'playerId' | 'players' | 'creatorId' | 'teacherId' | 'byUserId' | 'reportedId';

/** The fate of a collection's documents when a person's account is deleted. */
type Fate =
  /** Contains nothing about persons. */
  | { type: 'impersonal' }
  /** Deleted with the rooms to which they belong. */
  | { type: 'withRooms'; by: Owner }
  | { type: 'deleted'; by: Owner }
  /** Deleted if nobody else plays; else the person's seat becomes anonymous (T15). */
  | { type: 'seat'; by: Owner }
  /** Kept; the person's seat becomes anonymous (T15). */
  | { type: 'seatName'; by: Owner }
  /** Deleted, and the sums derived from them are corrected. */
  | { type: 'rating'; by: Owner }
  /** Kept, made anonymous. */
  | { type: 'nameless'; by: Owner }
  /** Deleted with their files. */
  | { type: 'picture'; by: Owner }
  /** Kept for accounting, made anonymous. */
  | { type: 'payment'; by: Owner }
  /** Kept as an admin's action, made anonymous. */
  | { type: 'audit'; by: Owner }
  /** Deleted with the reported person, who is never shown them. */
  | { type: 'report'; by: Owner }
  /** Deleted last: as long as it exists, a deletion can be resumed. */
  | { type: 'last' };

/**
 * The fate of every collection. A test fails if one is missing, so that nobody forgets to decide what happens
 * to data about persons.
 */
export const COLLECTIONS = {
  users: { type: 'last' },
  rooms: { type: 'withRooms', by: 'creatorId' },
  summary: { type: 'withRooms', by: 'creatorId' },
  roomStats: { type: 'withRooms', by: 'creatorId' },
  /** Figures of the plays of a version, without names. */
  insights: { type: 'deleted', by: 'creatorId' },
  /** Digests of wrong answers, each with digests of at most three networks. */
  answerCandidates: { type: 'impersonal' },
  /** Counts of crowded rooms that the cleaning adds. */
  lateCounts: { type: 'impersonal' },
  /** Rooms in bins. */
  deletedRooms: { type: 'withRooms', by: 'creatorId' },
  /** Size, pictures and leaderboard of each version, deleted with it. */
  keptVersions: { type: 'withRooms', by: 'creatorId' },
  accounts: { type: 'deleted', by: 'userId' },
  plays: { type: 'seat', by: 'players' },
  /** Codes of parties and classes, with the keys of their live channel. */
  parties: { type: 'impersonal' },
  /** Sessions of classes. The plays of a session are deleted with it. */
  sessions: { type: 'deleted', by: 'teacherId' },
  /** Of classes, without names of pupils. */
  classResults: { type: 'deleted', by: 'teacherId' },
  finishes: { type: 'deleted', by: 'playerId' },
  throttles: { type: 'deleted', by: 'playerId' },
  bookmarks: { type: 'deleted', by: 'userId' },
  uploads: { type: 'deleted', by: 'userId' },
  pictures: { type: 'picture', by: 'userId' },
  reviews: { type: 'deleted', by: 'userId' },
  /** The reporter is stored as a digest only. */
  reports: { type: 'report', by: 'reportedId' },
  ratings: { type: 'rating', by: 'userId' },
  ratingAggregates: { type: 'impersonal' },
  /** Digests of networks, with the sums of their ratings. */
  ratingNetworks: { type: 'impersonal' },
  records: { type: 'nameless', by: 'playerId' },
  furtherRecords: { type: 'nameless', by: 'playerId' },
  teamRecords: { type: 'seatName', by: 'players' },
  payments: { type: 'payment', by: 'userId' },
  checkouts: { type: 'deleted', by: 'userId' },
  /** Ids of processed events. */
  paymentEvents: { type: 'impersonal' },
  audit: { type: 'audit', by: 'byUserId' },
  days: { type: 'impersonal' },
  settings: { type: 'impersonal' },
  /**
   * Digests of the networks of guests, and of accounts without a confirmed address; their ids are deleted
   * with the records.
   */
  recordOrigins: { type: 'impersonal' },
  sweeps: { type: 'impersonal' },
  /** Ids of rooms that an admin has hidden, including deleted ones. */
  hiddenRooms: { type: 'impersonal' },
  items: { type: 'impersonal' },
  backgrounds: { type: 'impersonal' },
  starters: { type: 'impersonal' },
  /** Ids of pictures that are, or were about to be, in the library. */
  libraryPictures: { type: 'impersonal' },
} as const satisfies Readonly<Record<string, Fate>>;

export interface OwnedCollection {
  name: string;
  by: Owner;
}

/** Returns the collections with this type of fate, and the field of each that names the owner. */
export function collectionsWith(type: Fate['type']): readonly OwnedCollection[] {
  return Object.entries(COLLECTIONS).flatMap(([name, fate]) =>
    fate.type === type && 'by' in fate ? [{ name, by: fate.by }] : [],
  );
}
