import type { FirestoreOperation } from '../../firestore/authorize.ts';
import type { Query } from '../../firestore/query/query.ts';
import type { QueryScope, StoredDocument } from '../../firestore/StoredDocument.ts';
import { childPath } from '../../firestore/StoredDocument.ts';
import type { RulesRequest } from '../decide/decide.ts';
import { ANY_SEGMENT, ANY_SEGMENTS, type PathPart } from '../decide/matchPath.ts';
import { DocumentReads } from '../evaluate/DocumentReads.ts';
import { Lazy } from '../evaluate/Scope.ts';
import { authOf } from '../requestAuth.ts';
import { Path, type RulesMap, type RulesValue } from '../values/RulesValue.ts';
import { timestampFromIso, timestampFromMillis } from '../values/time.ts';
import { type Outcome, PartialMap, UNKNOWN } from '../values/Uncertain.ts';
import { DATABASE_PARTS, storePath, toResource } from './documentPaths.ts';
import { type QueryBranch, queryBranches } from './queryBranches.ts';

type ListOperation = Extract<FirestoreOperation, { type: 'list' }>;
type DocumentOperation = Exclude<FirestoreOperation, { type: 'list' }>;

/** The requests to judge for an operation: one, or for a query one for each alternative of its filters. */
export function firestoreRequests(operation: FirestoreOperation): readonly RulesRequest[] {
  return operation.type === 'list' ? listRequests(operation) : [documentRequest(operation)];
}

function documentRequest(operation: DocumentOperation): RulesRequest {
  const [before, after] = isRead(operation)
    ? [operation.document, undefined]
    : [operation.before, operation.after];
  const path = [...DATABASE_PARTS, ...operation.path.split('/')];
  const time = isRead(operation) ? timestampFromMillis(Date.now()) : timestampFromIso(operation.time);
  return {
    method: operation.type,
    path,
    variables: variablesOf(
      () =>
        new Map<string, RulesValue>([
          ...sharedEntries(operation, path),
          ['time', time],
          ['resource', toResource(after)],
        ]),
      () => toResource(before),
    ),
    reads: readsOf(operation, isRead(operation) ? operation.read : operation.readAfter),
  };
}

function listRequests(operation: ListOperation): readonly RulesRequest[] {
  const reads = readsOf(operation, operation.read);
  const time = timestampFromMillis(Date.now());
  return queryBranches(operation.query.where).map((branch): RulesRequest => {
    const path = [...DATABASE_PARTS, ...pathParts(operation.query.scope, branch)];
    const known = path.filter((part) => typeof part === 'string');
    return {
      method: 'list',
      path,
      variables: variablesOf(
        () =>
          new Map<string, RulesValue>([
            ...sharedEntries(operation, known),
            ['time', time],
            ['resource', null],
            ['query', queryMap(operation.query)],
          ]),
        () => anyResource(branch),
      ),
      reads,
    };
  });
}

function isRead(operation: DocumentOperation): operation is Extract<FirestoreOperation, { type: 'get' }> {
  return operation.type === 'get';
}

function variablesOf(request: () => RulesMap, resource: () => Outcome): ReadonlyMap<string, Lazy> {
  return new Map([
    ['request', new Lazy(request)],
    ['resource', new Lazy(resource)],
  ]);
}

function sharedEntries(
  { caller, type }: FirestoreOperation,
  path: readonly string[],
): readonly (readonly [string, RulesValue])[] {
  return [
    ['auth', authOf(caller)],
    ['method', type],
    ['path', new Path(path)],
  ];
}

function readsOf(
  { read }: FirestoreOperation,
  readAfter: (path: string) => StoredDocument | undefined,
): DocumentReads {
  return new DocumentReads((path, isAfter) => toResource((isAfter ? readAfter : read)(storePath(path))));
}

/** The location of the documents that a query may find. */
function pathParts(
  { parent, collectionId, allDescendants }: QueryScope,
  { path }: QueryBranch,
): readonly PathPart[] {
  if (path !== null) return path.split('/');
  if (!allDescendants) return [...childPath(parent, collectionId ?? '').split('/'), ANY_SEGMENT];
  const above = parent === '' ? [] : parent.split('/');
  return collectionId === undefined
    ? [...above, ANY_SEGMENTS]
    : [...above, ANY_SEGMENTS, collectionId, ANY_SEGMENT];
}

function anyResource({ data, path }: QueryBranch): PartialMap {
  const segments = path?.split('/');
  return new PartialMap(
    new Map<string, Outcome>([
      ['data', data],
      ['id', segments?.at(-1) ?? UNKNOWN],
      ['__name__', segments === undefined ? UNKNOWN : new Path([...DATABASE_PARTS, ...segments])],
    ]),
  );
}

/** Leaves out a limit that the query does not have, so that `request.query.limit <= 20` refuses such a query. */
function queryMap({ limit, offset }: Query): RulesMap {
  const map = new Map<string, RulesValue>([['offset', BigInt(offset)]]);
  return limit === null ? map : map.set('limit', BigInt(limit));
}
