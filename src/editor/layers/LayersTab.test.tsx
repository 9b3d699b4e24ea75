import { afterEach, beforeEach, expect, it } from 'vitest';
import { get } from '../../../core/testing/build.ts';
import { until, untilFound } from '../../shared/testing/until.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST, KEY } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { type Shown, showInEditor } from '../testing/showInEditor.tsx';
import { LayersTab } from './LayersTab.tsx';

const LIGHT = { uri: '/art/backgrounds/cellar/dim.webp', ambient: '#334455' };

let store: EditorStore;
let shown: Shown;

beforeEach(async () => {
  store = await openEditor(memoryWith());
  const { dispatch } = store.getState();
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  dispatch({ type: 'addItem', id: 'key', entry: KEY });
  shown = await showInEditor(store, <LayersTab />);
  await until(() => expect(rows()).toEqual(['Key', 'Chest', 'Door']));
});
afterEach(() => {
  shown.close();
  store.getState().dispose();
});

/**
 * Returns what a screen reader reads of each row. Leaves out hidden parts, such as the letter that replaces a
 * picture that does not load: the time at which it appears is not fixed.
 */
const rows = () =>
  [...shown.host.querySelectorAll('li')].map((row) => {
    const read = row.cloneNode(true) as Element;
    for (const hidden of read.querySelectorAll('[aria-hidden]')) hidden.remove();
    return read.textContent;
  });

function nameOf(row: number): HTMLElement {
  const button = shown.host.querySelectorAll('li')[row]?.querySelector<HTMLElement>('button');
  if (!button) throw new Error(`There is no row ${row}.`);
  return button;
}

function press(element: Element, init: KeyboardEventInit): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
}

it('by keys alone a thing goes backward with the focus, gets another name and is kept in place, each to be undone', async () => {
  const before = roomOf(store);
  nameOf(0).focus();
  press(nameOf(0), { key: 'ArrowDown', altKey: true });
  expect(rows()).toEqual(['Chest', 'Key', 'Door']);
  expect(document.activeElement).toBe(nameOf(1));

  press(nameOf(1), { key: 'F2' });
  const field = await untilFound(() => shown.host.querySelector<HTMLInputElement>('input'));
  expect(field.getAttribute('aria-label')).toBe('Rename Key');
  field.value = 'Crank';
  press(field, { key: 'Enter' });
  await until(() => expect(rows()).toEqual(['Chest', 'Crank', 'Door']));
  expect(document.activeElement).toBe(nameOf(1));

  shown.host.querySelector<HTMLElement>('[aria-label="Pin Crank"]')?.click();
  expect(get(roomOf(store), 'key').isPositionLocked).toBe(true);
  for (const _step of ['pin', 'name', 'order']) store.getState().undo();
  expect(roomOf(store)).toEqual(before);
});

it('Escape keeps the name', async () => {
  press(nameOf(0), { key: 'F2' });
  const field = await untilFound(() => shown.host.querySelector<HTMLInputElement>('input'));
  field.value = 'Crank';
  press(field, { key: 'Escape' });
  await until(() => expect(rows()).toEqual(['Key', 'Chest', 'Door']));
});

it('stands scene by scene: opening another one brings it onto the canvas', async () => {
  const { dispatch } = store.getState();
  dispatch({ type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background: LIGHT });
  dispatch({ type: 'moveItemToScene', id: 'key', scene: 'cellar' });
  await until(() => expect(rows()).toEqual(['Chest', 'Door']));
  const [cellar] = shown.host.querySelectorAll<HTMLElement>('[aria-expanded=false]');
  cellar?.click();
  await until(() => expect(rows()).toEqual(['Key']));
});
