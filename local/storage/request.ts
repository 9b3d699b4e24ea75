import type { Request } from 'express';
import type { ListQuery } from './Objects.ts';
import { StorageError } from './StorageError.ts';

const MAX_PAGE = 1000;

/** A query parameter that is given once. */
export function queryText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' ? value : undefined;
}

/** The body's bytes; a request without a body has none. */
export function bodyBytes(request: Request): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

/** @throws StorageError invalid-argument */
export function bodyJson(request: Request): unknown {
  const text = bodyBytes(request).toString();
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch (cause) {
    throw new StorageError('invalid-argument', 'The body is not JSON', { cause });
  }
}

/** @throws StorageError invalid-argument */
export function listQuery(request: Request): ListQuery {
  const maxResults = Number(queryText(request, 'maxResults') ?? MAX_PAGE);
  if (!Number.isInteger(maxResults) || maxResults < 1)
    throw new StorageError('invalid-argument', 'maxResults is a whole number from 1');
  return {
    prefix: queryText(request, 'prefix') ?? '',
    delimiter: queryText(request, 'delimiter') ?? '',
    pageToken: queryText(request, 'pageToken') ?? '',
    maxResults: Math.min(maxResults, MAX_PAGE),
  };
}

/** There is one bucket. @throws StorageError object-not-found */
export function requireBucket(request: Request, bucket: string): void {
  if (request.params.bucket === bucket) return;
  throw new StorageError('object-not-found', `No such bucket: ${String(request.params.bucket)}`);
}
