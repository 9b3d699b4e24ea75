import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { combinationOf } from '../../../core/room/links.ts';
import { until } from '../../shared/testing/until.ts';
import { useShortcuts } from '../session/useShortcuts.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST, KEY } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { LinkChoice } from './LinkChoice.tsx';
import { LinkHandle } from './LinkHandle.tsx';

let store: EditorStore;
let host: HTMLElement;
let close: () => void;

function Screen() {
  useShortcuts({ save: vi.fn(), preview: vi.fn() });
  return (
    <main>
      <LinkHandle />
      <LinkChoice />
    </main>
  );
}

beforeEach(async () => {
  store = await openEditor(memoryWith());
  const { dispatch } = store.getState();
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  dispatch({ type: 'addItem', id: 'key', entry: KEY });
  ({ host, close } = await showInEditor(store, <Screen />));
  await until(() => expect(host.querySelector('button')).not.toBeNull());
});
afterEach(() => {
  close();
  store.getState().dispose();
});

it('B asks by keys alone what the selected thing is brought to, and then whether it opens or is hidden there', async () => {
  store.getState().select('key');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  const { tool } = store.getState();
  if (tool.type !== 'pick') throw new Error('Nothing is asked for.');
  expect(tool.says).toBe('Choose what Key should open or be a clue to, or what should hide it.');
  expect(['chest', 'key'].map(tool.accepts)).toEqual([true, false]);
  await until(() => expect(host.querySelector('button')).toBeNull());

  store.getState().pick('chest');
  const choices = await until(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
    expect(found.map(({ textContent }) => textContent)).toEqual([
      'Lock Chest with this as its key',
      'Hide in Chest',
    ]);
    return found;
  });
  const menu = document.querySelector('[role=menu]');
  const press = (key: string) => menu?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('ArrowDown');
  await until(() => expect(choices[0]?.hasAttribute('data-highlighted')).toBe(true));
  press('ArrowDown');
  await until(() => expect(choices[1]?.hasAttribute('data-highlighted')).toBe(true));
  press('Enter');
  await until(() => expect(roomOf(store).itemConfigs.chest).toMatchObject({ itemToHide: 'key' }));
  expect(store.getState().linkAsked).toBeNull();
});

it('C1 offers to combine what neither holds nor locks anything, and then asks what the two become', async () => {
  const { dispatch, select, connect } = store.getState();
  dispatch({ type: 'addItem', id: 'other', entry: KEY });
  dispatch({ type: 'addItem', id: 'whole', entry: KEY });
  select('key');
  connect({ from: 'key', to: 'other' });
  const combine = await until(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].at(-1);
    expect(found?.textContent).toBe('Combine with Key…');
    return found;
  });
  const menu = document.querySelector('[role=menu]');
  const press = (key: string) => menu?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('End');
  await until(() => expect(combine?.hasAttribute('data-highlighted')).toBe(true));
  press('Enter');
  await until(() => expect(store.getState().otherParts).toEqual({ key: 'other', other: 'key' }));
  const { tool } = store.getState();
  if (tool.type !== 'pick') throw new Error('Nothing is asked for.');
  expect(['whole', 'other', 'door'].map(tool.accepts)).toEqual([true, false, false]);
  store.getState().pick('whole');
  expect(combinationOf(roomOf(store), 'other')).toEqual({ part: 'key', other: 'other', result: 'whole' });
});

it('Escape ends it, and nothing else than one thing begins it', () => {
  store.getState().select('key');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(store.getState().tool.type).toBe('select');
  store.getState().selectAll();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b' }));
  expect(store.getState().tool.type).toBe('select');
});

const pressed = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }));

it('L locks the selected thing, K asks for its key and H for what hides it; each goes on at that thing', () => {
  const { select, pick } = store.getState();
  select('chest');
  pressed('l');
  expect(roomOf(store).itemConfigs.chest?.isItemLocked).toBe(true);
  pressed('l');
  expect(roomOf(store).itemConfigs.chest?.isItemLocked).toBe(false);

  pressed('k');
  const { tool } = store.getState();
  expect(tool).toMatchObject({ says: 'Choose the key of Chest.' });
  pick('key');
  expect(roomOf(store).itemConfigs.chest).toMatchObject({ isItemLocked: true, itemToUnlock: 'key' });
  expect(store.getState()).toMatchObject({ selectedIds: ['chest'], tool: { type: 'select' } });

  select('key');
  pressed('h');
  expect(store.getState().tool).toMatchObject({ says: 'Choose what hides Key.' });
  pick('door');
  expect(roomOf(store).itemConfigs.key?.isHidden).toBe(false);
  expect(store.getState().notice).toMatchObject({
    type: 'notLinked',
    refusal: { type: 'doorIsFixed', reason: 'hidesNothing' },
  });
  pressed('Escape');

  select('door');
  pressed('k');
  pick('key');
  expect(roomOf(store).itemConfigs.door).toMatchObject({ itemToUnlock: 'key' });
  expect(roomOf(store).itemConfigs.chest).toMatchObject({ itemToUnlock: null });

  select('key');
  pressed('h');
  pick('chest');
  expect(roomOf(store).itemConfigs.chest).toMatchObject({ itemToHide: 'key' });
});

it('Ctrl+A takes everything in the room and never the page’s text, but what somebody types in a field', () => {
  const pressAll = (target: EventTarget) => {
    const event = new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  store.getState().select(null);
  expect(pressAll(document.body)).toBe(true);
  expect(store.getState().selectedIds).toEqual(expect.arrayContaining(['chest', 'key']));

  store.getState().select(null);
  const field = host.appendChild(document.createElement('input'));
  expect(pressAll(field)).toBe(false);
  expect(store.getState().selectedIds).toEqual([]);
});
