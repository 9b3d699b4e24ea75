import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Command } from '../../../core/edit/command.ts';
import { DOOR_ID } from '../../../core/room/model.ts';
import { hideIn, lockByItem } from '../../../core/testing/build.ts';
import { background } from '../../../core/testing/entries.ts';
import { until } from '../../shared/testing/until.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST, KEY, NOTE } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { mapText } from '../text/map.ts';
import { MapDialog } from './MapDialog.tsx';

let store: EditorStore;
let host: HTMLElement;
let close: () => void;

/** The note leads to the cellar, where a chest hides the door's key; a second note has no effect. */
const COMMANDS: readonly Command[] = [
  { type: 'addItem', id: 'chest', entry: CHEST },
  { type: 'addItem', id: 'key', entry: KEY },
  { type: 'addItem', id: 'note', entry: NOTE },
  { type: 'addItem', id: 'rug', entry: { ...NOTE, name: 'Rug' } },
  { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
  { type: 'addScene', scene: 'attic', name: 'Attic', kind: 'place', background },
  ...['chest', 'key'].map((id): Command => ({ type: 'moveItemToScene', id, scene: 'cellar' })),
  { type: 'setOnClick', id: 'note', onClick: { type: 'go', to: 'cellar' } },
  ...hideIn('chest', 'key'),
  ...lockByItem(DOOR_ID, 'key'),
];

beforeEach(async () => {
  store = await openEditor(memoryWith());
  for (const command of COMMANDS) store.getState().dispatch(command);
  store.getState().showAid('map');
  ({ host, close } = await showInEditor(store, <MapDialog />));
  await until(() => expect(buttons('Start')).toHaveLength(1));
});
afterEach(() => {
  close();
  store.getState().dispose();
});

const buttons = (label: string) => [
  ...host.querySelectorAll<HTMLButtonElement>(`ol button[aria-label="${label}"]`),
];
const labels = () =>
  [...host.querySelectorAll('ol button')].map((button) => button.getAttribute('aria-label'));

it('lists the puzzle scene by scene in the order of the way, with what leads to each thing', () => {
  expect(labels()).toEqual([
    'Start',
    'Note, step 1',
    'Door, step 4, the way out, opened by Key',
    'Cellar, reached through Note',
    'Chest, step 2',
    'Key, step 3, hidden in Chest',
    'Attic, nothing leads here',
  ]);
  expect(host.querySelector('dialog')?.textContent).toContain('Not part of the puzzle (1)Rug');
});

it('goes to a thing in its scene, and to where a scene begins', () => {
  buttons('Chest, step 2')[0]?.click();
  expect(store.getState()).toMatchObject({ activeEditingItemId: 'chest', shownSceneId: 'cellar', aid: null });
  store.getState().showAid('map');
  buttons('Attic, nothing leads here')[0]?.click();
  expect(store.getState()).toMatchObject({ activeEditingItemId: null, shownSceneId: 'attic', aid: null });
});

it('G5 adds a step at a thing that has a part in the puzzle', async () => {
  const toggle = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === mapText.addStep,
  );
  toggle?.click();
  await until(() => expect(host.textContent).toContain(mapText.addStepHelp));
  expect(buttons('Start')[0]?.disabled).toBe(true);
  buttons('Key, step 3, hidden in Chest')[0]?.click();
  expect(store.getState()).toMatchObject({ activeEditingItemId: 'key', aid: 'step' });
});

it('S2 marks what keeps everybody in', async () => {
  store.getState().dispatch({ type: 'setOnClick', id: 'note', onClick: null });
  const atFault = () =>
    [...host.querySelectorAll('[data-fault]')].map((node) => node.getAttribute('aria-label'));
  await until(() => expect(atFault()).toEqual(['Chest']));
  expect(labels()).toContain('Cellar, nothing leads here');
});
