import { expect, type Page } from '@playwright/test';
import { EDITOR, EditorDriver } from './support/EditorDriver.ts';
import type { Input } from './support/input.ts';
import { buildNightLibrary } from './support/nightLibrary/build.ts';
import { expectStored } from './support/nightLibrary/expectStored.ts';
import { ROOM, SCENES } from './support/nightLibrary/room.ts';
import { PASSWORD, register } from './support/register.ts';
import { Stored } from './support/Stored.ts';
import { test } from './support/test.ts';

test.use({ hasTouch: true });

const INPUTS: readonly { input: Input; name: string }[] = [
  { input: 'mouse', name: 'with a mouse' },
  { input: 'touch', name: 'by touch' },
  { input: 'keys', name: 'by keys alone' },
];

for (const { input, name } of INPUTS)
  test(`a room of twelve things in two scenes is built ${name}, taken back and done again whole, published, and stored field by field @long`, async ({
    page,
    baseURL,
  }) => {
    const [creator, email] = ['Nora Night', `nora.${input}@example.com`];
    await register(page, creator, email, EDITOR);
    const editor = new EditorDriver(page);
    await editor.open();
    await test.step('build', () => buildNightLibrary(page, input));
    await editor.expectSaved();
    const stored = await Stored.logIn(baseURL ?? '', email, PASSWORD);
    const path = `rooms/${editor.roomId()}`;
    const asBuilt = { creator, isPlaced: input !== 'keys' };
    const built = await expectStored(stored, { path, ...asBuilt });

    await test.step('undo all the way back, redo all the way forward', async () => {
      await takeBackAll(page);
      await expect(editor.item('Door')).toBeAttached();
      await expect(page.getByLabel('Room name')).not.toHaveValue(ROOM.name);
      await doAllAgain(page);
      await page.keyboard.press('ControlOrMeta+s');
      await editor.expectSaved();
      const again = await expectStored(stored, { path, ...asBuilt });
      expect(again).toEqual({ ...built, revision: again.revision, imageUrl: again.imageUrl });
    });

    await test.step('publish', async () => {
      await editor.askAndPublish();
      await expect(page.getByRole('dialog', { name: 'Your room is open' })).toBeVisible();
      const live = await expectStored(stored, { path: `${path}/versions/1`, ...asBuilt });
      const draft = await expectStored(stored, { path, ...asBuilt });
      expect(live).toMatchObject({ publishedVersion: 1, isPublished: true, revision: draft.revision });
      expect(draft).toMatchObject({ publishedVersion: 1, isPublished: true });
      expect(live.itemConfigs).toEqual(draft.itemConfigs);
    });
    await stored.dispose();
  });

/** Undoes everything until the room is blank: one thing, one scene. */
async function takeBackAll(page: Page) {
  await pressWhile(page, 'Undo', 'ControlOrMeta+z');
  await expect(page.getByRole('group', { name: /Things in the room/ }).getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('button', { name: `${SCENES.vault},` })).toHaveCount(0);
}

async function doAllAgain(page: Page) {
  await pressWhile(page, 'Redo', 'ControlOrMeta+Shift+z');
}

/** Maximum number of steps, so that an endless sequence fails. */
const MOST = 200;

async function pressWhile(page: Page, name: 'Undo' | 'Redo', keys: string) {
  const button = page.getByRole('button', { name, exact: true });
  let steps = 0;
  for (; steps < MOST && (await button.isEnabled()); steps += 1) await page.keyboard.press(keys);
  expect(steps, `${name}, steps`).toBeGreaterThan(25);
  expect(steps, `${name}, steps`).toBeLessThan(MOST);
}
