import type { Caller } from '../auth/Caller.ts';
import type { Query } from './query/query.ts';
import type { ReadDocument, StoredDocument } from './StoredDocument.ts';

/** One thing that a request does, in the words of security rules. A query is judged as it was asked, not by its results. */
export type Access = DocumentAccess | { readonly type: 'list'; readonly query: Query };

export type DocumentAccess =
  | { readonly type: 'get'; readonly path: string; readonly document: StoredDocument | undefined }
  | WriteAccess;

/** A staged write: `readAfter` sees every write of the same commit, as `getAfter` in security rules does. */
export interface WriteAccess {
  readonly type: 'create' | 'update' | 'delete';
  readonly path: string;
  readonly before: StoredDocument | undefined;
  /** Also where it cannot be stored, for its size or a precondition: rules come first. */
  readonly after: StoredDocument | undefined;
  readonly time: string;
  readonly readAfter: ReadDocument;
}

/** What is asked of a request from outside, by whom (null: nobody signed in). `read` sees the store as it is. */
export type FirestoreOperation = Access & {
  readonly caller: Caller | null;
  readonly read: ReadDocument;
};

/** Lets an operation through by returning. @throws FirestoreError where it refuses, PERMISSION_DENIED as a rule */
export type Authorize = (operation: FirestoreOperation) => void;

/** The same question with the caller already filled in. `read` sees what the request sees. */
export type Permit = (access: Access, read: ReadDocument) => void;

/** The Admin SDK on its loopback port is the owner's: security rules do not bind it. */
export function permitAdmin(): void {}
