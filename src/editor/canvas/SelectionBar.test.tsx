import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../../shared/testing/until.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor } from '../store/testing/openEditor.ts';
import { type Shown, showInEditor } from '../testing/showInEditor.tsx';
import { SelectionBar } from './SelectionBar.tsx';

let store: EditorStore;
let shown: Shown;

beforeEach(async () => {
  store = await openEditor(memoryWith());
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  shown = await showInEditor(store, <SelectionBar onSetUp={() => {}} />);
});
afterEach(() => {
  shown.close();
  store.getState().dispose();
});

const toolbar = () => shown.host.querySelector<HTMLElement>('[role=toolbar]');
const press = (type: 'keydown' | 'keyup', shiftKey: boolean) =>
  window.dispatchEvent(new KeyboardEvent(type, { key: 'Shift', shiftKey }));

it('lets through a click with Shift, which is meant for what stands under the tools', async () => {
  await until(() => expect(toolbar()?.style.pointerEvents).toBe('auto'));
  press('keydown', true);
  await until(() => expect(toolbar()?.style.pointerEvents).toBe('none'));
  press('keyup', false);
  await until(() => expect(toolbar()?.style.pointerEvents).toBe('auto'));
});
