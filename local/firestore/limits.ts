/**
 * Limits of requests and documents: Firestore's own (https://firebase.google.com/docs/firestore/quotas), so
 * that what production refuses is refused here too, before it costs anything. Lengths are bytes.
 */
export const LIMITS = {
  /** As in production, which accepts slightly more than the documented 10 MiB. */
  requestBytes: 11 * 1024 * 1024,

  /** A document's name, from the root of the database. */
  documentNameBytes: 6 * 1024,
  /** The id of a collection or document. */
  idBytes: 1500,
  /** Collections on the way to a document. */
  subcollections: 100,

  documentBytes: 1_048_576,
  fieldNameBytes: 1500,
  fieldPathBytes: 1500,
  /** Maps and arrays within each other. */
  depth: 20,
  /**
   * A document has 40,000 index entries at most, and each of its values makes one. Not asked of the Admin SDK, whose
   * values may lie in fields that no index holds.
   */
  valuesOfWrite: 40_000,
  /** The paths of a mask: each field has two index entries. */
  maskPaths: 20_000,

  /** Writes of a commit, as the reference of the browser's SDK says of `writeBatch`. */
  writes: 500,
  /** Field transforms of one document in a commit. */
  transforms: 500,
  /**
   * Documents of a batchGet. Firestore states no limit; this is the one of lookups in Datastore, on which it
   * is built.
   */
  documents: 1000,

  /**
   * https://firebase.google.com/docs/firestore/query-data/queries#query_limitations, also for the four limits after it.
   */
  disjunctions: 30,
  /** The values of `in` and `array-contains-any`. */
  disjunctionValues: 30,
  notInValues: 10,
  /** Filters, orders and the collections on the way to the query's parent, together. */
  queryParts: 100,
  aggregations: 5,
} as const;
