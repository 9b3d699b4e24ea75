import { expect, it } from 'vitest';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { Moving } from './gestures/Moving.ts';
import { at, createItem, NotingPort } from './gestures/testing/NotingPort.ts';
import { withTops } from './withTops.ts';

const TABLE = '/art/items/table/oak/default.webp';
const pictures: PictureGuide = new Map([
  [TABLE, { color: '#888888', file: '/art/files/a.webp', tops: [{ x: 10, y: 20, width: 80 }] }],
]);

/** A table whose picture measures 256 units, from 640 and 360 on, and a key of 128. */
function tableAndKey(table: Parameters<typeof createItem>[2] = {}) {
  const noting = new NotingPort([
    createItem('table', 50, { uri: TABLE, width: 20, ...table }),
    createItem('key', 0, { position: { x: 0, y: 0 } }),
  ]);
  return { noting, port: withTops(noting, pictures) };
}

function dragKey(to: { x: number; y: number }, { noting, port }: ReturnType<typeof tableAndKey>) {
  const moving = new Moving(['key'], at(0, 0), port);
  moving.drag(at(to.x, to.y));
  const [command] = noting.commands.at(-1) ?? [];
  const key = command?.type === 'moveItems' ? command.places.key : null;
  return { foot: ((key?.y ?? 0) * 720) / 100 + 128, guides: moving.overlay.guides ?? [] };
}

it('a thing that is dragged over a table comes to stand on its top, which lies lower than its picture begins', () => {
  const top = 360 + 0.2 * 256;
  const { foot, guides } = dragKey({ x: 700, y: top - 128 + 4 }, tableAndKey());
  expect(foot).toBeCloseTo(top, 1);
  expect(guides).toContainEqual(
    expect.objectContaining({ axis: 'y', of: { type: 'top', id: 'table' }, from: 665.6, to: 870.4 }),
  );
});

it('not beside it, nor where it is hidden or pinned', () => {
  const top = 360 + 0.2 * 256;
  const isOnTop = ({ guides }: ReturnType<typeof dragKey>) =>
    guides.some((guide) => guide.type === 'line' && guide.of.type === 'top');
  expect(isOnTop(dragKey({ x: 400, y: top - 124 }, tableAndKey()))).toBe(false);
  for (const table of [{ isHidden: true }, { isMovable: false }])
    expect(isOnTop(dragKey({ x: 700, y: top - 124 }, tableAndKey(table)))).toBe(false);
});

it('keeps the identity of items', () => {
  const { port } = tableAndKey();
  const { items } = port.getState().view;
  expect(items.map(({ tops }) => tops?.length)).toEqual([1, undefined]);
  expect(port.getState().view.items[0]).toBe(items[0]);
});
