import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { runs } from '../../../../tests/runs.ts';
import type { CompositeIndex, IndexSettings } from '../../indexes/IndexSettings.ts';
import { requireIndex } from '../../indexes/requireIndex.ts';
import type { IndexReader } from '../../kept/IndexTable.ts';
import { declaredShapes, formatShape, type IndexShape, toKeptIndex } from '../../kept/KeptIndex.ts';
import { ResourceNames } from '../../ResourceNames.ts';
import { arbitraryQuestion, toMessage } from '../../testing/arbitraryQuery.ts';
import { structuredQuerySchema, toQuery } from '../parseQuery.ts';
import type { Query } from '../query.ts';
import { planQuery } from './planQuery.ts';

const names = new ResourceNames('p');

const arbitrarySettings: fc.Arbitrary<IndexSettings> = fc
  .array(
    fc.uniqueArray(
      fc.record({
        path: fc.constantFrom('f', 'g'),
        mode: fc.constantFrom('ASCENDING' as const, 'DESCENDING' as const, 'CONTAINS' as const),
      }),
      { minLength: 1, selector: ({ path, mode }) => path + mode },
    ),
    { maxLength: 8 },
  )
  .map((all) => {
    const composites = all
      .filter((fields) => fields.filter(({ mode }) => mode === 'CONTAINS').length <= 1)
      .map((fields): CompositeIndex => ({ collectionId: 'c', scope: 'COLLECTION', fields }));
    return { composites, overrides: [] };
  });

function isAccepted(settings: IndexSettings, query: Query): boolean {
  try {
    requireIndex(settings, query);
    return true;
  } catch {
    return false;
  }
}

/** Complete indexes of these shapes; nothing of them is read. */
function readerOf(shapes: readonly IndexShape[]): IndexReader {
  const indexes = shapes.map((shape, id) => toKeptIndex(id, formatShape(shape), true));
  const count = () => ({ count: 0, last: null });
  return { of: () => indexes, read: () => [], readBackwards: () => [], count };
}

it('looks through a collection for no query that production takes, once the indexes it asks for are made', () => {
  let accepted = 0;
  fc.assert(
    fc.property(arbitraryQuestion, arbitrarySettings, ({ query: asked }, settings) => {
      const query = toQuery('', v.parse(structuredQuerySchema, toMessage(asked)));
      if (!isAccepted(settings, query)) return;
      accepted += 1;
      const declared = declaredShapes(settings);
      const { missing } = planQuery(readerOf(declared), names, query);
      const plan = planQuery(readerOf([...declared, ...missing]), names, query);
      expect(plan.sources).toBeDefined();
      expect(plan.missing).toEqual([]);
    }),
    { seed: 20260175, numRuns: runs(8000) },
  );
  expect(accepted).toBeGreaterThan(500);
});
