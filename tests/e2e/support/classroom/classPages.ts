import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { ClassScan } from './ClassScan.ts';
import type { Pupil } from './Pupil.ts';
import type { TeacherByKeys } from './TeacherByKeys.ts';

/** Returns the code that a page shows, without spaces. */
export async function codeOn(page: Page): Promise<string> {
  const tags = await page.getByRole('img', { name: /^Code: / }).getAttribute('aria-label');
  return (tags ?? '').replace('Code: ', '').replaceAll(' ', '');
}

/** Opens the wall by its link, and returns where that leads. */
export async function addressOfWall(teacher: TeacherByKeys): Promise<string> {
  const opening = teacher.page.context().waitForEvent('page');
  await teacher.use(teacher.page.getByRole('link', { name: 'Projector view' }));
  const opened = await opening;
  await opened.waitForURL(/[?]wall=/);
  const address = opened.url();
  await opened.close();
  return address;
}

/** Opens the wall where nobody is logged in, as on the machine of a projector. */
export async function hangWall(browser: Browser, address: string, scan: ClassScan): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1024, height: 768 },
  });
  const wall = await context.newPage();
  scan.watch(wall);
  await wall.goto(address);
  return wall;
}

/** Returns the names of each team's pupils in the teacher's lobby. */
export async function namesOn(page: Page): Promise<ReadonlyMap<number, readonly string[]>> {
  const teams = await page.locator('section:has([data-pennant])').evaluateAll((sections) =>
    sections.map((section) => {
      const number = Number(section.querySelector('[data-pennant]')?.getAttribute('data-pennant'));
      const names = [...section.querySelectorAll('li [dir=auto]')].map(
        ({ textContent }) => textContent ?? '',
      );
      return [number, names] as const;
    }),
  );
  return new Map(teams);
}

/** Returns a team's card on the board. */
export function cardOf(page: Page, { team }: Pupil) {
  return page.getByRole('article', { name: team.name, exact: true });
}

/** Returns a pupil's row in the team's sheet. */
export function rowOf(page: Page, name: string) {
  return page.getByRole('dialog').getByRole('listitem').filter({ hasText: name });
}

/** Skips the animation of the open door. */
export async function expectOut(page: Page, team: string) {
  const end = page.getByRole('heading', { name: `You are out, ${team}` });
  const skip = page.locator('[data-exit]').getByRole('button');
  await expect(async () => {
    const [way] = await skip.elementHandles();
    await way?.click();
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [60] });
}

/** Returns the rows of a file for spreadsheets. */
export async function fileOf(teacher: TeacherByKeys, name: string): Promise<readonly (readonly unknown[])[]> {
  const loading = teacher.page.waitForEvent('download');
  await teacher.use(teacher.page.getByRole('button', { name }));
  const [mark, ...text] = readFileSync(await (await loading).path(), 'utf8');
  expect(mark).toBe('\ufeff');
  const rows = text.join('').split('\r\n').slice(0, -1);
  // No name in this room contains a comma or quotes, so a row is almost JSON.
  return rows.map((row) => JSON.parse(`[${row}]`));
}

/** Returns the text that a pupil is told, on a slip and for screen readers. */
export function wordsTo({ page }: Pupil, words: string) {
  return page.getByText(words).first();
}

/** Returns the time on a team's card, such as `4:07`. */
export async function timeOn(card: Locator): Promise<string> {
  return (await card.getByText(/^\d+:\d\d$/).textContent()) ?? '';
}

/** Converts a clock's text to minutes. */
export function minutesOf(clock: string): number {
  const [minutes = Number.NaN, seconds = Number.NaN] = clock.split(':').map(Number);
  return minutes + seconds / 60;
}
