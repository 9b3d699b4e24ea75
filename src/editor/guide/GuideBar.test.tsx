import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DOOR_ID } from '../../../core/room/model.ts';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { get } from '../../../core/testing/build.ts';
import { until } from '../../shared/testing/until.ts';
import { ShortcutsDialog } from '../commands/ShortcutsDialog.tsx';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { showInEditor } from '../testing/showInEditor.tsx';
import { guideText } from '../text/guide.ts';
import { BeginChoice } from './BeginChoice.tsx';
import { GuideBar } from './GuideBar.tsx';

const moves = {
  save: vi.fn(),
  publish: vi.fn(),
  preview: vi.fn(),
  isLeaving: false,
  needsAccount: null,
  dismissAccount: vi.fn(),
};

let store: EditorStore;
let host: HTMLElement;
let close: () => void;

beforeEach(async () => {
  localStorage.clear();
  store = await openEditor(memoryWith());
  ({ host, close } = await showInEditor(
    store,
    <>
      <BeginChoice />
      <GuideBar moves={moves} />
      <ShortcutsDialog />
    </>,
  ));
  await until(() => expect(host.textContent).toContain(guideText.question));
});
afterEach(() => {
  close();
  store.getState().dispose();
  vi.clearAllMocks();
});

const bar = () => host.querySelector(`section[aria-label="${guideText.title}"]`);
const says = (words: string) =>
  until(() => expect(bar()?.querySelector('[role=status]')?.textContent).toContain(words));

function press(words: string): void {
  const button = [...host.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-label') === words || each.textContent?.startsWith(words),
  );
  if (!button) throw new Error(`There is no button ${words}.`);
  button.click();
}

it('leads a new room to a first puzzle, each step done by itself or by the app, and undone step by step', async () => {
  const { steps } = guideText;
  press(guideText.guided);
  expect(store.getState().activeTab).toBe('items');
  await says(steps.placeChest.title);
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  await says(guideText.findKey);
  press(guideText.doIt);
  await says(steps.hideKey.help);
  press(guideText.doIt);
  await says(steps.lockDoor.title);
  press(guideText.doIt);
  await says(steps.giveClue.title);
  press(guideText.doIt);
  await says(steps.preview.title);
  const room = roomOf(store);
  expect(get(room, DOOR_ID).itemToUnlock).toBe(get(room, 'chest').itemToHide);
  expect(get(room, 'chest').customDescription).toBe(guideText.clue);
  expect(findWalkthrough(room)?.steps.length).toBe(3);
  press(guideText.doIt);
  expect(moves.preview).toHaveBeenCalledOnce();
  store.getState().undo();
  await says(steps.giveClue.title);
});

it('is left at any time, and comes back from the list of shortcuts where it was', async () => {
  press(guideText.guided);
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  await says(guideText.steps.hideKey.title);
  press(guideText.leave);
  await until(() => expect(bar()).toBeNull());
  press(guideText.guided);
  await says(guideText.steps.hideKey.title);
});

it('asks how to begin in a bare room alone, and is of this room alone', async () => {
  press(guideText.blank);
  expect(store.getState().activeTab).toBe('items');
  expect(bar()).toBeNull();
  press(guideText.guided);
  await says(guideText.steps.placeChest.title);
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  await until(() => expect(host.textContent).not.toContain(guideText.question));
  await store.getState().openFresh();
  await until(() => expect(bar()).toBeNull());
  expect(host.textContent).toContain(guideText.question);
});
