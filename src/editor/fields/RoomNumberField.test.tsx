import { afterEach, beforeEach, expect, it } from 'vitest';
import { typeText } from '../../shared/form/testing/typeText.ts';
import { until } from '../../shared/testing/until.ts';
import type { EditorStore } from '../store/editorStore.ts';
import { memoryWith, openEditor, roomOf } from '../store/testing/openEditor.ts';
import { RoomTab } from '../tabs/room/RoomTab.tsx';
import { showInEditor } from '../testing/showInEditor.tsx';

let store: EditorStore;
let host: HTMLElement;
let close: () => void;

beforeEach(async () => {
  store = await openEditor(memoryWith());
  ({ host, close } = await showInEditor(store, <RoomTab />));
  await until(() => expect(field()).not.toBeNull());
});
afterEach(() => {
  close();
  store.getState().dispose();
});

const field = () => host.querySelector<HTMLInputElement>('input[type=number]');

function type(words: string): void {
  const input = field();
  if (!input) throw new Error('There is no field for a number.');
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  typeText(input, words);
}
const leave = () => field()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

it.each(['0', '999'])(
  'keeps %s minutes as typed, beside the limits, until they are mended',
  async (words) => {
    const before = roomOf(store).timeLimit;
    type(words);
    await until(() => expect(field()?.getAttribute('aria-invalid')).toBe('true'));
    leave();
    await new Promise((resolve) => setTimeout(resolve));
    expect(field()?.value).toBe(words);
    expect(roomOf(store).timeLimit).toBe(before);
    type('20');
    await until(() => expect(field()?.getAttribute('aria-invalid')).not.toBe('true'));
    leave();
    expect(roomOf(store).timeLimit).toBe(20);
  },
);

it('shows the room’s number again once that was changed elsewhere', async () => {
  type('20');
  type('999');
  await until(() => expect(field()?.getAttribute('aria-invalid')).toBe('true'));
  leave();
  store.getState().undo();
  await until(() => expect(field()?.value).toBe(String(roomOf(store).timeLimit)));
});
