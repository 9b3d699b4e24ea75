import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DOOR_ID } from '../../../core/room/model.ts';
import { get, lockByItem, lockByPassword } from '../../../core/testing/build.ts';
import { until } from '../../shared/testing/until.ts';
import { SceneStrip } from '../scenes/SceneStrip.tsx';
import type { EditorStore } from '../store/editorStore.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { CHEST, KEY, NOTE } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { type Shown, showInEditor } from '../testing/showInEditor.tsx';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';
import { faceEditorText } from '../text/faceEditor.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';
import { scenesText } from '../text/scenes.ts';
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
  await until(() => expect(shown.heading()).toBe('Key'));
});
afterEach(() => {
  shown.close();
  store.getState().dispose();
});

/** Runs React's urgent work only, as on a busy machine before the next input. */
async function urgentWork(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
}

it('P5 O4 says that the first words of a thing which the first click opens are not told, unless it is locked', async () => {
  const dispatch = store.getState().dispatch;
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  dispatch({ type: 'setDescription', id: 'chest', description: 'custom' });
  dispatch({ type: 'setOpenedDescription', id: 'chest', openedDescription: 'A moth flies out.' });
  await until(() => expect(document.body.textContent).toContain(panel.openedAtOnce));
  dispatch({ type: 'setLocked', id: 'chest', isItemLocked: true });
  await until(() => expect(document.body.textContent).not.toContain(panel.openedAtOnce));
});

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

it('P7 shows the further answers of a lock with words in its panel, with a field for one more', async () => {
  for (const command of lockByPassword('note', 'ORION')) store.getState().dispatch(command);
  store.getState().dispatch({ type: 'setAlsoAccepts', id: 'note', alsoAccepts: ['ORION 7'] });
  store.getState().select('note');
  await until(() => expect(shown.heading()).toBe('Note'));
  const answer = (place: number) => shown.field<HTMLInputElement>(faceEditorText.alsoAcceptsAt(place))?.value;
  expect([answer(1), answer(2), answer(3)]).toEqual(['ORION 7', '', undefined]);
  store.getState().dispatch({ type: 'setFace', id: 'note', face: { type: 'digits' } });
  await until(() => expect(answer(1)).toBeUndefined());
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
  const notice = () =>
    [...shown.host.querySelectorAll('[role=status]')].find(
      (each) => each.textContent === panel.keyWasDeleted('Key'),
    );
  expect(notice() && getComputedStyle(notice() as Element).visibility).toBe('hidden');
  store.getState().select(null);
  await until(() => expect(shown.heading()).not.toBe('Note'));
  store.getState().select('note');
  await until(() => expect(shown.heading()).toBe('Note'));
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
  await until(() => expect(arePinned()).toEqual([true, true]));
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
    await until(() => expect(shown.heading()).toBe('Cellar'));
    expect(store.getState().activeEditingItemId).toBeNull();
    press(scenesText.duplicate);
    await urgentWork();
    expect(roomOf(store).sceneOrder).toHaveLength(3);
    expect(shownSceneOf(store.getState())).toBe(roomOf(store).sceneOrder[2]);
    press(scenesText.remove);
    expect(roomOf(store).sceneOrder).toEqual(['start', 'cellar']);
    expect(shownSceneOf(store.getState())).toBe('cellar');
  });
});

