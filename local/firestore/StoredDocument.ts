import type { Fields } from './values/value.ts';

/**
 * A document as it is stored. `path` is relative to the database, such as `rooms/r1`; times are canonical timestamps.
 */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** The documents that a query looks at: those of one collection, or of a collection group, or all beneath a document. */
export interface QueryScope {
  /** The document above, or '' for the root of the database. */
  readonly parent: string;
  /** Undefined: documents of every collection (only with `allDescendants`). */
  readonly collectionId: string | undefined;
  /** At any depth beneath the parent, not only directly. */
  readonly allDescendants: boolean;
}

export type ReadDocument = (path: string) => StoredDocument | undefined;

/** The documents that a commit leaves behind, by path; undefined where it deletes one. */
export type Changes = ReadonlyMap<string, StoredDocument | undefined>;

/** The collection that a document lies in: `rooms/r1` → `rooms`. */
export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

export function collectionIdOf(path: string): string {
  return collectionOf(path).split('/').at(-1) ?? '';
}

/** The path of a collection beneath a document or, for the parent '', of the database. */
export function childPath(parent: string, id: string): string {
  return parent === '' ? id : `${parent}/${id}`;
}

export function isInScope(path: string, scope: QueryScope): boolean {
  if (!scope.allDescendants) return collectionOf(path) === childPath(scope.parent, scope.collectionId ?? '');
  if (scope.parent !== '' && !path.startsWith(`${scope.parent}/`)) return false;
  return scope.collectionId === undefined || collectionIdOf(path) === scope.collectionId;
}
