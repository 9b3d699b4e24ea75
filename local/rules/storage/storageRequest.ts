import type { IncomingObject, StorageOperation } from '../../storage/authorize.ts';
import type { StoredObject } from '../../storage/StoredObject.ts';
import type { RulesRequest } from '../decide/decide.ts';
import { DocumentReads, type ReadDocument } from '../evaluate/DocumentReads.ts';
import { Lazy } from '../evaluate/Scope.ts';
import { authOf } from '../requestAuth.ts';
import { Path, type RulesMap, type RulesValue } from '../values/RulesValue.ts';
import { timestampFromMillis } from '../values/time.ts';

/** The request to judge for an operation on a bucket's object. */
export function storageRequest(
  operation: StorageOperation,
  bucket: string,
  readDocument: ReadDocument,
): RulesRequest {
  const { action, name, caller, before, after } = operation;
  const path = ['b', bucket, 'o', ...objectSegments(action === 'list' ? folderOf(name) : name)];
  const request = () =>
    new Map<string, RulesValue>([
      ['auth', authOf(caller)],
      ['method', action],
      ['path', new Path(path)],
      ['time', timestampFromMillis(Date.now())],
      ['resource', after && incomingResource(name, bucket, after)],
    ]);
  return {
    method: action,
    path,
    variables: new Map([
      ['request', new Lazy(request)],
      ['resource', new Lazy(() => before && storedResource(bucket, before))],
    ]),
    reads: new DocumentReads(readDocument),
  };
}

/** Names may begin with a slash or hold two in a row; each part between slashes is a segment. */
function objectSegments(name: string): readonly string[] {
  return name === '' ? [] : name.split('/');
}

/**
 * Returns the folder that contains everything a prefix can match. For `images` it is the root, since that prefix also
 * matches `images-of-others/`.
 */
function folderOf(prefix: string): string {
  return prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
}

function storedResource(bucket: string, object: StoredObject): RulesMap {
  return new Map<string, RulesValue>([
    ...incomingResource(object.name, bucket, object),
    ['generation', BigInt(object.generation)],
    ['metageneration', BigInt(object.metageneration)],
    ['timeCreated', timestampFromMillis(object.timeCreated)],
    ['updated', timestampFromMillis(object.updated)],
  ]);
}

function incomingResource(name: string, bucket: string, object: IncomingObject): RulesMap {
  const { size, md5Hash, crc32c, metadata, contentType, contentDisposition, contentEncoding } = object;
  const known: readonly (readonly [string, RulesValue | undefined])[] = [
    ['name', name],
    ['bucket', bucket],
    ['size', BigInt(size)],
    ['md5Hash', md5Hash],
    ['crc32c', crc32c],
    ['contentType', contentType],
    ['contentDisposition', contentDisposition],
    ['contentEncoding', contentEncoding],
    ['contentLanguage', object.contentLanguage],
    ['cacheControl', object.cacheControl],
    ['metadata', new Map(Object.entries(metadata))],
  ];
  return new Map(known.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}
