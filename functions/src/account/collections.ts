/** How a collection names the person whose documents they are. */
export type Owner = 'userId' | 'playerId' | 'players' | 'creatorId' | 'byUserId' | 'reportedId';

/** What becomes of a collection's documents when a person's account is deleted. */
type Fate =
  /** Nothing in it is of a person. */
  | { type: 'impersonal' }
  /** They go with the rooms that they belong to. */
  | { type: 'withRooms'; by: Owner }
  | { type: 'deleted'; by: Owner }
  /** They go where nobody else plays; else the person's seat stays as nobody's (T15). */
  | { type: 'seat'; by: Owner }
  /** They go, and what was reckoned from them is put right. */
  | { type: 'rating'; by: Owner }
  /** They stay as somebody's, with nothing that tells whose. */
  | { type: 'nameless'; by: Owner }
  /** They go with the files that they tell of. */
  | { type: 'picture'; by: Owner }
  /** They stay for the books, with nothing that tells who paid. */
  | { type: 'payment'; by: Owner }
  /** What an admin did stays, with nothing that tells who it was. */
  | { type: 'audit'; by: Owner }
  /** They go with whom they tell of, who is not shown what others said. */
  | { type: 'report'; by: Owner }
  /** The last document to go: as long as it is there, a deletion can be taken up again. */
  | { type: 'last' };

/** Every collection. One that is not here fails a test: what becomes of a person in it has to be decided. */
export const COLLECTIONS = {
  users: { type: 'last' },
  rooms: { type: 'withRooms', by: 'creatorId' },
  summary: { type: 'withRooms', by: 'creatorId' },
  roomStats: { type: 'withRooms', by: 'creatorId' },
  /** What lies in bins. */
  deletedRooms: { type: 'withRooms', by: 'creatorId' },
  /** Notes of versions, which go with them. */
  keptVersions: { type: 'withRooms', by: 'creatorId' },
  accounts: { type: 'deleted', by: 'userId' },
  plays: { type: 'seat', by: 'players' },
  finishes: { type: 'deleted', by: 'playerId' },
  throttles: { type: 'deleted', by: 'playerId' },
  bookmarks: { type: 'deleted', by: 'userId' },
  uploads: { type: 'deleted', by: 'userId' },
  pictures: { type: 'picture', by: 'userId' },
  reviews: { type: 'deleted', by: 'userId' },
  /** Of who reports there is a digest alone. */
  reports: { type: 'report', by: 'reportedId' },
  ratings: { type: 'rating', by: 'userId' },
  ratingAggregates: { type: 'impersonal' },
  /** Digests of networks, with what came from each in all. */
  ratingNetworks: { type: 'impersonal' },
  records: { type: 'nameless', by: 'playerId' },
  furtherRecords: { type: 'nameless', by: 'playerId' },
  payments: { type: 'payment', by: 'userId' },
  checkouts: { type: 'deleted', by: 'userId' },
  /** Ids of events that were taken. */
  paymentEvents: { type: 'impersonal' },
  audit: { type: 'audit', by: 'byUserId' },
  days: { type: 'impersonal' },
  settings: { type: 'impersonal' },
  /** Digests of the networks of guests, and of accounts whose address is not confirmed; their ids go with the records. */
  recordOrigins: { type: 'impersonal' },
  sweeps: { type: 'impersonal' },
  /** Ids of rooms that an admin has hidden, also of those that are deleted since. */
  hiddenRooms: { type: 'impersonal' },
  items: { type: 'impersonal' },
  backgrounds: { type: 'impersonal' },
  starters: { type: 'impersonal' },
  /** Ids of pictures that the library holds, or may have been about to. */
  libraryPictures: { type: 'impersonal' },
} as const satisfies Readonly<Record<string, Fate>>;

export interface OwnedCollection {
  name: string;
  by: Owner;
}

/** The collections with a fate, and the field by which a person's documents are found. */
export function collectionsWith(type: Fate['type']): readonly OwnedCollection[] {
  return Object.entries(COLLECTIONS).flatMap(([name, fate]) =>
    fate.type === type && 'by' in fate ? [{ name, by: fate.by }] : [],
  );
}
