import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { REPLY_LIMIT } from '../../../../core/make/assistant/readReply.ts';
import { DOOR_ID } from '../../../../core/room/model.ts';
import { typeText } from '../../../shared/form/testing/typeText.ts';
import { until, untilFound } from '../../../shared/testing/until.ts';
import type { EditorStore } from '../../store/editorStore.ts';
import { memoryWith, openEditor, rename, roomOf } from '../../store/testing/openEditor.ts';
import { type Shown, showInEditor } from '../../testing/showInEditor.tsx';
import { makeText } from '../../text/make.ts';
import { makeAssistantText } from '../../text/makeAssistant.ts';
import { MakeDialog } from '../MakeDialog.tsx';

const recipe = {
  roomName: 'The Cellar',
  introduction: 'It is dark.',
  timeLimit: 9,
  background: { id: 'study', mood: 'evening' },
  door: { of: 'door', lock: { key: 'rustyKey' } },
  items: [
    { id: 'box', of: 'chest', name: 'Box', lock: { password: '4172' }, hides: ['rustyKey'] },
    { id: 'rustyKey', of: 'key', name: 'Rusty key' },
    { id: 'memo', of: 'note', name: 'Memo', says: 'The answer is 4172.' },
  ],
};

let store: EditorStore;
let shown: Shown;

async function open(): Promise<void> {
  shown = await showInEditor(
    store,
    <MemoryRouter>
      <MakeDialog />
    </MemoryRouter>,
  );
  const tab = await untilFound(() =>
    shown.host.querySelector<HTMLInputElement>(`input[aria-label="${makeText.tabs.assistant}"]`),
  );
  tab.click();
}

const field = () => untilFound(() => shown.host.querySelector<HTMLTextAreaElement>('textarea'));

beforeEach(async () => {
  // There are no pictures here, nor a server that knows them.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  store = await openEditor(memoryWith());
  rename(store, 'My own');
  store.getState().showAid('make');
  await open();
});
afterEach(() => {
  shown.close();
  store.getState().dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('G1 E2 shows the pasted room with its way out, and uses it in one step that undo takes back', async () => {
  const pasting = await field();
  expect(shown.button(makeText.use).disabled).toBe(true);
  typeText(pasting, `Here you are:\n${JSON.stringify(recipe)}`);
  await until(() => expect(shown.button(makeText.use).disabled).toBe(false));
  const words = shown.host.textContent;
  expect(words).toContain('The Cellar');
  expect(words).toContain(makeText.escapable(3));
  expect(shown.host.querySelectorAll('ol li')).toHaveLength(4);
  shown.button(makeText.use).click();
  expect(roomOf(store)).toMatchObject({ roomName: 'The Cellar', creatorId: 'ada' });
  expect(roomOf(store).itemOrder).toEqual(expect.arrayContaining([DOOR_ID, 'box', 'rustyKey', 'memo']));
  expect(store.getState()).toMatchObject({
    aid: null,
    notice: { type: 'startedFrom', roomName: 'The Cellar' },
  });
  store.getState().undo();
  expect(roomOf(store).roomName).toBe('My own');
});

it('says what is wrong by the names of things, copies it for the assistant with their ids, and keeps what was pasted', async () => {
  const copied = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  const text = JSON.stringify({ ...recipe, items: recipe.items.filter(({ id }) => id !== 'memo') });
  typeText(await field(), text);
  await until(() => expect(shown.host.querySelector('[role=alert]')?.textContent).toContain('Box'));
  expect(shown.button(makeText.use).disabled).toBe(true);
  shown.button(makeAssistantText.copyBack).click();
  await until(() => expect(copied).toHaveBeenCalledWith(expect.stringContaining('Box (id "box")')));
  expect(copied).toHaveBeenCalledWith(expect.stringContaining('toldBy'));

  shown.close();
  await open();
  expect((await field()).value).toBe(text);
  shown.button(makeAssistantText.clear).click();
  await until(() => expect(shown.host.querySelector('[role=alert]')).toBeNull());
  expect((await field()).value).toBe('');
});

it('says what was mended', async () => {
  const [box, ...others] = recipe.items;
  typeText(await field(), JSON.stringify({ ...recipe, items: [{ ...box, color: 'red' }, ...others] }));
  await until(() => expect(shown.host.textContent).toContain(makeAssistantText.mended(1)));
  expect(shown.host.textContent).toContain('“red”');
});

it('says at once that megabytes are no recipe, and holds no more of them than that takes', async () => {
  const pasting = await field();
  typeText(pasting, '{"items": '.repeat(500_000));
  await until(() => expect(shown.host.querySelector('[role=alert]')?.textContent).toContain('200,000'));
  expect(pasting.value.length).toBe(REPLY_LIMIT + 1);
});
