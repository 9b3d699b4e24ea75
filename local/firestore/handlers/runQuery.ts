import * as v from 'valibot';
import type { Permit } from '../authorize.ts';
import type { HandlerDeps } from '../HandlerDeps.ts';
import { structuredQuerySchema, toQuery } from '../query/parseQuery.ts';
import type { Pace } from '../work/Pace.ts';
import { type DocumentMessage, documentView } from './documentView.ts';
import { parseRequest } from './parseRequest.ts';
import { queryDocuments } from './queryDocuments.ts';
import { openReadContext, readContextEntries } from './readContext.ts';

const requestSchema = v.strictObject({ structuredQuery: structuredQuerySchema, ...readContextEntries });

interface RunQueryAnswer {
  readonly transaction?: string;
  readonly document?: DocumentMessage;
  readonly readTime: string;
}

/** RunQuery: one response for each document found, or a single one without a document. */
export async function* runQuery(
  deps: HandlerDeps,
  parent: string,
  body: unknown,
  permit: Permit,
  pace: Pace,
): AsyncGenerator<RunQueryAnswer> {
  const { names, store } = deps;
  const { structuredQuery, ...contextMessage } = parseRequest(requestSchema, body);
  const query = toQuery(names.parentPath(parent), structuredQuery);
  permit({ type: 'list', query }, (path) => store.get(path));
  const context = openReadContext(deps, contextMessage);
  try {
    const readTime = store.clock.readTime();
    const found = await queryDocuments(deps, context, pace, query);
    // Only paths are kept, so that a slow client does not make the server keep all documents.
    const paths = found.map(({ path }) => path);
    if (context.begun.transaction) yield { ...context.begun, readTime };
    else if (paths.length === 0) yield { readTime };
    for (const path of paths) {
      const document = context.reader.get(path);
      if (document) yield { document: documentView(names, document, query.select), readTime };
    }
  } finally {
    context.close();
  }
}
