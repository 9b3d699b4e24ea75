import { expect, it } from 'vitest';
import { searchBeginnings } from './catalogueNames.ts';

it('asks the library, which is English, for what is looked for in any language', () => {
  expect(searchBeginnings('Truhe')).toEqual(['truhe', 'chest']);
  expect(searchBeginnings('verst')).toContain('storage');
  expect(searchBeginnings('Fenster')).toContain('mirror');
  expect(searchBeginnings('brass key')).toEqual(['brass']);
  expect(searchBeginnings(' ?')).toEqual([]);
  expect(searchBeginnings('a').length).toBeLessThanOrEqual(30);
});
