import { expect, it } from 'vitest';
import { door } from './items/doors/door.ts';
import { render } from './render.ts';

it('renders the same bytes from the same code', async () => {
  const svg = door.drawSvg('oak', 'default');
  const size = { width: 64, height: 118 };
  expect(await render(svg, size)).toEqual(await render(svg, size));
});
