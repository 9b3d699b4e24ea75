import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ResourceNames } from '../ResourceNames.ts';
import { arbitraryQuestion, ROOT } from '../testing/arbitraryQuery.ts';
import { type OracleQuery, scanIndex } from '../testing/scanIndex.ts';
import { executeQuery } from './executeQuery.ts';
import { structuredQuerySchema, toQuery } from './parseQuery.ts';

/** The query as clients send it. */
function toMessage({ op, filters, orderBy, startAt, endAt, offset, limit }: OracleQuery) {
  const field = (path: string) => ({ fieldPath: path });
  const messages = filters.map(({ path, op, value }) =>
    value === undefined
      ? { unaryFilter: { field: field(path), op } }
      : { fieldFilter: { field: field(path), op, value } },
  );
  return {
    from: [{ collectionId: 'c' }],
    orderBy: orderBy.map(({ path, isDescending }) => ({
      field: field(path),
      direction: isDescending ? 'DESCENDING' : 'ASCENDING',
    })),
    offset,
    ...(messages.length > 0 && { where: { compositeFilter: { op, filters: messages } } }),
    ...(startAt && { startAt }),
    ...(endAt && { endAt }),
    ...(limit !== undefined && { limit }),
  };
}

it('finds what an index would find, and in its order, by any filters, orders and cursors', () => {
  let found = 0;
  fc.assert(
    fc.property(arbitraryQuestion, ({ documents, query }) => {
      const parsed = toQuery('', v.parse(structuredQuerySchema, toMessage(query)));
      const reader = { get: () => undefined, scan: () => documents };
      const paths = executeQuery(reader, new ResourceNames('p'), parsed).map(({ path }) => path);
      expect(paths).toEqual(scanIndex(documents, query, ROOT));
      found += paths.length;
    }),
    { seed: 20260104, numRuns: 500 },
  );
  expect(found).toBeGreaterThan(500);
});
