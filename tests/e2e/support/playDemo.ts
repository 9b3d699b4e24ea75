import { expect } from '@playwright/test';
import { itemCatalogue } from '../../../art/catalogue.ts';
import type { Recipe, RecipeItem } from '../../../core/recipe/model.ts';
import { DOOR_ID } from '../../../core/room/model.ts';
import { type Move, walkthroughs } from '../../../seeds/testing/walkthroughs.ts';
import type { PlayerDriver } from './PlayerDriver.ts';

/** Plays a demo room that has been started to its end. */
export async function playDemo(player: PlayerDriver, demo: Recipe): Promise<void> {
  for (const move of walkthroughs[demo.id] ?? []) await make(player, demo, move);
}

async function make(player: PlayerDriver, demo: Recipe, move: Move) {
  if (move.type === 'enterPassword') {
    await player.tryCode(nameOf(demo, move.item), move.password);
    await expect(player.page.getByRole('dialog')).toHaveCount(0);
    return;
  }
  if (move.type === 'useItem') {
    await player.use(nameOf(demo, move.item), nameOf(demo, move.on));
    return;
  }
  if (move.type !== 'click') throw new Error(`A demo room has one scene: ${move.type}`);
  await player.tap(nameOf(demo, move.item));
  await readIfItSpeaks(player, demo, move.item);
}

async function readIfItSpeaks(player: PlayerDriver, demo: Recipe, id: string) {
  const words = placed(demo, id).says;
  if (words === undefined) return;
  await player.readShown(nameOf(demo, id), words.split('\n')[0] ?? '');
}

function placed(demo: Recipe, id: string): Pick<RecipeItem, 'of' | 'name' | 'says'> {
  const found = id === DOOR_ID ? demo.door : demo.items.find((item) => item.id === id);
  if (!found) throw new Error(`${demo.id} has no ${id}.`);
  return found;
}

function nameOf(demo: Recipe, id: string): string {
  const { name, of } = placed(demo, id);
  return name ?? itemCatalogue.find((entry) => entry.id === of)?.name ?? '';
}
