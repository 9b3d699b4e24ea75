import type { Caller } from '../auth/Caller.ts';
import type { Query } from './query/query.ts';
import type { ReadDocument, StoredDocument } from './StoredDocument.ts';

/** One access of a request, in terms of security rules. A query is judged as asked, not by its results. */
export type Access = DocumentAccess | { readonly type: 'list'; readonly query: Query };

export type DocumentAccess =
  | { readonly type: 'get'; readonly path: string; readonly document: StoredDocument | undefined }
  | WriteAccess;

/** A staged write: `readAfter` sees every write of the same commit, as `getAfter` in security rules does. */
interface WriteAccess {
  readonly type: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly before: StoredDocument | undefined;
  /**
   * The document after the write, even if the write will fail because of its size or a precondition: rules are checked
   * first.
   */
  readonly after: StoredDocument | undefined;
  readonly time: string;
  readonly readAfter: ReadDocument;
}

/**
 * An access of an external request with its sender (null if not signed in). `read` reads the current store.
 */
export type FirestoreOperation = Access & {
  readonly caller: Caller | null;
  readonly read: ReadDocument;
};

/** Returns if an operation is allowed. @throws FirestoreError if not, usually PERMISSION_DENIED */
export type Authorize = (operation: FirestoreOperation) => void;

/** `Authorize` with the sender filled in. `read` reads what the request sees. */
export type Permit = (access: Access, read: ReadDocument) => void;

/** The Admin SDK on its loopback port is the owner's: security rules do not bind it. */
export function permitAdmin(): void {}
