import { expect, type Locator, type Page } from '@playwright/test';
import { parseRoom } from '../../core/room/load/parseRoom.ts';
import type { Room } from '../../core/room/model.ts';
import { makeText } from '../../src/editor/text/en/make.ts';
import { makeQuestionsText } from '../../src/editor/text/en/makeQuestions.ts';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import { PlayerDriver } from './support/PlayerDriver.ts';
import { playByClues } from './support/playByClues.ts';
import { PASSWORD, register } from './support/register.ts';
import { Stored } from './support/Stored.ts';
import { steadyRandom } from './support/steadyRandom.ts';
import { test } from './support/test.ts';

const LIST = [
  ['the key', 'la clé / la clef'],
  ['the window', 'la fenêtre'],
  ['four hundred and twelve', '412'],
  ['ten past ten', 'dix heures dix'],
  ['left, right, right', 'gauche, droite, droite'],
  ['red, blue, green', 'rouge, bleu, vert'],
];

const TEN_WORDS = [
  ['the house', 'la maison'],
  ['the key', 'la clé'],
  ['the window', 'la fenêtre'],
  ['the teacher', 'le professeur'],
  ['the summer', 'l’été'],
  ['the bird', 'l’oiseau'],
  ['the bread', 'le pain'],
  ['the school', 'l’école'],
  ['the heart', 'le cœur'],
  ['the boy', 'le garçon'],
];

const PHONE = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/147.0 Mobile Safari/537.36',
};

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

test('G4 a teacher pastes questions, mends a line, keeps the list over a reload and uses the room @long', async ({
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

for (const [title, words] of [
  ['four French words', TEN_WORDS.slice(0, 4)],
  ['ten French words @long', TEN_WORDS],
] as const)
  test(`G2 G4 a pupil escapes on a phone from a published room made of ${title}`, async ({
    page,
    browser,
    app,
  }) => {
    const roomId = await publishWords(page, words);
    const room = await readRoom(app.url, roomId);
    await test.step('a pupil who knows the words escapes', async () => {
      const phone = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce', ...PHONE });
      const player = new PlayerDriver(await phone.newPage(), { hasTouch: true });
      await player.page.goto(`/gameplay/${roomId}`);
      await player.start();
      const asked = new Set<string>();
      await playByClues(player, room, (text) => {
        const [question = '', answer = ''] =
          words.find(([each = '']) => text.split('\n').includes(each)) ?? [];
        asked.add(question);
        return answer;
      });
      await player.expectEscaped();
      expect([...asked].sort()).toEqual(words.map(([question]) => question).sort());
      await phone.close();
    });
  });

const TEACHER = 'fran.french@example.com';

function publishWords(page: Page, words: readonly (readonly string[])[]): Promise<string> {
  return test.step('a teacher pastes the words and publishes the room', async () => {
    await steadyRandom(page);
    await register(page, 'Fran French', TEACHER, EDITOR);
    const editor = new EditorDriver(page);
    await editor.open();
    await page.getByRole('button', { name: /^Make me a room/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Make me a room' });
    await dialog.getByText(makeText.tabs.questions, { exact: true }).click();
    await paste(dialog.getByRole('textbox', { name: 'Question 1', exact: true }), words);
    await expect(dialog.getByText(/^Escapable in/)).toBeVisible();
    await dialog.getByRole('button', { name: makeText.use }).click();
    await editor.publish('French words');
    return editor.roomId();
  });
}

async function readRoom(url: string, roomId: string): Promise<Room> {
  const stored = await Stored.logIn(url, TEACHER, PASSWORD);
  const parsed = parseRoom(await stored.read(`rooms/${roomId}`));
  await stored.dispose();
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value.room;
}
