import type { Page } from '@playwright/test';
import { EditorDriver } from '../EditorDriver.ts';
import type { Input } from '../input.ts';
import type { LockDriver } from '../LockDriver.ts';
import { SOLUTIONS } from '../lockSolutions.ts';
import { SceneEditor } from '../SceneEditor.ts';
import { SCENES, type SceneName, SPOT, THINGS, WORDS } from './room.ts';

/** The inputs by which each scene is built. */
export type Builders = Readonly<Record<SceneName, Input>>;

/** Builds the watchmaker's room in an open editor, each scene with a different input. */
export async function buildWatchmaker(page: Page, builders: Builders): Promise<void> {
  const of = async (scene: SceneName) => SceneEditor.create(page, builders[scene]);
  const [shop, bench, cellar] = [await of('shop'), await of('bench'), await of('cellar')];
  await shop.nameScene(SCENES.shop);
  await furnish(shop, 'shop');
  await bench.addScene('A close-up', SCENES.bench, /^Captain's cabin\s*Sunset$/);
  await furnish(bench, 'bench');
  await tell(bench, 'bench');
  await lock(bench, 'bench');
  await cellar.addScene('A place', SCENES.cellar, /^Classroom\s*Night$/);
  await furnish(cellar, 'cellar');
  await tell(cellar, 'cellar');
  await lock(cellar, 'cellar');
  await combineWings(cellar);
  await shop.showScene(SCENES.shop);
  await tell(shop, 'shop');
  await lock(shop, 'shop');
  await linkShop(shop);
}

/** Adds locks and links to the furnished room, whose messages and hiding places are set already. */
export async function lockWatchmaker(page: Page, input: Input): Promise<void> {
  const editor = await SceneEditor.create(page, input);
  await lock(editor, 'shop');
  await linkShop(editor);
  for (const scene of ['bench', 'cellar'] as const) {
    await editor.showScene(SCENES[scene]);
    await lock(editor, scene);
  }
  await combineWings(editor);
}

async function furnish(editor: SceneEditor, scene: SceneName) {
  for (const thing of THINGS[scene]) await editor.add(thing);
}

/** Sets messages and hiding places, which includes the scenes if there are several. */
async function tell(editor: SceneEditor, scene: SceneName) {
  for (const { name, says, hides } of THINGS[scene]) {
    if (says === undefined && hides === undefined) continue;
    await editor.select(name);
    if (says !== undefined) await editor.say(says);
    if (hides !== undefined) await editor.hide(inScene(hides, scene));
  }
}

async function lock(editor: SceneEditor, scene: SceneName) {
  for (const { name, face } of THINGS[scene]) {
    if (face === undefined) continue;
    await editor.select(name);
    await editor.lockWithFace(face, face === 'Put in order' ? nameCards : solve(face));
  }
}

async function nameCards({ lock: dialog }: LockDriver) {
  for (const [place, word] of ['dawn', 'noon', 'dusk'].entries()) {
    const piece = dialog.getByLabel(`Piece ${place + 1}`, { exact: true });
    await piece.getByRole('textbox').fill(word);
  }
}

async function combineWings(editor: SceneEditor) {
  await editor.select('Left wing');
  await editor.combine(inScene('Right wing', 'cellar'), inScene('Moth key', 'cellar'));
}

async function linkShop(editor: SceneEditor) {
  await editor.drawSpot(SPOT, [4, 10], [16, 34]);
  await editor.say(WORDS.barometer);
  await editor.select('Workbench');
  await editor.leadTo(SCENES.bench);
  await editor.select('Cupboard');
  await editor.lockWithClicks(['Old globe', 'Tall clock', 'Old globe'], SCENES.shop);
  await editor.leadTo(SCENES.cellar);
  await editor.select('Door');
  await editor.lockWithKeys(inScene('Owl key', 'shop'), inScene('Moth key', 'cellar'));
}

/** Sets name, introduction, time and ending, and publishes; returns the room's id. */
export async function publishWatchmaker(page: Page, roomName: string): Promise<string> {
  const editor = new EditorDriver(page);
  await editor.openTab('Room');
  await page.getByLabel('Introduction').fill('He left in a hurry. His clocks did not.');
  await page.getByLabel('Time limit').fill('20');
  await page.getByLabel('Ending').fill(WORDS.ending);
  await editor.publish(roomName);
  return editor.roomId();
}

function inScene(thing: string, scene: SceneName): string {
  return `${thing} · ${SCENES[scene]}`;
}

function solve(name: string) {
  const solution = SOLUTIONS[name];
  if (!solution) throw new Error(`There is no solution of ${name}.`);
  return solution;
}