describe('what is seldom needed', () => {
  const foldOf = (label: string) => shown.field(label)?.closest('details');
  const summaryOf = (label: string) => foldOf(label)?.querySelector('summary')?.textContent;

  it('is folded, says in a line what is set, and stays where it was while it is put to use', async () => {
    expect(summaryOf(panel.isLocked)).toBe(panel.lock + panel.summaries.notLocked);
    expect(summaryOf(panel.isPositionLocked)).toMatch(
      /^Position and sizeLeft \d+(\.\d)? %, top \d+(\.\d)? %, width \d+(\.\d)? %$/,
    );
    expect(summaryOf(puzzlePanelText.hintAt(1))).toBe(puzzlePanelText.hints + panel.summaries.noHints);
    store.getState().dispatch({ type: 'setHints', id: 'key', hints: ['Look up.'] });
    await until(() => expect(summaryOf(puzzlePanelText.hintAt(1))).toContain('1 hint'));
    shown.field(panel.isLocked)?.click();
    await until(() => expect(shown.host.textContent).toContain(panel.opensWith));
    expect(get(roomOf(store), 'key').isItemLocked).toBe(true);
    expect(summaryOf(panel.isLocked)).toBe(panel.lock + panel.summaries.locked);
  });

  it('is unfolded at the next thing, too, once it was at one', async () => {
    expect(foldOf(panel.isPositionLocked)?.open).toBe(false);
    foldOf(panel.isPositionLocked)?.querySelector('summary')?.click();
    await until(() => expect(foldOf(panel.isPositionLocked)?.open).toBe(true));
    store.getState().select('note');
    await urgentWork();
    expect([foldOf(panel.isPositionLocked)?.open, foldOf(puzzlePanelText.hintAt(1))?.open]).toEqual([
      true,
      false,
    ]);
  });

  it('stands in front where it is in use, or usual', async () => {
    store.getState().dispatch({ type: 'setLocked', id: 'note', isItemLocked: true });
    store.getState().select(DOOR_ID);
    await urgentWork();
    expect(foldOf(panel.isLocked)).toBeNull();
    store.getState().select('note');
    await urgentWork();
    expect(foldOf(panel.isLocked)).toBeNull();
  });
});

it('hides a thing from its own panel, in what opens and behind what hangs, and brings it back in sight', async () => {
  const { catalogue, dispatch, select } = store.getState();
  const poster = { ...NOTE, id: 'poster', name: 'Poster', anchor: 'wall' } as const;
  store.setState({ catalogue: { ...catalogue, items: [...catalogue.items, poster] } });
  dispatch({ type: 'addItem', id: 'poster', entry: poster });
  dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  select('key');
  await urgentWork();
  const options = () => [...(shown.field<HTMLSelectElement>(panel.whereHidden)?.options ?? [])];
  await until(() =>
    expect(options().map(({ text }) => text)).toEqual([panel.inSight, 'behind Poster', 'in Chest']),
  );
  shown.choose(panel.whereHidden, 'poster');
  expect(get(roomOf(store), 'poster')).toMatchObject({ isHidingAnotherItem: true, itemToHide: 'key' });
  await until(() => expect(shown.field<HTMLSelectElement>(panel.whereHidden)?.value).toBe('poster'));
  shown.choose(panel.whereHidden, '');
  expect(get(roomOf(store), 'poster')).toMatchObject({ isHidingAnotherItem: false, itemToHide: null });
  select('poster');
  await urgentWork();
  expect(shown.field(panel.isHiding.behind)).not.toBeNull();
  select('chest');
  await urgentWork();
  expect(shown.field(panel.isHiding.in)).not.toBeNull();
});

it('shows the scene while nothing is selected, and what is still to do; the room’s own fields stand in one place, its tab', async () => {
  store.getState().select(null);
  await until(() => expect(shown.field(scenesText.name)).not.toBeNull());
  expect(shown.host.textContent).toContain(editorText.firstPuzzle.title);
  expect(shown.field(editorText.room.introduction)).toBeNull();
});

describe('the bin', () => {
  const click = (at: number) =>
    shown
      .button(panel.remove)
      .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX: at, clientY: 10 }));
  const things = () => Object.keys(roomOf(store).itemConfigs).sort();

  it('takes nothing on a second click at the same spot, where the next thing’s bin lies', async () => {
    click(10);
    await until(() => expect(shown.heading()).toBe('Note'));
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
  await until(() => expect(shown.host.textContent).toContain('$5 once. You can try it now'));
  shown.button(panel.takeOut).click();
  expect(roomOf(store).itemConfigs).not.toHaveProperty('ice');
});
