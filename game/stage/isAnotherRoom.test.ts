import { expect, it } from 'vitest';
import type { StageItem, StageView } from '../ports.ts';
import { isAnotherRoom } from './isAnotherRoom.ts';

const view = (uri: string, ids: readonly string[], sceneId = 'start'): StageView => ({
  sceneId,
  background: { uri, ambient: '#ffffff' },
  items: ids.map((id) => ({ id }) as StageItem),
});

it.each([
  ['another scene', view('study', ['door'], 'cellar'), true],
  ['a finished room in its place', view('cellar', ['door', 'chest']), true],
  ['as many other things elsewhere', view('cellar', ['box']), true],
  ['another background for the same things', view('cellar', ['door']), false],
  ['one thing more', view('study', ['door', 'chest']), false],
])('%s', (_, after, isAnother) => {
  expect(isAnotherRoom(view('study', ['door']), after)).toBe(isAnother);
});
