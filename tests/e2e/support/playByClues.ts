import { expect } from '@playwright/test';
import type { Action } from '../../../core/play/model.ts';
import { itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';
import { findWalkthrough } from '../../../core/solve/escape/walk/findWalkthrough.ts';
import { toActions } from '../../../core/solve/escape/walk/toActions.ts';
import type { WalkStep } from '../../../core/solve/escape/walk/walkStep.ts';
import { follow } from '../../../core/testing/following.ts';
import { startedPlay } from '../../../core/testing/playing.ts';
import { isCaption } from '../../../src/play/session/caption.ts';
import { enterAnswer } from './enterAnswer.ts';
import { LockDriver } from './LockDriver.ts';
import type { PlayerDriver } from './PlayerDriver.ts';

/** Returns the answer to what stands on a paper. */
type Know = (words: string) => string;

/**
 * Escapes from a room as somebody who knows the answers, and nothing of the locks: what is entered is what the player
 * knows about the paper that was read for the lock. Only the order of the steps is the solver's.
 */
export async function playByClues(player: PlayerDriver, room: Room, know: Know): Promise<void> {
  const known = new Map<ItemId, string>();
  let play = startedPlay(room);
  for (const step of findWalkthrough(room)?.steps ?? []) {
    for (const action of toActions(room, play, step)) await make({ player, room, know, known }, action, step);
    play = follow(room, play, step);
  }
}

interface Playing {
  player: PlayerDriver;
  room: Room;
  know: Know;
  /** By lock, the answer to the question that was read for it. */
  known: Map<ItemId, string>;
}

async function make(playing: Playing, action: Action, step: WalkStep): Promise<void> {
  const { player, room } = playing;
  const name = (id: ItemId) => itemOf(room, id)?.name ?? '';
  if (action.type === 'go') return goTo(player, room.scenes[action.scene]?.name ?? '');
  if (action.type === 'useItem') return player.selectAndUse(name(action.item), name(action.on));
  if (action.type === 'enterPassword') {
    await unlock(playing, action.item);
    return putAway(playing, action.item, 'openedDescription');
  }
  if (action.type !== 'click') throw new Error(`Nobody plays by ${action.type} here.`);
  if (step.type === 'read') return read(playing, name(action.item), step.lock);
  if (step.type === 'enter') return player.go(() => player.tap(name(action.item)));
  await player.tap(name(action.item));
  return putAway(playing, action.item, 'customDescription');
}

/** Closes what a thing says, unless it is a caption. */
async function putAway(
  { player, room }: Playing,
  id: ItemId,
  says: 'customDescription' | 'openedDescription',
): Promise<void> {
  const item = itemOf(room, id);
  const text = item?.[says] ?? '';
  if (!item || text === '') return;
  const { name, showsAs } = item;
  if (isCaption({ type: 'custom', text, ...(showsAs !== 'caption' && { showsAs }) })) return;
  const shown = player.page.getByRole('dialog', { name, exact: true });
  await expect(shown).toBeVisible();
  await player.closeDialog(shown);
}

async function read({ player, know, known }: Playing, paper: string, lock: ItemId): Promise<void> {
  await player.tap(paper);
  const shown = player.page.getByRole('dialog', { name: paper, exact: true });
  await expect(shown).toBeVisible();
  known.set(lock, know(await shown.innerText()));
  await player.closeDialog(shown);
}

async function unlock({ player, room, known }: Playing, id: ItemId): Promise<void> {
  const item = itemOf(room, id);
  if (!item) throw new Error(`There is no ${id}.`);
  await player.tap(item.name);
  const lock = player.page.getByRole('dialog', { name: `${item.name}: locked` });
  const driver = new LockDriver(lock, null);
  await enterAnswer(driver, item.face, known.get(id) ?? '');
  await driver.tryIt();
  await driver.expectOpen();
}

function goTo(player: PlayerDriver, scene: string): Promise<void> {
  const places = player.page.getByRole('navigation', { name: 'Places' });
  return player.go(() => player.press(places.getByRole('button', { name: scene, exact: true })));
}
