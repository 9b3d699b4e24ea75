import { afterEach, beforeEach, expect, it } from 'vitest';
import { hideIn } from '../../../core/testing/build.ts';
import { until } from '../../shared/testing/until.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST, KEY } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { PuzzleLayer } from './PuzzleLayer.tsx';

let store: EditorStore;
let host: HTMLElement;
let close: () => void;

beforeEach(async () => {
  localStorage.clear();
  store = await openEditor(memoryWith());
  const { dispatch, select } = store.getState();
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  dispatch({ type: 'addItem', id: 'key', entry: KEY });
  dispatch({ type: 'setLocked', id: 'chest', isItemLocked: true });
  dispatch({ type: 'setUnlockMethod', id: 'chest', unlockMethod: 'item' });
  for (const command of hideIn('chest', 'key')) dispatch(command);
  select(null);
  ({ host, close } = await showInEditor(store, <PuzzleLayer />));
  await until(() => expect(host.textContent).toContain('1 lock, 1 hidden thing'));
});
afterEach(() => {
  close();
  store.getState().dispose();
});

it('wears a badge at a lock, and a frame at what is hidden', () => {
  expect(host.querySelectorAll('[data-lock=key]')).toHaveLength(1);
  expect(host.querySelectorAll('[data-ghost=key]')).toHaveLength(1);
});

it('L3 marks what is wrong at the thing; a click selects it, and it is said there in words', async () => {
  const mark = host.querySelector<HTMLButtonElement>('button[data-finding=error]');
  expect(mark?.getAttribute('aria-label')).toBe('To fix: Locked, but without a key: Chest.');
  mark?.click();
  expect(store.getState().activeEditingItemId).toBe('chest');
  await until(() =>
    expect(host.querySelector('div[data-finding=error]')?.textContent).toContain('without a key'),
  );
  expect(host.querySelector('button[data-finding=error]')).toBeNull();
});
