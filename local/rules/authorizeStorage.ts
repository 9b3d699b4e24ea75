import type { StoredDocument } from '../firestore/StoredDocument.ts';
import type { AuthorizeStorage } from '../storage/authorize.ts';
import { StorageError } from '../storage/StorageError.ts';
import { decide } from './decide/decide.ts';
import { describeRefusal } from './describeRefusal.ts';
import { storePath, toResource } from './firestore/documentPaths.ts';
import { storageRequest } from './storage/storageRequest.ts';
import type { Ruleset } from './syntax/ast.ts';

export interface StorageRulesDeps {
  /** Called each time, since the file may have changed. */
  readonly rules: () => Ruleset;
  readonly bucket: string;
  /** Reads documents for `firestore.get` and `firestore.exists`. */
  readonly readDocument: (path: string) => StoredDocument | undefined;
  /** Gets the reasons for refusals, which clients do not. */
  readonly log: (line: string) => void;
}

/** Creates Storage's permission check from rules. */
export function authorizeStorage({ rules, bucket, readDocument, log }: StorageRulesDeps): AuthorizeStorage {
  return (operation) => {
    const ruleset = rules();
    const request = storageRequest(operation, bucket, (path) => toResource(readDocument(storePath(path))));
    const decision = decide(ruleset, request);
    if (decision.isAllowed) return;
    const { action: method, name: target, caller } = operation;
    log(describeRefusal(ruleset, { method, target, userId: caller?.userId }, decision.refusals));
    throw new StorageError('unauthorized', 'Missing or insufficient permissions.');
  };
}
