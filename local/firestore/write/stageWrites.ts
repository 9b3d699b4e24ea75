import { isDeepStrictEqual } from 'node:util';
import type { Access } from '../authorize.ts';
import { FirestoreError, invalidArgument } from '../FirestoreError.ts';
import type { Changes, DocumentReader, StoredDocument } from '../StoredDocument.ts';
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

/** Everything that a commit would do, worked out before anything is stored, so that it happens as a whole or not at all. */
export interface Staging {
  readonly changes: Changes;
  readonly results: readonly WriteResult[];
  readonly accesses: readonly Access[];
  /** A version that a write was to go on from and that is no longer the stored one. Thrown at once: the SDK tries again. */
  readonly conflict: FirestoreError | undefined;
  /** Another precondition that does not hold. Thrown after the check of permission: else it would tell who may not read. */
  readonly failure: FirestoreError | undefined;
}

/** Works out the writes one after the other, each on what the ones before it leave behind. */
export function stageWrites(reader: DocumentReader, writes: readonly Write[], time: string): Staging {
  const changes = new Map<string, StoredDocument | undefined>();
  const readAfter = (path: string) => (changes.has(path) ? changes.get(path) : reader.get(path));
  const results: WriteResult[] = [];
  const accesses: Access[] = [];
  let conflict: FirestoreError | undefined;
  let failure: FirestoreError | undefined;
  for (const write of writes) {
    const before = readAfter(write.path);
    conflict ??= findConflict(write.path, before, write.precondition);
    failure ??= findContradiction(write, changes) ?? findFailure(write.path, before, write.precondition);
    const { after, result } = stageWrite(write, before, time);
    if (write.kind !== 'verify') changes.set(write.path, after);
    results.push(result);
    accesses.push(toAccess(write, before, after, time, readAfter));
  }
  return { changes, results, accesses, conflict, failure };
}

interface StagedWrite {
  readonly after: StoredDocument | undefined;
  readonly result: WriteResult;
}

function stageWrite(write: Write, before: StoredDocument | undefined, time: string): StagedWrite {
  if (write.kind === 'delete') return { after: undefined, result: {} };
  if (write.kind === 'verify') return { after: before, result: {} };
  return stageUpdate(write, before, time);
}

/** A write that changes nothing leaves the document its update time, as in production. */
function stageUpdate(write: UpdateWrite, before: StoredDocument | undefined, time: string): StagedWrite {
  const { path } = write;
  const { fields, transformResults } = changeFields(write, before?.fields ?? {}, time);
  assertStorable(path, fields);
  const after =
    before && isDeepStrictEqual(before.fields, fields)
      ? before
      : { path, fields, createTime: before?.createTime ?? time, updateTime: time };
  const { updateTime } = after;
  return { after, result: transformResults.length > 0 ? { updateTime, transformResults } : { updateTime } };
}

/** What the write leaves of the fields: each path of its mask taken over or, where it has nothing there, removed. */
function changeFields(
  { fields: update, mask, transforms }: UpdateWrite,
  before: Fields,
  time: string,
): { fields: Fields; transformResults: readonly Value[] } {
  if (mask === undefined && transforms.length === 0) return { fields: update, transformResults: [] };
  const draft = new FieldsDraft(mask === undefined ? update : before);
  for (const path of mask ?? []) draft.set(path, getField(update, path));
  const transformResults = transforms.map((transform) => applyTransform(draft, transform, time));
  return { fields: draft.fields, transformResults };
}

function toAccess(
  { kind, path }: Write,
  before: StoredDocument | undefined,
  after: StoredDocument | undefined,
  time: string,
  readAfter: (path: string) => StoredDocument | undefined,
): Access {
  if (kind === 'verify') return { kind: 'get', path, document: before };
  const action = kind === 'delete' ? 'delete' : before ? 'update' : 'create';
  return { kind: action, path, before, after, time, readAfter };
}

/** Says nothing of the stored version, which not everybody may know. */
function findConflict(
  path: string,
  document: StoredDocument | undefined,
  { updateTime }: Precondition,
): FirestoreError | undefined {
  if (updateTime === undefined || updateTime === document?.updateTime) return undefined;
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The stored version of ${path} is not that of ${updateTime}.`,
  );
}

/** A write that wants the document which an earlier one of the same commit deletes: wrong whatever is stored. */
function findContradiction({ path, precondition }: Write, changes: Changes): FirestoreError | undefined {
  if (precondition.exists !== true || !changes.has(path) || changes.get(path)) return undefined;
  return invalidArgument(`Another write of this commit deletes ${path} before.`);
}

function findFailure(
  path: string,
  document: StoredDocument | undefined,
  { exists }: Precondition,
): FirestoreError | undefined {
  if (exists === true && !document) return new FirestoreError('NOT_FOUND', `No document to update: ${path}`);
  if (exists === false && document)
    return new FirestoreError('ALREADY_EXISTS', `Document already exists: ${path}`);
  return undefined;
}
