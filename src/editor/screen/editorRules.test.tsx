import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOOR_ID, type ItemConfig } from '../../../core/room/model.ts';
import { chestEntry, doorEntry, keyEntry, noteEntry } from '../../../core/testing/entries.ts';
import { until, untilFound } from '../../shared/testing/until.ts';
import { libraryText } from '../../shared/text/library.ts';
import { LayersTab } from '../layers/LayersTab.tsx';
import { ItemPanel } from '../panel/ItemPanel.tsx';
import type { EditorStore } from '../store/editorStore.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { ItemsTab } from '../tabs/items/ItemsTab.tsx';
import { type Shown, showInEditor } from '../testing/showInEditor.tsx';
import { editorText } from '../text/editor.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';

/** Tests SPEC §4 "Editor" on the screen: its buttons, lists and fields are used, and what they show is checked. */

const { panel, layers, items } = editorText;
const THINGS = { Map: noteEntry, Chest: chestEntry, Note: noteEntry, Key: keyEntry };

let store: EditorStore;
let shown: Shown;

beforeEach(async () => {
  const entries = Object.entries(THINGS).map(([name, entry]) => ({ ...entry, id: name, name }));
  store = await openEditor(memoryWith({ items: [doorEntry, ...entries] }));
  shown = await showInEditor(
    store,
    <>
      <ItemsTab />
      <LayersTab />
      <ItemPanel />
    </>,
  );
  await until(() => expect(rows()).toEqual(['Door']));
});
afterEach(() => {
  shown.close();
  store.getState().dispose();
});

const rowOf = (row: Element) => row.querySelector('button')?.textContent ?? '';

/** The rows of the layers; the panel has other lists. */
const layerRows = () => [...(shown.host.querySelector('[data-layers]')?.children ?? [])];

/** In the drawing order, front first. */
const rows = () => layerRows().map(rowOf);

const hidden = () =>
  layerRows()
    .filter((row) => row.querySelector(`[role="img"][aria-label="${layers.hidden}"]`))
    .map(rowOf);

async function press(name: string): Promise<void> {
  const pressed = await untilFound(() => shown.hasButton(name) && shown.button(name));
  pressed.click();
}

async function add(...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await press(items.add(name));
    await until(() => expect(shown.heading()).toBe(name));
  }
}

async function open(name: string): Promise<void> {
  const row = layerRows().find((each) => each.textContent?.startsWith(name));
  row?.querySelector('button')?.click();
  await until(() => expect(shown.heading()).toBe(name));
}

/** Presses a switch or one of a few segments. */
async function tick(label: string): Promise<void> {
  const field = await untilFound(() => shown.field(label));
  field.click();
}

async function choose(label: string, name: string): Promise<void> {
  const select = await untilFound(() => shown.field<HTMLSelectElement>(label));
  const option = [...select.options].find(({ text }) => text === name);
  shown.choose(label, option?.value ?? '');
  await until(() => expect(chosen(label)).toBe(name));
}

function chosen(label: string): string | undefined {
  const select = shown.field<HTMLSelectElement>(label);
  return select ? [...select.options].find(({ value }) => value === select.value)?.text : undefined;
}
const isTicked = (label: string) => shown.field<HTMLInputElement>(label)?.checked;
const typed = (label: string) => shown.field<HTMLInputElement>(label)?.value;

