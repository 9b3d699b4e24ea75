// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOOR_ID } from '../../../../core/room/model.ts';
import { get, lockByItem } from '../../../../core/testing/build.ts';
import { shownSceneOf } from '../../../stores/editor/shownScene.ts';
import { KEY, NOTE } from '../../../stores/editor/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../../../stores/editor/testing/openEditor.ts';
import type { EditorStore } from '../../../stores/editorStore.ts';
import { canvasText } from '../../../text/canvas.ts';
import { editorText } from '../../../text/editor.ts';
import { puzzlePanelText } from '../../../text/puzzlePanel.ts';
import { roomPanelText } from '../../../text/roomPanel.ts';
import { scenesText } from '../../../text/scenes.ts';
import { SceneStrip } from '../scenes/SceneStrip.tsx';
import { type Shown, showInEditor } from '../testing/showInEditor.tsx';
import { ItemPanel } from './ItemPanel.tsx';

const { panel } = editorText;

let store: EditorStore;
let shown: Shown;

beforeEach(async () => {
  store = await openEditor(memoryWith());
  store.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  store.getState().dispatch({ type: 'addItem', id: 'key', entry: KEY });
  shown = await showInEditor(
    store,
    <MemoryRouter>
      <SceneStrip />
      <ItemPanel />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(shown.heading()).toBe('Key'));
});
afterEach(() => {
  shown.close();
  store.getState().dispose();
});

/** All that a busy machine comes to before the next input: React's urgent work, and nothing that may wait. */
async function urgentWork(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
}

describe('a choice in the panel', () => {
  it('is the selected item’s, however late the rest is shown', async () => {
    store.getState().select('note');
    await urgentWork();
    expect(shown.heading()).toBe('Note');
    shown.choose(panel.message, 'custom');
    expect(get(roomOf(store), 'note').description).toBe('custom');
    expect(get(roomOf(store), 'key').description).toBe('none');
  });

  it('shows at once, and stays while the first save gives the room its address', async () => {
    shown.choose(panel.message, 'custom');
    await urgentWork();
    expect(shown.field<HTMLSelectElement>(panel.message)?.value).toBe('custom');
    expect(shown.field(panel.customMessage)).not.toBeNull();
    await store.getState().save(null);
    await urgentWork();
    expect(shown.field<HTMLSelectElement>(panel.message)?.value).toBe('custom');
  });
});

it('says at a lock which key was deleted, until there is a code', async () => {
  for (const command of lockByItem('note', 'key')) store.getState().dispatch(command);
  store.getState().select('key');
  store.getState().deleteSelected();
  store.getState().select('note');
  await urgentWork();
  expect(shown.host.textContent).toContain(panel.keyWasDeleted('Key'));
  store.getState().dispatch({ type: 'setPassword', id: 'note', unlockPassword: '1848' });
  await urgentWork();
  expect(shown.host.textContent).not.toContain(panel.keyWasDeleted('Key'));
});

it('with several selected it brings them in line, and keeps them in place', async () => {
  store.getState().selectMany(['note', 'key']);
  await urgentWork();
  expect(shown.heading()).toBe(canvasText.several(2));
  expect(shown.button(canvasText.arrangements.gaps).disabled).toBe(true);
  shown.button(canvasText.arrangements.left).click();
  const [note, key] = ['note', 'key'].map((id) => get(roomOf(store), id).position.x);
  expect(note).toBeCloseTo(key ?? 0);
  shown.field<HTMLInputElement>(canvasText.pin)?.click();
  const arePinned = () => ['note', 'key'].map((id) => get(roomOf(store), id).isPositionLocked);
  await vi.waitFor(() => expect(arePinned()).toEqual([true, true]));
});

