import { expect } from '@playwright/test';
import { itemCatalogue } from '../../../art/catalogue.ts';
import { TEXT_FACE } from '../../../core/lock/model.ts';
import type { Recipe, RecipeItem, RecipeSettings } from '../../../core/recipe/model.ts';
import { DOOR_ID } from '../../../core/room/model.ts';
import { type Move, walkthroughs } from '../../../seeds/testing/walkthroughs.ts';
import { enterAnswer } from './enterAnswer.ts';
import type { LeakScan } from './LeakScan.ts';
import { LockDriver } from './LockDriver.ts';
import type { PlayerDriver } from './PlayerDriver.ts';
import { gone, secondThought } from './pointer.ts';

/**
 * Plays a demo room or a starter from start to end, with the given input in the room and by keys on its
 * locks. A scan checks the traffic (P12); `afterMove` may disturb the play.
 */
export async function playDemo(
  player: PlayerDriver,
  demo: Recipe,
  scan: Pick<LeakScan, 'started' | 'made'> | null,
  afterMove: () => Promise<void> = async () => {},
): Promise<void> {
  await player.start();
  await scan?.started();
  const opened = new Set<string>();
  for (const move of walkthroughs[demo.id] ?? []) {
    await make(player, demo, move, opened);
    await scan?.made(move);
    await afterMove();
  }
}

async function make(player: PlayerDriver, demo: Recipe, move: Move, opened: Set<string>) {
  if (move.type === 'enterPassword') {
    await unlock(player, demo, move.item, move.password);
    opened.add(move.item);
  } else if (move.type === 'useItem') {
    opened.add(move.item);
    await use(player, demo, move, opened);
    opened.add(move.on);
  } else if (move.type === 'click') {
    await click(player, demo, move.item, opened);
  } else if (move.type === 'back') {
    await player.go(() => player.page.getByRole('button', { name: 'Back', exact: true }).click());
    // A second press that comes sooner counts as a double click.
    await secondThought(Date.now());
  } else throw new Error(`No demo room is played by ${move.type}.`);
}

async function unlock(player: PlayerDriver, demo: Recipe, id: string, answer: string) {
  const { lock } = placed(demo, id);
  const face = lock && 'password' in lock ? (lock.face ?? TEXT_FACE) : TEXT_FACE;
  const held = player.page.getByRole('dialog', { name: `${nameOf(demo, id)}: locked` });
  await player.tap(nameOf(demo, id));
  const driver = new LockDriver(held, null);
  await enterAnswer(driver, face, answer);
  await driver.tryIt();
  await driver.expectOpen();
  await readWords(player, demo, id, 'saysOpened');
}

/** Uses a carried thing on one in the room, on another carried one, or in the next keyhole. */
async function use(
  player: PlayerDriver,
  demo: Recipe,
  { item: id, on }: { item: string; on: string },
  used: ReadonlySet<string>,
) {
  const { page } = player;
  const [entry, other] = [nameOf(demo, id), nameOf(demo, on)];
  const keyholes = page.getByRole('dialog', { name: `${other}: locked` });
  const isSecond = await keyholes.isVisible();
  if (isSecond) await keyholes.getByRole('button', { name: entry }).click();
  else if ((await player.carried(other).count()) === 0)
    await player.use(entry, other, () => readWords(player, demo, id, 'says'));
  else return combine(player, demo, id, on);
  await gone(player.carried(entry));
  const { lock } = placed(demo, on);
  const keys = lock && 'key' in lock ? [lock.key].flat() : [];
  if (keys.some((key) => !used.has(key))) await expect(keyholes).toBeVisible();
  else if (lock) await readWords(player, demo, on, 'saysOpened');
}

async function combine(player: PlayerDriver, demo: Recipe, id: string, other: string) {
  await player.carried(nameOf(demo, id)).click();
  // A selected entry shows its message again.
  await readWords(player, demo, id, 'says');
  await player.carried(nameOf(demo, other)).click();
  await gone(player.carried(nameOf(demo, other)));
}

async function click(player: PlayerDriver, demo: Recipe, id: string, opened: Set<string>) {
  const { leadsTo, lock, saysOpened } = placed(demo, id);
  const isWay = leadsTo !== undefined && (opened.has(id) || (!lock && saysOpened === undefined));
  const tap = () => player.tap(nameOf(demo, id));
  if (isWay) return player.go(tap);
  await tap();
  const opens = !lock && saysOpened !== undefined;
  if (opens) opened.add(id);
  await readWords(player, demo, id, opens ? 'saysOpened' : 'says');
  for (const worked of workedBy(demo, id)) opened.add(worked);
}

/** Reads a message, and closes its dialog if there is one. */
async function readWords(player: PlayerDriver, demo: Recipe, id: string, which: 'says' | 'saysOpened') {
  // A sign within it is a picture.
  const [first] = placed(demo, id)[which]?.split(/\n|:[a-z-]+:/) ?? [];
  if (first !== undefined) await player.readShown(nameOf(demo, id), first);
}

/** The members of the sequence that opens a thing (K6). */
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
