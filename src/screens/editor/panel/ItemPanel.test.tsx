// @vitest-environment happy-dom
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get, lockByItem } from '../../../../core/testing/build.ts';
import { createEditorPort } from '../../../stores/editor/editorStage.ts';
import { createFoldsStore } from '../../../stores/editor/foldsStore.ts';
import { shownSceneOf } from '../../../stores/editor/shownScene.ts';
import { KEY, NOTE } from '../../../stores/editor/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../../../stores/editor/testing/openEditor.ts';
import type { EditorStore } from '../../../stores/editorStore.ts';
import { editorText } from '../../../text/editor.ts';
import { puzzlePanelText } from '../../../text/puzzlePanel.ts';
import { scenesText } from '../../../text/scenes.ts';
import { SceneStrip } from '../scenes/SceneStrip.tsx';
import { EditorContext } from '../session/editorContext.ts';
import { ItemPanel } from './ItemPanel.tsx';

const { panel } = editorText;

let store: EditorStore;
let host: HTMLElement;
let root: Root;

beforeEach(async () => {
  store = await openEditor(memoryWith());
  store.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  store.getState().dispatch({ type: 'addItem', id: 'key', entry: KEY });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  root.render(
    <ChakraProvider value={defaultSystem}>
      <EditorContext value={sessionOf(store)}>
        <SceneStrip />
        <ItemPanel />
      </EditorContext>
    </ChakraProvider>,
  );
  await vi.waitFor(() => expect(heading()).toBe('Key'));
  // React hears of the store once its effects have run.
  await new Promise((resolve) => setTimeout(resolve));
});
afterEach(() => {
  root.unmount();
  host.remove();
  store.getState().dispose();
});

function sessionOf(of: EditorStore) {
  return {
    store: of,
    port: createEditorPort(of),
    isSignedIn: true,
    stageHandle: { current: null },
    stageBox: { current: null },
    coverDrawer: () => null,
    folds: createFoldsStore(localStorage),
  };
}

const heading = () => host.querySelector('h2')?.textContent;

function field<Field extends HTMLElement>(label: string): Field | null {
  const named = [...host.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return named ? host.querySelector<Field>(`[id="${named.htmlFor}"]`) : null;
}

function choose(label: string, value: string): void {
  const select = field<HTMLSelectElement>(label);
  if (!select) throw new Error(`There is no choice ${label}.`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** All that a busy machine comes to before the next input: React's urgent work, and nothing that may wait. */
async function urgentWork(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
}

describe('a choice in the panel', () => {
  it('is the selected item’s, however late the rest is shown', async () => {
    store.getState().select('note');
    await urgentWork();
    expect(heading()).toBe('Note');
    choose(panel.message, 'custom');
    expect(get(roomOf(store), 'note').description).toBe('custom');
    expect(get(roomOf(store), 'key').description).toBe('none');
  });

  it('shows at once, and stays while the first save gives the room its address', async () => {
    choose(panel.message, 'custom');
    await urgentWork();
    expect(field<HTMLSelectElement>(panel.message)?.value).toBe('custom');
    expect(field(panel.customMessage)).not.toBeNull();
    await store.getState().save(null);
    await urgentWork();
    expect(field<HTMLSelectElement>(panel.message)?.value).toBe('custom');
  });
});

it('says at a lock which key was deleted, until there is a code', async () => {
  for (const command of lockByItem('note', 'key')) store.getState().dispatch(command);
  store.getState().select('key');
  store.getState().deleteSelected();
  store.getState().select('note');
  await urgentWork();
  expect(host.textContent).toContain(panel.keyWasDeleted('Key'));
  store.getState().dispatch({ type: 'setPassword', id: 'note', unlockPassword: '1848' });
  await urgentWork();
  expect(host.textContent).not.toContain(panel.keyWasDeleted('Key'));
});

describe('scenes', () => {
  const LIGHT = { uri: '/art/backgrounds/cellar/dim.webp', ambient: '#334455' };

  beforeEach(async () => {
    const { dispatch } = store.getState();
    dispatch({ type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background: LIGHT });
    await urgentWork();
  });

  function press(name: string): void {
    const buttons = [...host.querySelectorAll('button')];
    const named = buttons.find((button) =>
      (button.getAttribute('aria-label') ?? button.textContent)?.startsWith(name),
    );
    if (!named) throw new Error(`There is no button ${name}.`);
    named.click();
  }

  it('N2 M3 an item leads to one and goes into one, and the canvas goes along', async () => {
    store.getState().select('note');
    await urgentWork();
    choose(panel.onClick, 'go cellar');
    expect(get(roomOf(store), 'note').onClick).toEqual({ type: 'go', to: 'cellar' });
    store.getState().select('key');
    await urgentWork();
    choose(scenesText.itemScene, 'cellar');
    expect(get(roomOf(store), 'key').scene).toBe('cellar');
    expect(shownSceneOf(store.getState())).toBe('cellar');
  });

  it('N2 the one that an item leads to is chosen by a tap on it, and the canvas stays', async () => {
    store.getState().select('note');
    await urgentWork();
    press(puzzlePanelText.pickScene);
    await urgentWork();
    press('Cellar');
    expect(get(roomOf(store), 'note').onClick).toEqual({ type: 'go', to: 'cellar' });
    expect(shownSceneOf(store.getState())).toBe('start');
    expect(store.getState()).toMatchObject({ activeEditingItemId: 'note', tool: { type: 'select' } });
  });

  it('O3 opening an item changes the background of one', async () => {
    store.getState().select('note');
    await urgentWork();
    choose(scenesText.changes, 'cellar');
    await urgentWork();
    expect(get(roomOf(store), 'note').onOpen?.background).toMatchObject({ scene: 'cellar' });
    expect(field(scenesText.changesTo)).not.toBeNull();
  });

  it('M3 one is gone to, duplicated and deleted, at once where nothing stands in it', async () => {
    press('Cellar');
    await urgentWork();
    expect([heading(), store.getState().activeEditingItemId]).toEqual(['Cellar', null]);
    press(scenesText.duplicate);
    await urgentWork();
    expect(roomOf(store).sceneOrder).toHaveLength(3);
    expect(shownSceneOf(store.getState())).toBe(roomOf(store).sceneOrder[2]);
    press(scenesText.remove);
    expect(roomOf(store).sceneOrder).toEqual(['start', 'cellar']);
    expect(shownSceneOf(store.getState())).toBe('cellar');
  });
});