describe('scenes', () => {
  const LIGHT = { uri: '/art/backgrounds/cellar/dim.webp', ambient: '#334455' };

  beforeEach(async () => {
    const { dispatch } = store.getState();
    dispatch({ type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background: LIGHT });
    await urgentWork();
  });

  function press(name: string): void {
    const buttons = [...shown.host.querySelectorAll('button')];
    const named = buttons.find((button) =>
      (button.getAttribute('aria-label') ?? button.textContent)?.startsWith(name),
    );
    if (!named) throw new Error(`There is no button ${name}.`);
    named.click();
  }

  it('N2 M3 an item leads to one and goes into one, and the canvas goes along', async () => {
    store.getState().select('note');
    await urgentWork();
    shown.choose(panel.onClick, 'go cellar');
    expect(get(roomOf(store), 'note').onClick).toEqual({ type: 'go', to: 'cellar' });
    store.getState().select('key');
    await urgentWork();
    shown.choose(scenesText.itemScene, 'cellar');
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
    shown.choose(scenesText.changes, 'cellar');
    await urgentWork();
    expect(get(roomOf(store), 'note').onOpen?.background).toMatchObject({ scene: 'cellar' });
    expect(shown.field(scenesText.changesTo)).not.toBeNull();
  });

  it('M3 one is gone to, duplicated and deleted, at once where nothing stands in it', async () => {
    press('Cellar');
    await vi.waitFor(() => expect(shown.field(roomPanelText.subjects.scene)).not.toBeNull());
    shown.field(roomPanelText.subjects.scene)?.click();
    await urgentWork();
    expect([shown.heading(), store.getState().activeEditingItemId]).toEqual(['Cellar', null]);
    press(scenesText.duplicate);
    await urgentWork();
    expect(roomOf(store).sceneOrder).toHaveLength(3);
    expect(shownSceneOf(store.getState())).toBe(roomOf(store).sceneOrder[2]);
    press(scenesText.remove);
    expect(roomOf(store).sceneOrder).toEqual(['start', 'cellar']);
    expect(shownSceneOf(store.getState())).toBe('cellar');
  });
});

describe('what such a thing is seldom used for', () => {
  const isFolded = (label: string) => shown.field(label)?.closest('details') != null;

  it('is folded away, and stays where it was while it is put to use', async () => {
    expect([panel.isLocked, panel.isHiding].map(isFolded)).toEqual([true, true]);
    shown.field(panel.isLocked)?.click();
    await vi.waitFor(() => expect(shown.host.textContent).toContain(panel.opensWith));
    expect(get(roomOf(store), 'key').isItemLocked).toBe(true);
    expect(isFolded(panel.isLocked)).toBe(true);
  });

  it('stands in front where it is in use, or usual', async () => {
    store.getState().dispatch({ type: 'setLocked', id: 'note', isItemLocked: true });
    store.getState().select(DOOR_ID);
    await urgentWork();
    expect(isFolded(panel.isLocked)).toBe(false);
    store.getState().select('note');
    await urgentWork();
    expect(isFolded(panel.isLocked)).toBe(false);
  });
});

it('shows the room while nothing is selected, and the scene to whoever asks for it', async () => {
  store.getState().select(null);
  await vi.waitFor(() => expect(shown.field(editorText.room.introduction)).not.toBeNull());
  store.getState().setUpScene();
  await vi.waitFor(() => expect(shown.field(scenesText.name)).not.toBeNull());
  store.getState().select('note');
  store.getState().select(null);
  await vi.waitFor(() => expect(shown.field(editorText.room.introduction)).not.toBeNull());
  // Its fields stand in the palette's own tab already.
  store.getState().setActiveTab('room');
  await vi.waitFor(() => expect(shown.field(scenesText.name)).not.toBeNull());
});

describe('the bin', () => {
  const click = (at: number) =>
    shown
      .button(panel.remove)
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: at, clientY: 10 }));
  const things = () => Object.keys(roomOf(store).itemConfigs).sort();

  it('takes nothing on a second click at the same spot, where the next thing’s bin lies', async () => {
    click(10);
    await vi.waitFor(() => expect(shown.heading()).toBe('Note'));
    click(12);
    expect(things()).toEqual(['door', 'note']);
    click(60);
    expect(things()).toEqual(['door']);
  });
});

it('says of a thing from a pack that is not owned what this means, and takes it out', async () => {
  const picture = { default: '/art/cold.svg', opened: '/art/cold.svg' };
  const sold = { ...NOTE, id: 'ice', name: 'Ice', collection: 'cold-ward', variants: { plain: picture } };
  const { catalogue, dispatch } = store.getState();
  store.setState({ catalogue: { ...catalogue, items: [...catalogue.items, sold] } });
  dispatch({ type: 'addItem', id: 'ice', entry: sold });
  await vi.waitFor(() => expect(shown.host.textContent).toContain('which is not yours yet'));
  shown.button(panel.takeOut).click();
  expect(roomOf(store).itemConfigs).not.toHaveProperty('ice');
});
