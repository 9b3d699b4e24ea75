// @isolation apart

import { expect, it } from 'vitest';
import { backgroundCatalogue, itemCatalogue } from '../../art/catalogue.ts';
import { compareLikenesses } from '../../functions/src/pictures/likeness.ts';
import { builtInCatalogue } from '../../seeds/catalogue/builtInCatalogue.ts';
import { measureLibrary } from './measureLibrary.ts';

const { likenesses = {} } = builtInCatalogue;

it('knows what every drawn picture looks like: `npm run art:publish` after one was drawn anew', async () => {
  const ids = [...itemCatalogue, ...backgroundCatalogue].map(({ id }) => id);
  expect(Object.keys(likenesses).toSorted()).toEqual(ids.toSorted());
  for (const [id, measured] of Object.entries(await measureLibrary(['door', 'globe', 'crate', 'study'])))
    for (const likeness of measured) {
      const looks = (likenesses[id] ?? []).map((known) => compareLikenesses(known, likeness));
      expect(looks, id).toContain('same');
    }
});
