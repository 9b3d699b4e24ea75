import { expect, type Locator } from '@playwright/test';
import { makeText } from '../../src/editor/text/en/make.ts';
import { makeQuestionsText } from '../../src/editor/text/en/makeQuestions.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { test } from './support/test.ts';

const LIST = [
  ['the key', 'la clé / la clef'],
  ['the window', 'la fenêtre'],
  ['four hundred and twelve', '412'],
  ['ten past ten', 'dix heures dix'],
  ['left, right, right', 'gauche, droite, droite'],
  ['red, blue, green', 'rouge, bleu, vert'],
];

/** Pastes rows as a spreadsheet copies them. */
async function paste(field: Locator, rows: readonly (readonly string[])[]) {
  await field.evaluate(
    (input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    rows.map((row) => row.join('\t')).join('\n'),
  );
}

test('G4 a teacher pastes questions, mends a line, keeps the list over a reload and uses the room', async ({
  page,
}) => {
  const editor = new EditorDriver(page);
  const dialog = page.getByRole('dialog', { name: 'Make me a room' });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const lock = (line: number) => dialog.getByRole('combobox', { name: makeQuestionsText.lockOf(line) });
  const open = async () => {
    await editor.open();
    await page.getByRole('button', { name: /^Make me a room/ }).click();
    await dialog.getByText(makeText.tabs.questions, { exact: true }).click();
    await expect(field('Question 1')).toBeVisible();
  };

  await test.step('each answer gets the lock that suits it', async () => {
    await open();
    await paste(field('Question 1'), LIST);
    await expect(dialog.getByText('6 pairs read')).toBeVisible();
    const locks = await Promise.all([1, 2, 3, 4, 5, 6].map((line) => lock(line).inputValue()));
    expect(locks).toEqual(['text', 'text', 'digits', 'clock', 'directions', 'colours']);
    await lock(3).selectOption('Padlock');
    await expect(dialog.getByText(/^Escapable in/)).toBeVisible();
  });

  await test.step('a fault is named at its line, and the room waits until it is mended', async () => {
    await field('Answer 2').fill('la clef');
    await field('Answer 2').press('Enter');
    await expect(field('Question 3')).toBeFocused();
    await expect(field('Answer 2')).toHaveAccessibleDescription(/in line 1 too/);
    await expect(dialog.getByText(/^Escapable in/)).toHaveCount(0);
    await field('Answer 2').fill('la fenêtre');
    await field('Answer 2').blur();
    await expect(dialog.getByText(/^Escapable in/)).toBeVisible();
  });

  await test.step('the list is there again after a reload', async () => {
    await page.goto('about:blank');
    await open();
    await expect(field('Answer 6')).toHaveValue('rouge, bleu, vert');
    await expect(lock(3)).toHaveValue('wheels');
  });

  await test.step('the room is one step, which undo takes back', async () => {
    await dialog.getByRole('button', { name: 'Use this room' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^Escapable in/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Playable, not a puzzle yet')).toBeVisible();
  });
});
