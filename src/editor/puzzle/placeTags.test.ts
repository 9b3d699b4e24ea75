import { expect, it } from 'vitest';
import { placeBeside, placeTags } from './placeTags.ts';

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

it('puts tags beside what they speak of, those of neighbours in rows of their own, none over the edge', () => {
  const tags = placeBeside(
    [
      { key: 'safe', words: 'in Safe', at: { x: 200, y: 100 } },
      { key: 'chest', words: 'in Chest', at: { x: 190, y: 104 } },
      { key: 'rug', words: 'under Rug', at: { x: 398, y: 199 } },
      { key: 'box', words: 'in Box', at: { x: 380, y: 199 } },
    ],
    size,
  );
  const at = Object.fromEntries(tags.map((tag) => [tag.key, tag.at]));
  expect(at.safe).toEqual({ x: 200, y: 100 });
  expect(at.chest).toEqual({ x: 190, y: 129 });
  expect(at.rug?.x).toBeLessThan(360);
  expect([at.rug?.y, at.box?.y]).toEqual([187.5, 162.5]);
});
