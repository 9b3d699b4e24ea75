import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { typeText } from '../../../shared/form/testing/typeText.ts';
import { until, untilFound } from '../../../shared/testing/until.ts';
import type { EditorStore } from '../../store/editorStore.ts';
import { roomOf } from '../../store/testing/openEditor.ts';
import { makeText } from '../../text/make.ts';
import { makeQuestionsText } from '../../text/makeQuestions.ts';
import { type Making, openMaking, openOwn } from '../testing/openMaking.tsx';

let store: EditorStore;
let making: Making;

beforeEach(async () => {
  // There are no pictures here, nor a server that knows them.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  store = await openOwn();
  making = await openMaking(store);
  await making.goTo('questions');
});
afterEach(() => {
  making.close();
  store.getState().dispose();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = (label: string) =>
  untilFound(() => making.host.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`));
const question = (line: number) => field(makeQuestionsText.questionOf(line));
const answer = (line: number) => field(makeQuestionsText.answerOf(line));

/** Pastes a table as from a spreadsheet. */
async function paste(text: string): Promise<void> {
  const pasted = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(pasted, { clipboardData: { getData: () => text } });
  (await question(1)).dispatchEvent(pasted);
}

it('G4 makes a room of a pasted list, another one of the same list, and uses it in one step', async () => {
  await paste('the key\tla clé\nthe window\tla fenêtre');
  await making.untilMade();
  expect(making.host.textContent).toContain(makeQuestionsText.read(2));
  const first = making.host.textContent;
  making.button(makeText.another).click();
  await until(() => expect(making.host.textContent).not.toBe(first));
  making.button(makeText.use).click();
  const answers = Object.values(roomOf(store).itemConfigs).map(({ unlockPassword }) => unlockPassword);
  expect(answers).toEqual(expect.arrayContaining(['la clé', 'la fenêtre']));
  store.getState().undo();
  expect(roomOf(store).roomName).toBe('My own');
});

it('G4 names the fault at its line, and shows no room until it is mended', async () => {
  await paste('the key\tla clé\nthe keys\tla clé');
  const second = await answer(2);
  await until(() => expect(second.getAttribute('aria-invalid')).toBe('true'));
  const described = second.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(
    makeQuestionsText.fault({ type: 'sameAnswer', line: 0 }),
  );
  expect(making.button(makeText.use).disabled).toBe(true);
  expect(making.hasButton(makeText.another)).toBe(false);
  typeText(second, 'les clés');
  // A pause is enough: nobody leaves the last field to see a room.
  await making.untilMade();
});

it('keeps the list while another tab is shown, and once the dialog is opened again', async () => {
  await paste('the key\tla clé\nthe window\tla fenêtre');
  await making.untilMade();
  await making.goTo('wish');
  await until(() => expect(making.host.querySelector('input[type=range]')).not.toBeNull());
  await making.goTo('questions');
  expect((await answer(2)).value).toBe('la fenêtre');
  making.close();
  making = await openMaking(store);
  expect((await question(2)).value).toBe('the window');
  await making.untilMade();
});
