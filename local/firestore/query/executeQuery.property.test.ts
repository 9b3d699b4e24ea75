import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ResourceNames } from '../ResourceNames.ts';
import { arbitraryQuestion, ROOT, toMessage } from '../testing/arbitraryQuery.ts';
import { scanIndex } from '../testing/scanIndex.ts';
import { executeQuery } from './executeQuery.ts';
import { structuredQuerySchema, toQuery } from './parseQuery.ts';

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
