import { expect, it, vi } from 'vitest';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { OpaqueName } from '../../core/play/view/opaqueName.ts';
import { toOpaqueName } from '../../core/play/view/opaqueName.ts';
import type { PlayPort, PlayStageState, StageItem } from '../ports.ts';
import { withStills } from './withStills.ts';

const [CLOCK, VASE] = ['clock', 'vase'].map(
  (id): StageItem<OpaqueName> => ({
    id: toOpaqueName(id),
    label: id,
    uri: `/art/items/${id}/oak/default.webp`,
    aspect: 1,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    position: { x: 40, y: 20 },
    width: 10,
    isMovable: false,
  }),
) as [StageItem<OpaqueName>, StageItem<OpaqueName>];
const CABIN = '/art/backgrounds/captains-cabin/sunset.webp';
const pictures: PictureGuide = new Map(
  ['items/clock/oak/default', 'backgrounds/captains-cabin/sunset'].map((name) => [
    `/art/still/${name}.webp`,
    { color: '#888888', file: '/art/files/a.webp' },
  ]),
);

it('shows what swings apart from the rest of it, until it is at rest again', () => {
  const view = { background: { uri: CABIN, ambient: '#ffffff' }, items: [CLOCK, VASE] };
  let state = { view, isHighlighting: false } as unknown as PlayStageState;
  const own = { getState: () => state, subscribe: () => () => {} } as unknown as PlayPort;
  const { port, loosen } = withStills(own, pictures);
  const onChange = vi.fn();
  port.subscribe(onChange);
  expect(port.getState()).toBe(state);

  loosen(new Set([null, 'clock', 'vase']));
  expect(onChange).toHaveBeenCalledOnce();
  const loose = port.getState();
  expect(port.getState()).toBe(loose);
  expect(loose.view.background?.uri).toBe('/art/still/backgrounds/captains-cabin/sunset.webp');
  // A vase has no still picture.
  expect(loose.view.items.map(({ uri }) => uri)).toEqual([
    '/art/still/items/clock/oak/default.webp',
    VASE.uri,
  ]);

  state = { ...state, seen: { x: 10, y: 0, width: 50, height: 50 } };
  expect(port.getState()).toMatchObject({ seen: state.seen });
  expect(port.getState().view, 'where the view only moves').toBe(loose.view);

  loosen(new Set(['vase', 'clock', null]));
  expect(onChange).toHaveBeenCalledOnce();
  loosen(new Set());
  expect(port.getState()).toBe(state);
});
