import { isDeepStrictEqual } from 'node:util';
import type { DocumentAccess } from '../authorize.ts';
import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import type { Changes, ReadDocument, StoredDocument } from '../StoredDocument.ts';
import { assertStorable } from '../values/assertStorable.ts';
import { FieldsDraft } from '../values/FieldsDraft.ts';
import { getField } from '../values/fieldPath.ts';
import type { Fields, Value } from '../values/value.ts';
import { applyTransform } from './applyTransform.ts';
import type { Precondition, UpdateWrite, Write } from './write.ts';

/** google.firestore.v1.WriteResult. */
export interface WriteResult {
  readonly updateTime?: string;
  readonly transformResults?: readonly Value[];
}

/** A write as the rules see it, and the version it expects if that is not the stored one. */
export interface StagedAccess {
  readonly access: DocumentAccess;
  readonly conflict: FirestoreError | null;
}

/** Everything that a commit would do, worked out before anything is stored, so that it happens as a whole or not at all. */
interface Staging {
  readonly changes: Changes;
  readonly results: readonly WriteResult[];
  readonly accesses: readonly StagedAccess[];
  /** Why it cannot be stored. Reported only after the permission check, or it would reveal hidden data. */
  readonly failure: FirestoreError | null;
}

/**
 * Computes the writes one after the other, each on the result of those before, yielding after each step. A
 * write that cannot be stored is computed as if it could, so that rules are asked the same whatever is
 * stored.
 */
export function* stageWrites(
  read: ReadDocument,
  writes: readonly Write[],
  time: string,
): Generator<void, Staging> {
  const changes = new Map<string, StoredDocument | undefined>();
  const readAfter: ReadDocument = (path) => (changes.has(path) ? changes.get(path) : read(path));
  const results: WriteResult[] = [];
  const accesses: StagedAccess[] = [];
  let failure: FirestoreError | null = null;
  for (const write of writes) {
    const { path, precondition } = write;
    const before = readAfter(path);
    const { after, result, fault } = yield* stageWrite(write, before, time);
    failure ??= findContradiction(write, changes) ?? findFailure(path, before, precondition) ?? fault;
    if (write.type !== 'verify') changes.set(path, after);
    results.push(result);
    accesses.push({
      access: toAccess(write, before, after, time, readAfter),
      conflict: findConflict(path, before, precondition),
    });
    yield;
  }
  return { changes, results, accesses, failure };
}

interface StagedWrite {
  readonly after: StoredDocument | undefined;
  readonly result: WriteResult;
  /** Why it cannot be stored. */
  readonly fault: FirestoreError | null;
}

function* stageWrite(
  write: Write,
  before: StoredDocument | undefined,
  time: string,
): Generator<void, StagedWrite> {
  if (write.type === 'delete') return { after: undefined, result: {}, fault: null };
  if (write.type === 'verify') return { after: before, result: {}, fault: null };
  return yield* stageUpdate(write, before, time);
}

/** A write that changes nothing leaves the document its update time, as in production. */
function* stageUpdate(
  write: UpdateWrite,
  before: StoredDocument | undefined,
  time: string,
): Generator<void, StagedWrite> {
  const { path } = write;
  const { fields, transformResults } = yield* changeFields(write, before?.fields ?? {}, time);
  const fault = findFault(path, fields);
  yield;
  const after =
    before && isDeepStrictEqual(before.fields, fields)
      ? before
      : { path, fields, createTime: before?.createTime ?? time, updateTime: time };
  yield;
  const { updateTime } = after;
  const result = transformResults.length > 0 ? { updateTime, transformResults } : { updateTime };
  return { after, result, fault };
}

function findFault(path: string, fields: Fields): FirestoreError | null {
  try {
    assertStorable(path, fields);
    return null;
  } catch (thrown) {
    if (thrown instanceof FirestoreError) return thrown;
    throw thrown;
  }
}

/** The fields after a write: each path of its mask is set, or removed if the write has no value for it. */
function* changeFields(
  { fields: update, mask, transforms }: UpdateWrite,
  before: Fields,
  time: string,
): Generator<void, { fields: Fields; transformResults: readonly Value[] }> {
  if (mask === undefined && transforms.length === 0) return { fields: update, transformResults: [] };
  const draft = new FieldsDraft(mask === undefined ? update : before);
  for (const path of mask ?? []) draft.set(path, getField(update, path));
  yield;
  const transformResults: Value[] = [];
  for (const transform of transforms) {
    transformResults.push(applyTransform(draft, transform, time));
    yield;
  }
  return { fields: draft.fields, transformResults };
}

function toAccess(
  { type, path }: Write,
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
  time: string,
  readAfter: ReadDocument,
): DocumentAccess {
  if (type === 'verify') return { type: 'get', path, document: before };
  const action = type === 'delete' ? 'delete' : before ? 'update' : 'create';
  return { type: action, path, before, after, time, readAfter };
}

/** Does not mention the stored version, which the caller may not be allowed to know. */
function findConflict(
  path: string,
  document: StoredDocument | undefined,
  { updateTime }: Precondition,
): FirestoreError | null {
  if (updateTime === undefined || updateTime === document?.updateTime) return null;
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The stored version of ${path} is not that of ${updateTime}.`,
  );
}

/** A write that requires a document which an earlier write of the same commit deletes: wrong whatever is stored. */
function findContradiction({ path, precondition }: Write, changes: Changes): FirestoreError | null {
  if (precondition.exists !== true || !changes.has(path) || changes.get(path)) return null;
  return invalidArgument(`Another write of this commit deletes ${path} before.`);
}

function findFailure(
  path: string,
  document: StoredDocument | undefined,
  { exists }: Precondition,
): FirestoreError | null {
  if (exists === true && !document) return new FirestoreError('NOT_FOUND', `No document to update: ${path}`);
  if (exists === false && document)
    return new FirestoreError('ALREADY_EXISTS', `Document already exists: ${path}`);
  return null;
}
