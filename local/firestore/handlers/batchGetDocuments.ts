import * as v from 'valibot';
import type { Permit } from '../authorize.ts';
import type { Backend } from '../Backend.ts';
import { type DocumentMessage, documentView } from './documentView.ts';
import { parseRequest } from './parseRequest.ts';
import { openReadContext, readContextEntries } from './readContext.ts';
import { readMaskSchema } from './readMaskSchema.ts';

const requestSchema = v.strictObject({
  documents: v.exactOptional(v.array(v.string()), []),
  mask: v.exactOptional(readMaskSchema),
  ...readContextEntries,
});

export type BatchGetAnswer =
  | { readonly transaction?: string }
  | { readonly found: DocumentMessage; readonly readTime: string }
  | { readonly missing: string; readonly readTime: string };

/** BatchGetDocuments: one answer for each document; before them the id of a transaction that this request began. */
export function batchGetDocuments(
  backend: Backend,
  database: string,
  body: unknown,
  permit: Permit,
): readonly BatchGetAnswer[] {
  const { names, store } = backend;
  names.assertDatabase(database);
  const { documents, mask, ...contextMessage } = parseRequest(requestSchema, body);
  const paths = new Set(documents.map((name) => names.documentPath(name)));
  const { reader, transaction, begun } = openReadContext(backend, contextMessage);
  const readTime = store.clock.readTime();
  const answers = [...paths].map((path): BatchGetAnswer => {
    const document = reader.get(path);
    permit({ kind: 'get', path, document });
    transaction?.rememberDocument(path, document);
    if (!document) return { missing: names.documentName(path), readTime };
    return { found: documentView(names, document, mask), readTime };
  });
  return begun.transaction ? [begun, ...answers] : answers;
}
