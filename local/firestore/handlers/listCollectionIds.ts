import * as v from 'valibot';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { parseRequest } from './parseRequest.ts';

/** The response is never paged, so there are no page tokens. */
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
