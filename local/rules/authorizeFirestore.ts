import type { Authorize, FirestoreOperation } from '../firestore/authorize.ts';
import { FirestoreError } from '../firestore/FirestoreError.ts';
import { childPath } from '../firestore/StoredDocument.ts';
import { decide } from './decide/decide.ts';
import { describeRefusal } from './describeRefusal.ts';
import { firestoreRequests } from './firestore/firestoreRequests.ts';
import type { Ruleset } from './syntax/ast.ts';
import { Meter } from './values/Meter.ts';

/**
 * Creates Firestore's permission check from rules. Clients learn only that they were refused; the reasons go
 * to `log`. `rules` is called each time, since the file may have changed.
 */
export function authorizeFirestore(rules: () => Ruleset, log: (line: string) => void): Authorize {
  return (operation) => {
    const ruleset = rules();
    const meter = new Meter();
    for (const request of firestoreRequests(operation)) {
      const decision = decide(ruleset, request, meter);
      if (decision.isAllowed) continue;
      log(describeRefusal(ruleset, describeOperation(operation), decision.refusals));
      throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
    }
  };
}

function describeOperation(operation: FirestoreOperation) {
  return { method: operation.type, target: targetOf(operation), userId: operation.caller?.userId };
}

function targetOf(operation: FirestoreOperation): string {
  if (operation.type !== 'list') return operation.path;
  const { parent, collectionId, allDescendants } = operation.query.scope;
  return childPath(parent, `${allDescendants ? '**/' : ''}${collectionId ?? '*'}`);
}
