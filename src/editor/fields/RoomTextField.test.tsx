import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { typeText } from '../../shared/form/testing/typeText.ts';
import { until } from '../../shared/testing/until.ts';
import { SaveBadge } from '../bar/SaveBadge.tsx';
import { ItemPanel } from '../panel/ItemPanel.tsx';
import { ProblemStrip } from '../problems/ProblemStrip.tsx';
import type { EditorStore } from '../store/editorStore.ts';
import { CHEST, NOTE } from '../store/testing/catalogue.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { type Shown, showInEditor } from '../testing/showInEditor.tsx';
import { editorText } from '../text/editor.ts';

const { panel } = editorText;

let store: EditorStore;
let shown: Shown;

beforeEach(async () => {
  store = await openEditor(memoryWith());
  store.getState().dispatch({ type: 'addItem', id: 'chest', entry: CHEST });
  store.getState().dispatch({ type: 'addItem', id: 'note', entry: NOTE });
  store.getState().dispatch({ type: 'setDescription', id: 'note', description: 'custom' });
  store.getState().dispatch({ type: 'setCustomDescription', id: 'note', customDescription: 'Look up.' });
  await store.getState().save(null);
  shown = await showInEditor(
    store,
    <MemoryRouter>
      <SaveBadge />
      <ItemPanel />
      <ProblemStrip />
    </MemoryRouter>,
  );
  await until(() => expect(shown.heading()).toBe('Note'));
});
afterEach(() => {
  shown.close();
  store.getState().dispose();
});

const message = () => shown.field<HTMLTextAreaElement>(panel.customMessage);
const stored = () => roomOf(store).itemConfigs.note?.customDescription;

it('R4 keeps a text that is too long in its field, says by how much, and loses it neither to a click elsewhere nor to an undo', async () => {
  const long = 'z'.repeat(512);
  typeText(message(), long);
  await until(() => expect(shown.host.textContent).toContain('This is 12 characters too long.'));
  expect(shown.host.textContent).toContain('512 of 500');
  expect(shown.host.textContent).toContain(editorText.saveState.inPart);
  expect(stored()).toBe('Look up.');

  store.getState().select('chest');
  await until(() => expect(shown.heading()).toBe('Chest'));
  store.getState().undo();
  store.getState().redo();
  store.getState().select(null);
  store.getState().select('note');
  await until(() => expect(message()?.value).toBe(long));

  typeText(message(), long.slice(12));
  await until(() => expect(stored()).toBe(long.slice(12)));
  expect(shown.host.textContent).not.toContain('too long');
  expect(store.getState().longTexts).toEqual({});
});

it('leads from what stands in the way of publishing to the field, and gives the text up when asked', async () => {
  typeText(message(), 'z'.repeat(501));
  store.getState().select(null);
  [...shown.host.querySelectorAll('summary')].at(-1)?.click();
  const found = () =>
    [...shown.host.querySelectorAll('li button')].find((each) =>
      each.textContent?.includes('1 character too many'),
    );
  await until(() => expect(found()).toBeDefined());
  (found() as HTMLButtonElement).click();
  await until(() => expect(document.activeElement).toBe(message()));
  shown.button('Restore the previous text').click();
  await until(() => expect(message()?.value).toBe('Look up.'));
  await until(() => expect(found()).toBeUndefined());
});
