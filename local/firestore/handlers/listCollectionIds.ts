import * as v from 'valibot';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { parseRequest } from './parseRequest.ts';

/** The answer is never cut into pages, so that no page token can be asked for. */
const requestSchema = v.strictObject({ pageSize: v.exactOptional(v.number()) });

/** ListCollectionIds: the collections directly beneath a document or the root. */
export function listCollectionIds(
  { names, store }: HandlerDeps,
  parent: string,
  body: unknown,
): { readonly collectionIds: readonly string[] } {
  parseRequest(requestSchema, body);
  return { collectionIds: store.collectionIds(names.parentPath(parent)) };
}
