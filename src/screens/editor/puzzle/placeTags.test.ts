import { expect, it } from 'vitest';
import { placeTags } from './placeTags.ts';

const size = { width: 400, height: 200 };

it('keeps tags within the stage, and puts those that would overlap a row higher', () => {
  const tags = placeTags(
    [
      { key: 'b', words: 'to the Cellar', x: 390 },
      { key: 'a', words: 'to the Attic', x: 5 },
      { key: 'c', words: 'to the Garden', x: 350 },
    ],
    size,
  );
  const [a, c, b] = tags;
  expect(tags.map(({ key }) => key)).toEqual(['a', 'c', 'b']);
  expect(a?.at.x).toBeGreaterThan(50);
  expect(b?.at.x).toBeLessThan(350);
  expect([a?.at.y, c?.at.y, b?.at.y]).toEqual([182, 182, 157]);
});
