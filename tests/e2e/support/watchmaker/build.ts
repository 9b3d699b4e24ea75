import type { Page } from '@playwright/test';
import { EditorDriver } from '../EditorDriver.ts';
import type { Input } from '../input.ts';
import { SOLUTIONS } from '../lockSolutions.ts';
import { SceneEditor } from '../SceneEditor.ts';
import { SCENES, SPOT, THINGS, WORDS } from './room.ts';

/** The inputs by which each scene is built. */
export type Builders = Readonly<Record<keyof typeof SCENES, Input>>;

/** Builds the watchmaker's room in an editor that is open, each scene by an input of its own. */
export async function buildWatchmaker(page: Page, builders: Builders): Promise<void> {
  const of = async (scene: keyof typeof SCENES) => SceneEditor.create(page, builders[scene]);
  const [shop, bench, cellar] = [await of('shop'), await of('bench'), await of('cellar')];
  await shop.nameScene(SCENES.shop);
  for (const thing of THINGS.shop) await shop.add(thing);
  await furnishBench(bench);
  await furnishCellar(cellar);
  await shop.showScene(SCENES.shop);
  await lockShop(shop);
}

async function furnishBench(editor: SceneEditor) {
  await editor.addScene('A close-up', SCENES.bench, /^Captain's cabin\s*Sunset$/);
  for (const thing of THINGS.bench) await editor.add(thing);
  await editor.say(WORDS.slip);
  await editor.select('Casket');
  await editor.lockWithFace('Colours', solve('Colours'));
  await editor.hide(inScene('Pinned slip', 'bench'));
}

async function furnishCellar(editor: SceneEditor) {
  await editor.addScene('A place', SCENES.cellar, /^Classroom\s*Night$/);
  for (const thing of THINGS.cellar) await editor.add(thing);
  await editor.select('Song sheet');
  await editor.say(WORDS.song);
  await editor.select('Oak crate');
  await editor.lockWithFace('Put in order', async ({ lock }) => {
    for (const [place, word] of ['dawn', 'noon', 'dusk'].entries())
      await lock
        .getByLabel(`Piece ${place + 1}`, { exact: true })
        .getByRole('textbox')
        .fill(word);
  });
  await editor.hide(inScene('Song sheet', 'cellar'));
  await editor.select('Wireless');
  await editor.lockWithFace('Melody', solve('Melody'));
  await editor.hide(inScene('Right wing', 'cellar'));
  await editor.select('Blue dresser');
  await editor.lockWithFace('Pattern', solve('Pattern'));
  await editor.hide(inScene('Left wing', 'cellar'));
  await editor.select('Left wing');
  await editor.combine(inScene('Right wing', 'cellar'), inScene('Moth key', 'cellar'));
}

async function lockShop(editor: SceneEditor) {
  await editor.drawSpot(SPOT, [4, 10], [16, 34]);
  await editor.say(WORDS.barometer);
  await editor.select('Strongbox');
  await editor.lockWithFace('Clock', solve('Clock'));
  await editor.hide(inScene('Owl key', 'shop'));
  await editor.select('Tall clock');
  await editor.say(WORDS.clock);
  await editor.select('Workbench');
  await editor.leadTo(SCENES.bench);
  await editor.select('Cupboard');
  await editor.lockWithClicks(['Old globe', 'Tall clock', 'Old globe'], SCENES.shop);
  await editor.leadTo(SCENES.cellar);
  await editor.select('Door');
  await editor.lockWithKeys(inScene('Owl key', 'shop'), inScene('Moth key', 'cellar'));
}

/** Name, introduction, time and ending; answers the room's id. */
export async function publishWatchmaker(page: Page, roomName: string): Promise<string> {
  const editor = new EditorDriver(page);
  await editor.openTab('Room');
  await page.getByLabel('Introduction').fill('He left in a hurry. His clocks did not.');
  await page.getByLabel('Time limit').fill('20');
  await page.getByLabel('Ending').fill(WORDS.ending);
  await editor.publish(roomName);
  return editor.roomId();
}

function inScene(thing: string, scene: keyof typeof SCENES): string {
  return `${thing} · ${SCENES[scene]}`;
}

function solve(name: string) {
  const solution = SOLUTIONS[name];
  if (!solution) throw new Error(`There is no solution of ${name}.`);
  return solution;
}
