import type { Request } from 'express';
import { parseJson } from '../http/parseJson.ts';
import { MAX_ENVELOPE_BYTES } from './limits.ts';
import type { ListQuery } from './Objects.ts';
import { StorageError } from './StorageError.ts';
import { readBody } from './streamOf.ts';

const MAX_PAGE = 1000;

/** A query parameter that is given once. */
export function queryText(request: Request, name: string): string | undefined {
  const value = request.query[name];
  return typeof value === 'string' ? value : undefined;
}

/** A header with a number of bytes; null if absent. @throws StorageError invalid-argument */
export function byteCount(request: Request, header: string): number | null {
  const text = request.get(header);
  if (text === undefined) return null;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new StorageError('invalid-argument', `${header} is a number of bytes`);
}

/** The body, a JSON object; an empty one stands for {}. @throws StorageError invalid-argument, too-large; BadRequestError */
export async function readJsonObject(request: Request): Promise<object> {
  const body = parseJson(await readBody(request, MAX_ENVELOPE_BYTES));
  if (typeof body === 'object' && body !== null) return body;
  throw new StorageError('invalid-argument', 'The body is no JSON object');
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

/** Checks the bucket's name; there is only one. @throws StorageError object-not-found */
export function requireBucket(request: Request, bucket: string): void {
  if (request.params.bucket === bucket) return;
  throw new StorageError('object-not-found', `No such bucket: ${String(request.params.bucket)}`);
}
