import * as v from 'valibot';
import { reportBilled } from '../../log/operations.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { childPath } from '../StoredDocument.ts';
import { assertCollectionId } from '../values/names.ts';
import { type DocumentMessage, documentView } from './documentView.ts';
import { parseRequest } from './parseRequest.ts';
import { readMaskSchema } from './readMaskSchema.ts';

/** The response is never paged, so there are no page tokens. */
const requestSchema = v.strictObject({
  collectionId: v.pipe(v.string(), v.regex(/^[^/]+$/)),
  pageSize: v.exactOptional(v.number()),
  mask: v.exactOptional(readMaskSchema),
  showMissing: v.exactOptional(v.boolean(), false),
});

interface ListDocumentsAnswer {
  readonly documents: readonly (DocumentMessage | { readonly name: string })[];
}

/**
 * ListDocuments: a collection's documents and, if asked for, the names of those that do not exist themselves but
 * contain other documents. The Admin SDK's `listDocuments` asks for these; in this project only tests/contract does.
 */
export function listDocuments(
  { names, store }: HandlerDeps,
  parent: string,
  body: unknown,
): ListDocumentsAnswer {
  const { collectionId, mask, showMissing } = parseRequest(requestSchema, body);
  assertCollectionId(collectionId);
  const collection = childPath(names.parentPath(parent), collectionId);
  const documents = store.documentIds(collection).flatMap((id) => {
    const path = childPath(collection, id);
    const document = store.get(path);
    if (document) return documentView(names, document, mask);
    return showMissing ? { name: names.documentName(path) } : [];
  });
  reportBilled({ reads: Math.max(1, documents.length) });
  return { documents };
}
