import { FirestoreError, invalidArgument } from './FirestoreError.ts';
import { LIMITS } from './limits.ts';
import { assertCollectionId, assertDocumentId } from './values/names.ts';
import { shorten } from './values/shorten.ts';

/** Translates between the full names on the wire and paths relative to the one database that this backend holds. */
export class ResourceNames {
  readonly database: string;
  readonly #root: string;

  constructor(projectId: string) {
    this.database = `projects/${projectId}/databases/(default)`;
    this.#root = `${this.database}/documents`;
  }

  /** `rooms/r1` → `projects/{p}/databases/(default)/documents/rooms/r1`. */
  documentName(path: string): string {
    return `${this.#root}/${path}`;
  }

  /**
   * The path of a document by its full name. @throws FirestoreError INVALID_ARGUMENT if the name is invalid
   */
  documentPath(name: string): string {
    const path = this.#relativePath(name);
    if (path === '' || path.split('/').length % 2 !== 0)
      throw invalidArgument(`"${shorten(name)}" is not a document's name.`);
    return path;
  }

  /** The path of a document by a name that may belong to another database, or to nothing; undefined then. */
  findPath(name: string): string | undefined {
    const path = name.startsWith(`${this.#root}/`) ? name.slice(this.#root.length + 1) : '';
    return path !== '' && path.split('/').length % 2 === 0 ? path : undefined;
  }

  /** The path under which a query runs: a document, or '' for the root of the database. */
  parentPath(name: string): string {
    return name === this.#root ? '' : this.documentPath(name);
  }

  assertDatabase(name: string): void {
    if (name !== this.database) throw unknownDatabase(name);
  }

  #relativePath(name: string): string {
    if (!name.startsWith(`${this.#root}/`)) throw unknownDatabase(name);
    const path = name.slice(this.#root.length + 1);
    assertPath(path);
    return path;
  }
}

/** Checks the length first, which also limits the number of ids to check. */
function assertPath(path: string): void {
  if (Buffer.byteLength(path) > LIMITS.documentNameBytes)
    throw invalidArgument(`A document's name can be ${LIMITS.documentNameBytes} bytes long at most.`);
  const ids = path.split('/');
  if (ids.length > 2 * LIMITS.subcollections)
    throw invalidArgument(`Subcollections can be ${LIMITS.subcollections} deep at most.`);
  for (const [depth, id] of ids.entries()) {
    if (depth % 2 === 0) assertCollectionId(id);
    else assertDocumentId(id);
  }
}

function unknownDatabase(name: string): FirestoreError {
  return new FirestoreError('NOT_FOUND', `"${shorten(name)}" does not belong to a database of this backend.`);
}
