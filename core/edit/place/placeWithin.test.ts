import { describe, expect, it } from 'vitest';
import { hitRect, itemRect } from '../../room/geometry.ts';
import type { Room } from '../../room/model.ts';
import { build, furnish, get } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../../testing/entries.ts';
import { linksFor } from '../links/linksFor.ts';
import { type HoldsOf, hideWithin } from './placeWithin.ts';

/** The upper right quarter of the chest's picture. */
const HOLDS = { x: 50, y: 0, width: 50, height: 50 };
const holdsOf: HoldsOf = (id) => (id === 'chest' ? HOLDS : undefined);

const furnished = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry });
const room = build(
  [
    { type: 'setHiding', id: 'chest', isHidingAnotherItem: true },
    { type: 'moveItem', id: 'chest', position: { x: 20, y: 50 } },
    { type: 'moveItem', id: 'key', position: { x: 80, y: 10 } },
    { type: 'moveItem', id: 'note', position: { x: 60, y: 10 } },
  ],
  furnished,
);

function hidden(itemsToHide: readonly string[], start: Room = room): Room {
  return build([hideWithin(start, { id: 'chest', itemsToHide }, holdsOf)], start);
}

/** Returns where the chest shows what it holds. */
function place() {
  const { x, y, width, height } = itemRect(get(room, 'chest'));
  return { left: x + width / 2, right: x + width, top: y, foot: y + height / 2 };
}

describe('what is hidden in a container', () => {
  it('stands where the container holds it, with its foot on that area’s bottom', () => {
    const after = hidden(['key']);
    expect(get(after, 'key').isHidden).toBe(true);
    const seen = hitRect(get(after, 'key'));
    expect(seen.x + seen.width / 2).toBeCloseTo((place().left + place().right) / 2, 1);
    expect(seen.y + seen.height).toBeCloseTo(place().foot, 1);
    expect(get(after, 'key').width, 'it fitted').toBe(get(room, 'key').width);
  });

  it('is made small enough to fit, and never too small for a finger', () => {
    const large = build([{ type: 'resizeItem', id: 'key', width: 12 }], room);
    const seen = hitRect(get(hidden(['key'], large), 'key'));
    expect(seen.width).toBeLessThan(12);
    expect(seen.width).toBeLessThanOrEqual(place().right - place().left + 0.01);
    expect(seen.height).toBeLessThanOrEqual((place().foot - place().top) * 1.3 + 0.01);
    const small = build(
      [
        { type: 'resizeItem', id: 'chest', width: 5 },
        { type: 'resizeItem', id: 'key', width: 4 },
      ],
      room,
    );
    expect(get(hidden(['key'], small), 'key').width).toBe(3);
  });

  it('stays where it is if it would have to be less than half as large: it belongs elsewhere', () => {
    const huge = build([{ type: 'resizeItem', id: 'note', width: 40 }], room);
    expect(get(hidden(['note'], huge), 'note')).toMatchObject({
      isHidden: true,
      width: 40,
      position: get(huge, 'note').position,
    });
  });

  it('O2 stands beside what is there already, which stays', () => {
    const one = hidden(['key']);
    const two = hidden(['key', 'note'], one);
    expect(get(two, 'key').position).toEqual(get(one, 'key').position);
    const middle = (id: string) => hitRect(get(two, id)).x + hitRect(get(two, id)).width / 2;
    expect(middle('note')).toBeLessThan(middle('key'));
  });

  it('stays where its creator moved it, whatever happens to the others', () => {
    const moved = build([{ type: 'moveItem', id: 'key', position: { x: 5, y: 5 } }], hidden(['key']));
    expect(get(hidden(['note', 'key'], moved), 'key').position).toEqual({ x: 5, y: 5 });
    expect(get(hidden([], moved), 'key')).toMatchObject({ isHidden: false, position: { x: 5, y: 5 } });
  });

  it('stays where it is if it is pinned, lies there already, or the container names no area', () => {
    const kept = build([{ type: 'setPositionLocked', id: 'key', isPositionLocked: true }], room);
    expect(get(hidden(['key'], kept), 'key').position).toEqual(get(room, 'key').position);
    const there = build(
      [{ type: 'moveItem', id: 'key', position: { x: place().left + 0.5, y: place().top + 0.5 } }],
      room,
    );
    expect(get(hidden(['key'], there), 'key').position).toEqual(get(there, 'key').position);
    const command = hideWithin(room, { id: 'chest', itemsToHide: ['key'] }, () => undefined);
    expect(command.type).toBe('setItemsToHide');
  });

  it('is placed by a drag too, in one undo step', () => {
    const [, hides] = linksFor(room, { from: 'key', to: 'chest' }, holdsOf);
    if (!hides) throw new Error('It can be hidden.');
    expect(get(build([hides.command], room), 'key').position).toEqual(get(hidden(['key']), 'key').position);
  });
});
