import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  type NetworkRatings,
  NO_NETWORK_RATINGS,
  readNetworkRatings,
  weightOf,
} from '../../../core/room/lists/networkRatings.ts';
import {
  averageOf,
  type RatingAggregate,
  readAggregate,
  type Stars,
} from '../../../core/room/lists/rating.ts';
import { deletedRoomRef } from '../bin/deletedRoom.ts';
import { summaryRef } from '../rooms/paths.ts';
import { networkRatingsRef, type RatingOrigin } from './ratingOrigin.ts';

/**
 * A player's rating. `origin` is the network that it came from; null if its weight is not limited by network.
 */
export interface GivenRating {
  stars: Stars;
  origin: RatingOrigin | null;
}

export function aggregateRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`ratingAggregates/${roomId}`);
}

/**
 * The sums of a room's ratings, in total and by network, changed in one transaction: read first, written
 * last.
 */
export class RoomRatings {
  readonly #roomId: string;
  readonly #db: Firestore;
  /** `there`: the room has a summary with its average; `inBin`: the room may be restored. */
  readonly #state: 'there' | 'inBin' | 'gone';
  readonly #networks: Map<RatingOrigin, NetworkRatings>;
  #aggregate: RatingAggregate;

  constructor(
    db: Firestore,
    roomId: string,
    [sums, summary, binned, ...networks]: readonly DocumentSnapshot[],
    origins: readonly RatingOrigin[],
  ) {
    this.#db = db;
    this.#roomId = roomId;
    this.#state = summary?.exists ? 'there' : binned?.exists ? 'inBin' : 'gone';
    this.#aggregate = readAggregate(sums?.data());
    this.#networks = new Map(
      origins.map((origin, index) => [origin, readNetworkRatings(networks[index]?.data())]),
    );
  }

  /** Reads the sums. `origins`: all networks that will change. */
  static async read(
    transaction: Transaction,
    db: Firestore,
    roomId: string,
    origins: readonly (RatingOrigin | null)[],
  ): Promise<RoomRatings> {
    const known = [...new Set(origins.filter((origin) => origin !== null))];
    const refs = [
      aggregateRef(db, roomId),
      summaryRef(db, roomId),
      deletedRoomRef(db, roomId),
      ...known.map((origin) => networkRatingsRef(db, roomId, origin)),
    ];
    return new RoomRatings(db, roomId, await transaction.getAll(...refs), known);
  }

  give(rating: GivenRating): void {
    this.#count(rating, 1);
  }

  takeBack(rating: GivenRating): void {
    this.#count(rating, -1);
  }

  /** Excludes a network's ratings, or includes them again. */
  setAside(origin: RatingOrigin, isSetAside: boolean): void {
    this.#change(origin, (network) => ({ ...network, isSetAside }));
  }

  networkOf(origin: RatingOrigin): NetworkRatings {
    return this.#networks.get(origin) ?? NO_NETWORK_RATINGS;
  }

  /** Writes the sums and the summary's average; returns the new aggregate. */
  write(transaction: Transaction): RatingAggregate {
    // A deleted room's data is removed within the hour and must not be recreated.
    if (this.#state === 'gone') return this.#aggregate;
    const [db, roomId] = [this.#db, this.#roomId];
    for (const [origin, network] of this.#networks)
      transaction.set(networkRatingsRef(db, roomId, origin), { roomId, origin, ...network });
    transaction.set(aggregateRef(db, roomId), this.#aggregate);
    if (this.#state === 'there')
      transaction.update(summaryRef(db, roomId), { avgRating: averageOf(this.#aggregate) });
    return this.#aggregate;
  }

  #count({ stars, origin }: GivenRating, sign: 1 | -1): void {
    const one = { sum: sign * stars, count: sign };
    if (origin === null) this.#aggregate = plus(this.#aggregate, one);
    else this.#change(origin, (network) => ({ ...network, ...plus(network, one) }));
  }

  #change(origin: RatingOrigin, change: (network: NetworkRatings) => NetworkRatings): void {
    const before = this.networkOf(origin);
    const after = change(before);
    this.#networks.set(origin, after);
    const [old, now] = [weightOf(before), weightOf(after)];
    this.#aggregate = plus(this.#aggregate, { sum: now.sum - old.sum, count: now.count - old.count });
  }
}

function plus(one: RatingAggregate, other: RatingAggregate): RatingAggregate {
  return { sum: one.sum + other.sum, count: one.count + other.count };
}
