import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Command } from '../../../core/edit/command.ts';
import { DOOR_ID } from '../../../core/room/model.ts';
import { hideIn, lockByItem, lockByPassword, say } from '../../../core/testing/build.ts';
import { until } from '../../shared/testing/until.ts';
import { Proof } from '../frame/Proof.tsx';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST, KEY, NOTE } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { LazyShowingSteps } from './LazyShowing.tsx';

let store: EditorStore;
let host: HTMLElement;
let close: () => void;

beforeEach(async () => {
  store = await openEditor(memoryWith());
  const things = Object.entries({ chest: CHEST, key: KEY, note: NOTE });
  const commands: readonly Command[] = [
    ...things.map(([id, entry]): Command => ({ type: 'addItem', id, entry })),
    ...say('note', 'The chest opens with 1894.'),
    ...lockByPassword('chest', '1894'),
    ...hideIn('chest', 'key'),
    ...lockByItem(DOOR_ID, 'key'),
  ];
  for (const command of commands) store.getState().dispatch(command);
  ({ host, close } = await showInEditor(
    store,
    <>
      <Proof />
      <LazyShowingSteps>The thing’s panel</LazyShowingSteps>
    </>,
  ));
});
afterEach(() => {
  close();
  store.getState().dispose();
});

const says = (words: string) =>
  until(() => expect(host.querySelector('[role=status]')?.textContent).toBe(words));
const find = (label: string) =>
  host.querySelector<HTMLButtonElement>(`[aria-label^="${label}"]`) ?? expect.fail(`No ${label}`);
const hit = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

it('S1 plays the way out by buttons and keys, says each step, and gives the keyboard back', async () => {
  await until(() => find('Show me the way out'));
  find('Show me the way out').click();
  await says('On the way to step 1 of 3: Read Note for the answer to Chest.');
  await until(() => expect(find('Next')).toBe(document.activeElement));
  hit('ArrowRight');
  await says('1 of 3: Enter 1894 at Chest. Now visible: Key.');
  hit('End');
  await says('3 of 3: Use Key on Door.');
  expect(find('Next').getAttribute('aria-disabled')).toBe('true');
  hit('ArrowLeft');
  await says('2 of 3: Take Key.');
  find('1 of 3').click();
  await says('1 of 3: Enter 1894 at Chest. Now visible: Key.');
  hit('Escape');
  await until(() => expect(find('Show me the way out')).toBe(document.activeElement));
  expect(store.getState().showing).toBeNull();
});

it('plays twice as fast when asked to', async () => {
  await until(() => find('Show me the way out'));
  find('Show me the way out').click();
  await until(() => find('Play twice as fast'));
  find('Play twice as fast').click();
  await until(() => expect(find('Play at the usual speed').textContent).toBe('2×'));
});

it('S2 highlights a cycle from its finding', async () => {
  const ring: readonly Command[] = [
    { type: 'addItem', id: 'fob', entry: { ...KEY, name: 'Fob' } },
    { type: 'setItemsToHide', id: 'chest', itemsToHide: ['key', 'fob'] },
    ...lockByItem('chest', 'fob'),
  ];
  for (const command of ring) store.getState().dispatch(command);
  await until(() => expect(host.querySelector('summary')).not.toBeNull());
  host.querySelector('summary')?.click();
  await until(() => find('Show it: There is no way out.'));
  find('Show it: There is no way out.').click();
  await says('1 of 2: Chest: locked by Fob.');
  find('Next').click();
  await says('2 of 2: Fob: hidden by Chest.');
  const heading = host.querySelector('h3');
  const ways = [...(heading?.parentElement?.querySelectorAll('button') ?? [])];
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Remove it: Fob', 'Leave it unlocked: Chest']);
  expect(host.textContent).toContain('Out of reach because of this: ');
  ways[0]?.click();
  await until(() => expect(store.getState().showing).toBeNull());
  expect(store.getState().findings.map(({ code }) => code)).not.toContain('notEscapable');
});

it('S1 has the way out in pictures, each of which leads to its step, and all of it in the place of the panel', async () => {
  const tile = (words: string) =>
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words));
  await until(() => expect(tile('Take Key')).toBeDefined());
  expect(host.textContent).toContain('The thing’s panel');
  tile('Use')?.click();
  await until(() => expect(host.querySelector('h2')?.textContent).toBe('The way out'));
  expect(host.textContent).not.toContain('The thing’s panel');
  await says('3 of 3: Use Key on Door.');
  tile('Enter 1894 at Chest.Now visible: Key.')?.click();
  await says('1 of 3: Enter 1894 at Chest. Now visible: Key.');
});
