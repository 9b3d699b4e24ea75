import { expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { createOpeningWorld } from '../../solve/escape/world.ts';
import { findProblems } from '../../solve/findings/findProblems.ts';
import { layOut } from '../../solve/layout/layOut.ts';
import { build, furnish, hideIn } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../../testing/entries.ts';
import { soundRoom } from '../../testing/furnished.ts';
import { actAll, startedPlay } from '../../testing/playing.ts';
import spotInFrontOfAPicture from '../../testing/rooms/spot-in-front-of-a-picture.json';
import { drawnOrder } from './drawnOrder.ts';

function spot(id: ItemId, x: number, y: number, width: number, height: number): Command {
  return { type: 'addSpot', id, shape: 'rectangle', name: id, rect: { x, y, width, height } };
}

/** Returns the visible items after clicks, back to front. */
function drawnAfter(room: Room, clicks: readonly ItemId[]): readonly ItemId[] {
  const { play } = actAll(
    room,
    startedPlay(room),
    clicks.map((item) => ({ type: 'click', item })),
  );
  return play.itemOrder.filter((id) => !play.items[id]?.isHidden);
}

it('N6 P6 N4 an item revealed behind a spot stands in front of every spot, and no spot takes its clicks', () => {
  const room = soundRoom(spotInFrontOfAPicture);
  expect(drawnAfter(room, ['drawer'])).toEqual(['door', 'drawer', 'desk', 'key']);
  expect(findProblems(room).map(({ code }) => code)).toEqual(['tooSmall']);
});

it('N6 P6 O2 items revealed by several spots stand in the order of the spots, whichever was clicked first', () => {
  const room = build(
    [
      spot('left', 0, 10, 10, 10),
      spot('right', 20, 10, 10, 10),
      { type: 'setHiding', id: 'left', isHidingAnotherItem: true },
      { type: 'setItemsToHide', id: 'left', itemsToHide: ['note', 'chest'] },
      ...hideIn('right', 'key'),
      ...hideIn('note', 'coin'),
    ],
    furnish({ key: keyEntry, note: noteEntry, chest: chestEntry, coin: keyEntry }),
  );
  const all = ['door', 'left', 'right', 'note', 'coin', 'chest', 'key'];
  expect(drawnOrder(room)).toEqual(all);
  expect(drawnAfter(room, ['left', 'right', 'note'])).toEqual(all);
  expect(drawnAfter(room, ['right', 'left', 'note'])).toEqual(all);
  expect(layOut(createOpeningWorld(room)).map(({ id }) => id)).toEqual(all);
});
