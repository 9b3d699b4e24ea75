import * as v from 'valibot';
import { reportBilled } from '../../log/operations.ts';
import type { Permit } from '../authorize.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import type { Pace } from '../work/Pace.ts';
import { type DocumentMessage, documentView } from './documentView.ts';
import { parseRequest } from './parseRequest.ts';
import { openReadContext, readContextEntries } from './readContext.ts';
import { readMaskSchema } from './readMaskSchema.ts';

const requestSchema = v.strictObject({
  documents: v.exactOptional(v.array(v.string()), []),
  mask: v.exactOptional(readMaskSchema),
  ...readContextEntries,
});

type BatchGetAnswer =
  | { readonly transaction?: string }
  | { readonly found: DocumentMessage; readonly readTime: string }
  | { readonly missing: string; readonly readTime: string };

/**
 * BatchGetDocuments: one response for each document, however often it is requested; before them the id of a
 * transaction begun by this request. Nothing is sent before all are permitted, and none is kept in memory
 * until it is sent.
 */
export async function* batchGetDocuments(
  deps: HandlerDeps,
  database: string,
  body: unknown,
  permit: Permit,
  pace: Pace,
): AsyncGenerator<BatchGetAnswer> {
  const { names, store } = deps;
  names.assertDatabase(database);
  const { documents, mask, ...contextMessage } = parseRequest(requestSchema, body);
  const paths = new Set(documents.map((name) => names.documentPath(name)));
  const { reader, transaction, begun, close } = openReadContext(deps, contextMessage);
  const read = (path: string) => reader.get(path);
  try {
    const readTime = store.clock.readTime();
    for (const path of paths) {
      const document = read(path);
      permit({ type: 'get', path, document }, read);
      transaction?.rememberDocument(path, document);
      await pace.rest();
    }
    reportBilled({ reads: paths.size });
    if (begun.transaction) yield begun;
    for (const path of paths) {
      const document = read(path);
      if (!document) yield { missing: names.documentName(path), readTime };
      else yield { found: documentView(names, document, mask), readTime };
    }
  } finally {
    close();
  }
}
