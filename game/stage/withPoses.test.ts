import { expect, it } from 'vitest';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { StageItem } from '../ports.ts';
import { withPoses } from './withPoses.ts';

const KEY: StageItem = {
  id: 'key',
  label: 'Key',
  uri: '/art/items/key/gold/default.webp',
  aspect: 1,
  hitBox: { x: 10, y: 10, width: 80, height: 80 },
  position: { x: 40, y: 80 },
  width: 5,
  isMovable: true,
};
const pictures: PictureGuide = new Map([
  ['/art/floor/key/gold/default.webp', { color: '#888888', file: '/art/files/a.webp' }],
]);

it('keeps a state’s identity, and a view’s through other changes', () => {
  let state = {
    view: { background: { uri: '/wall.webp', ambient: '#ffffff' }, items: [KEY] },
    tool: 'select',
  };
  const port = withPoses({ getState: () => state, subscribe: () => () => {} }, pictures);
  const before = port.getState();
  expect(before.view.items[0]?.uri).toContain('/floor/');
  expect(port.getState()).toBe(before);
  state = { ...state, tool: 'spot' };
  expect(port.getState()).toMatchObject({ tool: 'spot' });
  expect(port.getState().view).toBe(before.view);
});
