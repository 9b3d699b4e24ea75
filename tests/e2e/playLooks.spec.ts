import { expect, type Page } from '@playwright/test';
import { clockmakersStudyInGerman } from '../../seeds/german/clockmakersStudy.ts';
import { clockmakersStudy } from '../../seeds/rooms/clockmakersStudy.ts';
import { endText } from '../../src/play/text/ending.ts';
import { hintsText } from '../../src/play/text/hints.ts';
import { tableText } from '../../src/play/text/table.ts';
import { roomPageText } from '../../src/rooms/text/roomPage.ts';
import { chooseLanguage } from '../../src/shared/language/language.ts';
import { openingText } from '../../src/shared/text/opening.ts';
import { EditorDriver } from './support/EditorDriver.ts';
import { expectAccessibleByBothLights } from './support/expectAccessible.ts';
import { MOVING, test } from './support/test.ts';

test.use(MOVING);

const ROOMS = { en: clockmakersStudy, de: clockmakersStudyInGerman } as const;

test.afterEach(() => chooseLanguage('en'));

for (const language of ['en', 'de'] as const)
  test(`axe finds nothing on any screen of a play, in ${language}, in light and dark mode @long`, async ({
    page,
    app,
  }) => {
    chooseLanguage(language);
    const cookie = { name: 'firebase-language-override', value: language, url: app.url };
    await page.context().addCookies([cookie]);
    const room = ROOMS[language];
    await page.goto(`/gameplay/${room.id}`);
    await expect(page.getByRole('heading', { name: room.roomName })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // The server has painted the name; the page of the app comes after it.
    await expect(button(page, openingText.start)).toBeVisible();
    const look = (what: string) =>
      test.step(what, () => expectAccessibleByBothLights(page, `${what}, ${language}`));
    const names = namesOf(room);

    await look('the room page');
    await button(page, openingText.start).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await look('the room');
    await lookAtThings(page, names, look);
    await lookAtHelp(page, look);
    await lookAtLock(page, names, look);
    await lookAtKeys(page, names, look);
    await lookAtEnd(page, names, look);
  });

test('axe finds nothing after time ran out, in either language, in light and dark mode @long', async ({
  page,
  app,
}) => {
  const editor = new EditorDriver(page);
  await editor.open();
  await editor.addByClick('Note');
  await editor.say('Hurry.');
  // A preview is judged in this browser, so its clock can be advanced.
  await page.clock.install();
  for (const language of ['en', 'de'] as const) {
    chooseLanguage(language);
    const cookie = { name: 'firebase-language-override', value: language, url: app.url };
    await page.context().addCookies([cookie]);
    await page.goto('/preview');
    await button(page, openingText.start).click();
    // The clock starts once the room is visible.
    await expect(page.getByRole('timer')).toHaveText(/^4:5\d$/);
    await page.clock.fastForward('04:05');
    await expect(page.getByText(tableText.timeLeftSoon(60))).toBeAttached();
    await expectAccessibleByBothLights(page, `the last minute, ${language}`);
    await page.clock.fastForward('01:00');
    await expect(page.getByRole('heading', { name: endText.gameOverTitle })).toBeVisible();
    await expectAccessibleByBothLights(page, `game over, ${language}`);
  }
});

type Look = (what: string) => Promise<void>;
type Names = ReturnType<typeof namesOf>;

function namesOf(room: (typeof ROOMS)['en']) {
  const nameOf = (id: string, instead: string) => room.items.find((item) => item.id === id)?.name ?? instead;
  return {
    door: room.door.name ?? 'Door',
    note: nameOf('note', 'Note'),
    rug: nameOf('rug', 'Rug'),
    safe: nameOf('safe', 'Safe'),
    chest: nameOf('chest', 'Chest'),
    chestKey: nameOf('chestKey', ''),
    doorKey: nameOf('doorKey', ''),
  };
}

async function lookAtThings(page: Page, { note, rug }: Names, look: Look) {
  await tap(page, rug);
  await expect(page.locator('[data-caption]')).toBeVisible();
  await look('a caption');
  await tap(page, note);
  const letter = page.getByRole('dialog', { name: note });
  await look('a letter');
  await letter.getByRole('button').first().click();
  await look('a letter, enlarged');
  await letter.getByRole('button').first().click();
  await page.keyboard.press('Escape');
  await button(page, tableText.look).click();
  await look('all that can be touched');
  await button(page, tableText.look).click();
}

async function lookAtHelp(page: Page, look: Look) {
  await button(page, hintsText.open).click();
  const help = page.getByRole('dialog', { name: hintsText.title });
  await look('the ladder');
  await help.getByRole('button', { name: hintsText.first }).click();
  await expect(help.getByRole('listitem')).toHaveCount(1);
  await look('a rung of it');
  await page.keyboard.press('Escape');
  await button(page, tableText.journal).click();
  const journal = page.getByRole('dialog', { name: tableText.journal });
  await journal.getByRole('listitem').last().getByRole('button').click();
  await look('the journal');
  await page.keyboard.press('Escape');
  await button(page, tableText.pause).click();
  await look('a pause');
  await button(page, tableText.resume).click();
}

async function lookAtLock(page: Page, { safe, chestKey }: Names, look: Look) {
  await tap(page, safe);
  const lock = page.getByRole('dialog', { name: tableText.passwordTitle(safe) });
  const submit = lock.getByRole('button', { name: tableText.passwordSubmit });
  await look('a lock');
  await lock.getByRole('spinbutton').last().press('7');
  await submit.click();
  await expect(lock.getByRole('alert')).not.toBeEmpty();
  await look('a wrong answer');
  for (const [place, sign] of ['1', '0', '1', '0'].entries())
    await lock.getByRole('spinbutton').nth(place).press(sign);
  await submit.click();
  await expect(lock).toHaveCount(0);
  await tap(page, chestKey);
  await expect(carried(page, chestKey)).toBeVisible();
}

async function lookAtKeys(page: Page, { door, chest, chestKey, doorKey }: Names, look: Look) {
  await carried(page, chestKey).click();
  await tap(page, door);
  await expect(
    page.getByText(tableText.keyDoesNotFit(chestKey, door)).filter({ visible: true }),
  ).toBeVisible();
  await look('a key that does not fit');
  await tap(page, chest);
  await tap(page, doorKey);
  await expect(carried(page, doorKey)).toBeVisible();
  await look('something carried');
  await carried(page, doorKey).click();
}

async function lookAtEnd(page: Page, { door }: Names, look: Look) {
  await tap(page, door);
  const exit = page.locator('[data-exit=outside]');
  await expect(exit).toBeVisible();
  await look('the ending');
  await exit.getByRole('button').click();
  await expect(page.getByRole('heading', { name: endText.escapedTitle })).toBeVisible();
  await look('the end');
  await expect(page.getByRole('button', { name: roomPageText.tryAgain })).toHaveCount(0);
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** Taps by keyboard, since other things may cover it or fly past. */
async function tap(page: Page, name: string) {
  await page.locator('button[data-item]').and(button(page, name)).press('Enter');
}

function carried(page: Page, name: string) {
  return page.getByRole('region', { name: tableText.inventory }).getByRole('button', { name, exact: true });
}
