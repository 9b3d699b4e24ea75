import type { Page } from '@playwright/test';
import type { Input } from '../input.ts';
import { SceneEditor } from '../SceneEditor.ts';
import { CODE, ROOM, SCENES, THINGS, VAULT_BACKGROUND, WORDS } from './room.ts';

/** Builds the night library in an editor that is open on a blank room. */
export async function buildNightLibrary(page: Page, input: Input): Promise<void> {
  const editor = await SceneEditor.create(page, input);
  await describeRoom(editor);
  // The scene's tile leads from the thing's settings to the scene's.
  await editor.select('Door');
  await editor.showScene('Scene 1');
  await editor.nameScene(SCENES.hall);
  for (const thing of THINGS.hall) await editor.add(thing);
  await editor.addScene('A place', SCENES.vault, VAULT_BACKGROUND);
  if (input !== 'keys') await dropByMistake(page, editor);
  await furnishVault(editor);
  await lockHall(editor);
}

async function describeRoom(editor: SceneEditor) {
  await editor.fill('Room name', ROOM.name);
  await editor.openTab('Room');
  await editor.fill('Introduction', ROOM.introduction);
  await editor.fill(/^Time limit/, String(ROOM.timeLimit));
  await editor.fill('Ending', ROOM.ending);
}

/** Drops a thing on the new scene's tile by mistake, and undoes that. */
async function dropByMistake(page: Page, editor: SceneEditor) {
  await editor.showScene(SCENES.hall);
  await editor.dropOnScene('Old globe', SCENES.vault);
  await editor.expectThingsIn(SCENES.vault, '1 thing');
  await page.keyboard.press('ControlOrMeta+z');
  await editor.expectThingsIn(SCENES.vault, '0 things');
  await editor.showScene(SCENES.vault);
}

async function furnishVault(editor: SceneEditor) {
  for (const thing of THINGS.vault) await editor.add(thing);
  await editor.select('Last letter');
  await editor.say(WORDS['Last letter']);
  await editor.select('Strongbox');
  await editor.lockWithCode(CODE);
  await editor.hide(inScene('Brass key', 'vault'));
}

async function lockHall(editor: SceneEditor) {
  await editor.showScene(SCENES.hall);
  await editor.select('Torn page');
  await editor.say(WORDS['Torn page']);
  await editor.select('Writing desk');
  await editor.hide(inScene('Iron key', 'hall'));
  await editor.select('Cupboard');
  await editor.lockWithKeys(inScene('Iron key', 'hall'));
  await editor.leadTo(SCENES.vault);
  await editor.select('Door');
  await editor.lockWithKeys(inScene('Brass key', 'vault'));
}

function inScene(thing: string, scene: keyof typeof SCENES): string {
  return `${thing} · ${SCENES[scene]}`;
}
