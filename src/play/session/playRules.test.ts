import { describe, expect, it } from 'vitest';
import { parseRoom } from '../../../core/room/load/parseRoom.ts';
import type { Room } from '../../../core/room/model.ts';
import { build, furnish, hideIn, lockByPassword } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, tvEntry } from '../../../core/testing/entries.ts';
import { CODE, startGame, type TestGame } from './testing/openGame.ts';

/** SPEC §4 "Game status" and "Item state" in the stores, with the real judge. */

const things = furnish({ chest: chestEntry, key: keyEntry, tv: tvEntry });
const UNLOCKED = build(hideIn('chest', 'key'), things);

const flags = ({ status }: TestGame) => {
  const { isStarted, isPaused, isGameOver, isEscaped } = status.getState();
  return { isStarted, isPaused, isGameOver, isEscaped };
};

const FRESH = { isStarted: false, isPaused: false, isGameOver: false, isEscaped: false };
const RUNNING = { ...FRESH, isStarted: true };

/** The pictures in the room, by label. */
function picturesIn({ store }: TestGame): Record<string, string> {
  return Object.fromEntries(Object.values(store.getState().items).map(({ label, uri }) => [label, uri]));
}

const carried = ({ store }: TestGame) => store.getState().inventory.map(({ label }) => label);
const picture = (id: string, color: string, state: string) => `/art/items/${id}/${color}/${state}.webp`;

async function click({ store, named, pass }: TestGame, label: string) {
  await store.getState().click(named(label));
  pass(1000);
}

async function unlockChest(game: TestGame) {
  await click(game, 'chest');
  await game.store.getState().enterPassword(CODE);
  game.pass(1000);
}

describe('game status', () => {
  it('status-start: a start sets started and unpaused', async () => {
    const game = await startGame();
    expect(flags(game)).toEqual(RUNNING);
  });

  it('status-pause: pause and resume toggle paused', async () => {
    const game = await startGame();
    await game.store.getState().pause();
    expect(flags(game)).toEqual({ ...RUNNING, isPaused: true });
    await game.store.getState().resume();
    expect(flags(game)).toEqual(RUNNING);
  });

  it('status-over: game over clears paused and sets game over', async () => {
    const game = await startGame();
    game.store.getState().followPause(true);
    expect(flags(game)).toEqual({ ...RUNNING, isPaused: true });
    game.pass(5 * 60_000);
    await game.store.getState().poll();
    expect(flags(game)).toEqual({ ...RUNNING, isGameOver: true });
  });

  it('status-escape: a successful escape sets escaped', async () => {
    const game = await startGame(UNLOCKED);
    await click(game, 'Door');
    expect(flags(game)).toEqual({ ...RUNNING, isEscaped: true });
  });

  it('status-reset: a reset returns all four flags to false, after either ending', async () => {
    const escaped = await startGame(UNLOCKED);
    await click(escaped, 'Door');
    const late = await startGame(UNLOCKED);
    late.pass(5 * 60_000);
    await late.store.getState().poll();
    for (const game of [escaped, late]) {
      await game.store.getState().playAgain();
      expect(flags(game)).toEqual(FRESH);
    }
  });

  it('game-ending: a play ends by time or by the escape, and then by nothing else', async () => {
    const late = await startGame(UNLOCKED);
    late.pass(5 * 60_000);
    await click(late, 'Door');
    expect(flags(late)).toEqual({ ...RUNNING, isGameOver: true });
    const escaped = await startGame(UNLOCKED);
    await click(escaped, 'Door');
    escaped.pass(5 * 60_000);
    await escaped.store.getState().poll();
    expect(flags(escaped)).toEqual({ ...RUNNING, isEscaped: true });
  });
});

describe('item state', () => {
  it('item-states: an item is default or opened, and nothing else is a room', async () => {
    const toggling = build([{ type: 'setOnClick', id: 'tv', onClick: { type: 'toggle' } }], things);
    const game = await startGame(toggling);
    const seen = [picturesIn(game).tv];
    for (let times = 0; times < 3; times += 1) {
      await click(game, 'tv');
      seen.push(picturesIn(game).tv);
    }
    const [closed, opened] = [picture('tv', 'black', 'default'), picture('tv', 'black', 'opened')];
    expect(seen).toEqual([closed, opened, closed, opened]);
    const ajar = { ...things.itemConfigs.tv, state: 'ajar' };
    const other = { ...things, itemConfigs: { ...things.itemConfigs, tv: ajar } };
    expect(parseRoom(other)).toMatchObject({ ok: false, refusal: { path: 'itemConfigs.tv.state' } });
  });

  it('item-open: opening swaps the image to the opened variant and unhides what the item hid', async () => {
    const game = await startGame(UNLOCKED);
    expect(picturesIn(game)).toMatchObject({ chest: picture('chest', 'brown', 'default') });
    expect(picturesIn(game)).not.toHaveProperty('key');
    await click(game, 'chest');
    expect(picturesIn(game)).toMatchObject({
      chest: picture('chest', 'brown', 'opened'),
      key: picture('key', 'plain', 'default'),
    });
  });

  it('item-unlock: unlocking sets the item opened and no longer locked', async () => {
    const game = await startGame();
    await unlockChest(game);
    expect(picturesIn(game).chest).toBe(picture('chest', 'brown', 'opened'));
    await click(game, 'chest');
    expect(game.store.getState().dialog).toBeNull();
    expect(game.store.getState().lastEvents.map(({ type }) => type)).toEqual(['nothing']);
  });

  it('item-unlock-addable: an unlocked item that is addable moves into the inventory and out of sight', async () => {
    const room: Room = build(
      [
        ...lockByPassword('chest', CODE),
        { type: 'setAddable', id: 'chest', isAddableToInventory: true } as const,
      ],
      things,
    );
    const game = await startGame(room);
    expect([picturesIn(game), carried(game)]).toEqual([
      expect.objectContaining({ chest: expect.anything() }),
      [],
    ]);
    await unlockChest(game);
    expect(picturesIn(game)).not.toHaveProperty('chest');
    expect(carried(game)).toEqual(['chest']);
  });

  it('item-unlock-key: the item used as the key is removed from the inventory', async () => {
    const game = await startGame();
    const { store, named } = game;
    await unlockChest(game);
    await click(game, 'key');
    expect(carried(game)).toEqual(['key']);
    await store.getState().useEntry({ entry: named('key'), on: named('Door') });
    expect(carried(game)).toEqual([]);
  });

  it('item-collect: adding an item to the inventory hides it on the scene', async () => {
    const game = await startGame();
    await unlockChest(game);
    expect(picturesIn(game)).toHaveProperty('key');
    await click(game, 'key');
    expect(picturesIn(game)).not.toHaveProperty('key');
    expect(carried(game)).toEqual(['key']);
  });
});
