import { expect, it } from 'vitest';
import { dropPlace } from './dropPlace.ts';

const rows = [0, 50, 100, 150].map((top) => ({ top, bottom: top + 40 }));

it('brings a dragged row to where the pointer is: past each row whose middle it has passed', () => {
  const at = (y: number) => dropPlace({ rows, from: 1, y });
  expect(at(-30)).toEqual({ steps: 1, edge: { row: 0, side: 'above' } });
  expect(at(60)).toEqual({ steps: 0, edge: { row: 1, side: 'above' } });
  expect(at(110).steps, 'not past its middle').toBe(0);
  expect(at(125)).toEqual({ steps: -1, edge: { row: 2, side: 'below' } });
  expect(at(999)).toEqual({ steps: -2, edge: { row: 3, side: 'below' } });
});