function type(label: string, text: string): void {
  const field = shown.field<HTMLInputElement | HTMLTextAreaElement>(label);
  if (!field) throw new Error(`There is no field ${label}.`);
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A thing of the room, for what no control shows. */
function thing(name: string): ItemConfig {
  const found = Object.values(roomOf(store).itemConfigs).find((item) => item.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
}

/** Whether the thing's panel says that it can be taken. */
async function isTakenAlong(name: string): Promise<boolean | undefined> {
  await open(name);
  return isTicked(panel.isAddable);
}

it('a new room starts with the door alone, at the default door position', async () => {
  await open('Door');
  expect(rows()).toEqual(['Door']);
  const placed = [panel.x, panel.y, panel.width].map((label) => typed(label + panel.percent));
  // The door's visible part: its picture has empty space around it.
  expect(placed).toEqual(['45.8', '27.3', '13.5']);
  expect(Object.keys(roomOf(store).itemConfigs)).toEqual([DOOR_ID]);
  expect(thing('Door')).toMatchObject({ position: { x: 45, y: 24.8 }, width: 15 });
});

it('adding a thing counts it, puts it in front and opens its panel', async () => {
  await add('Chest');
  const { itemCounter } = roomOf(store);
  await add('Note');
  expect(rows()).toEqual(['Note', 'Chest', 'Door']);
  expect(shown.heading()).toBe('Note');
  expect(roomOf(store).itemCounter).toBe(itemCounter + 1);
});

it('deleting one clears what hid it and what it opened, whose lock falls back to a code; the one behind is active', async () => {
  await add('Map', 'Chest', 'Key');
  await open('Chest');
  await tick(panel.isLocked);
  await tick(panel.byItem);
  await choose(puzzlePanelText.keyAt(1), 'Key');
  await open('Map');
  await tick(panel.isHiding.behind);
  await choose(puzzlePanelText.hiddenAt('behind', 1), 'Key');
  await open('Key');
  await press(panel.remove);
  await until(() => expect(rows()).toEqual(['Chest', 'Map', 'Door']));
  expect(shown.heading()).toBe('Chest');
  expect(isTicked(panel.isLocked)).toBe(true);
  await until(() => expect(isTicked(panel.byPassword)).toBe(true));
  expect(shown.host.textContent).toContain(panel.keyWasDeleted('Key'));
  await open('Map');
  expect(chosen(puzzlePanelText.hiddenAt('behind', 1))).not.toBe('Key');
  expect(thing('Map').itemToHide).toBeNull();
  await press(panel.remove);
  await until(() => expect(shown.heading()).toBe('Door'));
});

it('things are brought to the front, forward, backward and to the back, never behind the door', async () => {
  await add('Map', 'Chest', 'Note');
  await open('Map');
  await press(layers.toFront);
  await until(() => expect(rows()).toEqual(['Map', 'Note', 'Chest', 'Door']));
  await press(layers.backward);
  await until(() => expect(rows()).toEqual(['Note', 'Map', 'Chest', 'Door']));
  await press(layers.forward);
  await until(() => expect(rows()).toEqual(['Map', 'Note', 'Chest', 'Door']));
  await press(layers.toBack);
  await until(() => expect(rows()).toEqual(['Note', 'Chest', 'Map', 'Door']));
  expect(shown.button(layers.backward).disabled).toBe(true);
  expect(shown.button(layers.toBack).disabled).toBe(true);
  await open('Door');
  for (const move of [layers.toFront, layers.forward, layers.backward, layers.toBack])
    expect(shown.button(move).disabled).toBe(true);
});

describe('a lock', () => {
  beforeEach(async () => {
    await add('Note', 'Key', 'Chest');
    await tick(panel.isLocked);
  });

  it('by a code has no key, and what was the key is no longer to be taken along', async () => {
    await tick(panel.byItem);
    await choose(puzzlePanelText.keyAt(1), 'Key');
    expect(await isTakenAlong('Key')).toBe(true);
    await open('Chest');
    await tick(panel.byPassword);
    await until(() => expect(shown.field(panel.password)).not.toBeNull());
    expect(thing('Chest').itemToUnlock).toBeNull();
    expect(await isTakenAlong('Key')).toBe(false);
  });

  it('by a thing has no code', async () => {
    type(panel.password, '1848');
    await until(() => expect(thing('Chest').unlockPassword).toBe('1848'));
    await tick(panel.byItem);
    await until(() => expect(shown.field(panel.password)).toBeNull());
    await tick(panel.byPassword);
    await until(() => expect(typed(panel.password)).toBe(''));
  });

  it('that is taken off leaves neither key nor code', async () => {
    type(panel.password, '1848');
    await until(() => expect(thing('Chest').unlockPassword).toBe('1848'));
    await tick(panel.isLocked);
    await tick(panel.isLocked);
    await until(() => expect(typed(panel.password)).toBe(''));
    await tick(panel.byItem);
    await choose(puzzlePanelText.keyAt(1), 'Key');
    await tick(panel.isLocked);
    expect(await isTakenAlong('Key')).toBe(false);
  });

  it('makes the chosen key one to take along, and the one before no more', async () => {
    await tick(panel.byItem);
    await choose(puzzlePanelText.keyAt(1), 'Key');
    await choose(puzzlePanelText.keyAt(1), 'Note');
    expect(await isTakenAlong('Note')).toBe(true);
    expect(await isTakenAlong('Key')).toBe(false);
  });
});

it('what is picked to be hidden is out of sight, and what was picked before is back', async () => {
  await add('Note', 'Key', 'Chest');
  await tick(panel.isHiding.in);
  await choose(puzzlePanelText.hiddenAt('in', 1), 'Key');
  await until(() => expect(hidden()).toEqual(['Key']));
  await choose(puzzlePanelText.hiddenAt('in', 1), 'Note');
  await until(() => expect(hidden()).toEqual(['Note']));
});

it('one’s own words stay while they are chosen, and go with any other choice', async () => {
  await add('Note');
  const custom = editorText.descriptions.custom;
  await choose(panel.message, custom);
  type(panel.customMessage, 'The year was 1848.');
  await until(() => expect(thing('Note').customDescription).toBe('The year was 1848.'));
  await choose(panel.message, editorText.descriptions.empty);
  expect(shown.field(panel.customMessage)).toBeNull();
  await choose(panel.message, custom);
  expect(typed(panel.customMessage)).toBe('');
});

it('a colour shows its closed picture, and the choice of how it starts the one of that colour', async () => {
  await add('Chest');
  const picture = () =>
    [...shown.host.querySelectorAll('h2')].at(-1)?.parentElement?.querySelector('img')?.src ?? '';
  await tick(panel.stateOpened);
  await until(() => expect(thing('Chest').uri).toBe('/art/items/chest/brown/opened.webp'));
  await press(libraryText.color('red'));
  await until(() => expect(thing('Chest').uri).toBe('/art/items/chest/red/default.webp'));
  expect(isTicked(panel.stateDefault)).toBe(true);
  await tick(panel.stateOpened);
  await until(() => expect(picture()).toContain('/art/items/chest/red/opened'));
  await tick(panel.stateDefault);
  await until(() => expect(picture()).toContain('/art/items/chest/red/default'));
});
