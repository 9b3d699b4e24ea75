import { expect } from '@playwright/test';
import { itemCatalogue } from '../../../art/catalogue.ts';
import { TEXT_FACE } from '../../../core/lock/model.ts';
import type { Recipe, RecipeItem, RecipeSettings } from '../../../core/recipe/model.ts';
import { DOOR_ID } from '../../../core/room/model.ts';
import { type Move, walkthroughs } from '../../../seeds/testing/walkthroughs.ts';
import { enterAnswer } from './enterAnswer.ts';
import { LockDriver } from './LockDriver.ts';
import type { PlayerDriver } from './PlayerDriver.ts';

/** Plays a demo room that has been started to its end: by pointer in the room, by keys on its locks. */
export async function playDemo(player: PlayerDriver, demo: Recipe): Promise<void> {
  const opened = new Set<string>();
  for (const move of walkthroughs[demo.id] ?? []) await make(player, demo, move, opened);
}

async function make(player: PlayerDriver, demo: Recipe, move: Move, opened: Set<string>) {
  if (move.type === 'enterPassword') {
    await unlock(player, demo, move.item, move.password);
    opened.add(move.item);
  } else if (move.type === 'useItem') {
    await use(player, demo, move.item, move.on);
    opened.add(move.on);
  } else if (move.type === 'click') {
    await click(player, demo, move.item, opened);
  } else if (move.type === 'back') {
    await player.page.getByRole('button', { name: 'Back', exact: true }).click();
  } else throw new Error(`No demo room is played by ${move.type}.`);
}

async function unlock(player: PlayerDriver, demo: Recipe, id: string, answer: string) {
  const { lock } = placed(demo, id);
  const face = lock && 'password' in lock ? (lock.face ?? TEXT_FACE) : TEXT_FACE;
  const held = player.page.getByRole('dialog', { name: `${nameOf(demo, id)}: locked` });
  await player.tap(nameOf(demo, id));
  await enterAnswer(new LockDriver(held, null), face, answer);
  await held.getByRole('button', { name: 'Try it' }).click();
  await expect(held).toHaveCount(0);
}

/** On a thing in the room, or on another one that is carried. */
async function use(player: PlayerDriver, demo: Recipe, id: string, on: string) {
  const [entry, other] = [nameOf(demo, id), nameOf(demo, on)];
  if ((await player.carried(other).count()) === 0) return player.use(entry, other);
  await player.carried(entry).click();
  await player.carried(other).click();
  await expect(player.carried(other)).toHaveCount(0);
}

async function click(player: PlayerDriver, demo: Recipe, id: string, opened: Set<string>) {
  const { leadsTo, lock, says, saysOpened } = placed(demo, id);
  const isWay = leadsTo !== undefined && (opened.has(id) || (!lock && saysOpened === undefined));
  await player.tap(nameOf(demo, id));
  if (isWay) return;
  const opens = !lock && saysOpened !== undefined;
  if (opens) opened.add(id);
  const words = opens ? saysOpened : says;
  if (words !== undefined) await player.readShown(nameOf(demo, id), words.split('\n')[0] ?? '');
  for (const worked of workedBy(demo, id)) opened.add(worked);
}

/** What opens when the last of its things is clicked on (K6). */
function workedBy({ items, spots = [] }: Recipe, id: string): readonly string[] {
  const isWorked = ({ lock }: RecipeSettings) => lock && 'sequence' in lock && lock.sequence.at(-1) === id;
  return [...items, ...spots].filter(isWorked).map((item) => item.id);
}

function placed(demo: Recipe, id: string): RecipeSettings & Partial<Pick<RecipeItem, 'of' | 'name'>> {
  const things = [...demo.items, ...(demo.spots ?? [])];
  const found = id === DOOR_ID ? demo.door : things.find((item) => item.id === id);
  if (!found) throw new Error(`${demo.id} has no ${id}.`);
  return found;
}

function nameOf(demo: Recipe, id: string): string {
  const { name, of } = placed(demo, id);
  return name ?? itemCatalogue.find((entry) => entry.id === of)?.name ?? '';
}
