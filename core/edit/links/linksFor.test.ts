import { expect, it } from 'vitest';
import type { Face } from '../../lock/model.ts';
import { hitRect, itemRect } from '../../room/geometry.ts';
import { hiddenBy, keysOf } from '../../room/links.ts';
import { DOOR_ID, type Room } from '../../room/model.ts';
import { build, furnish, get, hideIn, lockByItem, lockByPassword } from '../../testing/build.ts';
import { background, chestEntry, keyEntry } from '../../testing/entries.ts';
import type { Command } from '../command.ts';
import { canLink, linksFor, refusalOfLink } from './linksFor.ts';

const room = furnish({ chest: chestEntry, key: keyEntry });

it('offers to make an item a key of the other, which becomes locked', () => {
  const coded = build(lockByPassword('chest', '1234'), room);
  const [opens] = linksFor(coded, { from: 'key', to: 'chest' });
  if (!opens) throw new Error('It can be a key.');
  const chest = get(build([opens.command], coded), 'chest');
  expect(chest).toMatchObject({ isItemLocked: true, unlockMethod: 'item', itemToUnlock: 'key' });
});

it('offers to hide an item in the other, and moves it there if it stands elsewhere', () => {
  const apart = build([{ type: 'moveItem', id: 'key', position: { x: 90, y: 5 } }], room);
  const [, hides] = linksFor(apart, { from: 'key', to: 'chest' });
  if (!hides) throw new Error('It can be hidden.');
  const hidden = build([hides.command], apart);
  expect(get(hidden, 'chest')).toMatchObject({ isHidingAnotherItem: true, itemToHide: 'key' });
  expect(get(hidden, 'key').isHidden).toBe(true);
  const { position, width } = get(hidden, 'key');
  const chest = get(hidden, 'chest');
  expect(position.x + width / 2).toBeCloseTo(chest.position.x + chest.width / 2);
  const [, again] = linksFor(hidden, { from: 'chest', to: 'key' });
  expect(again, 'E5: what is hidden hides not its hider').toBeUndefined();
});

it('offers no link that would be refused or exists already', () => {
  expect(linksFor(room, { from: 'key', to: DOOR_ID }).map(({ type }) => type)).toEqual(['opens']);
  expect(canLink(room, { from: 'key', to: DOOR_ID }, 'opens')).toBe(true);
  expect(canLink(room, { from: 'key', to: DOOR_ID }, 'hides')).toBe(false);
  expect(linksFor(room, { from: DOOR_ID, to: 'chest' })).toEqual([]);
  expect(linksFor(room, { from: 'key', to: 'key' })).toEqual([]);
  const hidden = build(hideIn('chest', 'key'), room);
  expect(linksFor(hidden, { from: 'key', to: 'chest' }).map(({ type }) => type)).toEqual(['opens']);
});

it('gives the reason why two items cannot be linked, and none for an existing link', () => {
  const hidden = build(hideIn('chest', 'key'), room);
  expect(refusalOfLink(hidden, { from: 'chest', to: 'key' })).toEqual({ type: 'hidesItsHider' });
  expect(refusalOfLink(hidden, { from: 'key', to: 'chest' })).toBeNull();
  const way = build([{ type: 'setOnClick', id: 'chest', onClick: { type: 'none' } }], room);
  expect(refusalOfLink(way, { from: 'chest', to: DOOR_ID }, 'hides')).toMatchObject({ type: 'doorIsFixed' });
});

it('S7 offers an item as a clue to a lock with an answer, once', () => {
  const coded = build(lockByPassword('chest', '1234'), room);
  const typesOf = (base: Room) => linksFor(base, { from: 'key', to: 'chest' }).map(({ type }) => type);
  expect(typesOf(coded)).toEqual(['opens', 'tells', 'hides']);
  const tells = linksFor(coded, { from: 'key', to: 'chest' }).find(({ type }) => type === 'tells');
  const told = build(tells ? [tells.command] : [], coded);
  expect(get(told, 'chest').toldBy).toEqual(['key']);
  expect(typesOf(told)).toEqual(['opens', 'hides']);
});

function typesFor(base: Room, ends = { from: 'key', to: 'chest' }): readonly string[] {
  return linksFor(base, ends).map(({ type }) => type);
}

/** Returns where the key would move when hidden in the chest; null if it stays. */
function placeOf(base: Room) {
  const hides = linksFor(base, { from: 'key', to: 'chest' }).find(({ type }) => type === 'hides');
  if (!hides) throw new Error('It can be hidden.');
  const hidden = build([hides.command], base);
  const [before, after] = [get(base, 'key').position, get(hidden, 'key').position];
  return before.x === after.x && before.y === after.y ? null : after;
}

it('finds no links for missing items', () => {
  expect([
    typesFor(room, { from: 'gone', to: 'chest' }),
    typesFor(room, { from: 'key', to: 'gone' }),
  ]).toEqual([[], []]);
});

it('K5 changes only the necessary settings of a lock', () => {
  const twice = furnish({ chest: chestEntry, key: keyEntry, other: keyEntry });
  const commandsFor = (base: Room) => {
    const [opens] = linksFor(base, { from: 'key', to: 'chest' });
    return opens?.command.type === 'batch' ? opens.command.commands.map(({ type }) => type) : [];
  };
  expect(commandsFor(twice)).toEqual(['setLocked', 'setUnlockMethod', 'setKeys']);
  expect(commandsFor(build(lockByPassword('chest', '12'), twice))).toEqual(['setUnlockMethod', 'setKeys']);
  const byOther = build(lockByItem('chest', 'other'), twice);
  expect(commandsFor(byOther)).toEqual(['setKeys']);
  const [opens] = linksFor(byOther, { from: 'key', to: 'chest' });
  expect(keysOf(get(build(opens ? [opens.command] : [], byOther), 'chest'))).toEqual(['other', 'key']);
});

it('O2 adds one more item to a hider', () => {
  const twice = furnish({ chest: chestEntry, key: keyEntry, other: keyEntry });
  const hiding = build(hideIn('chest', 'other'), twice);
  const hides = linksFor(hiding, { from: 'key', to: 'chest' }).find(({ type }) => type === 'hides');
  if (hides?.command.type !== 'batch') throw new Error('It can be hidden.');
  expect(hides.command.commands[0]?.type).toBe('setItemsToHide');
  expect(hiddenBy(get(build([hides.command], hiding), 'chest'))).toEqual(['other', 'key']);
});

it('S7 offers no clue to an unlocked item, a lock with a key, or the lock itself', () => {
  const byKey = build(
    lockByItem('chest', 'other'),
    furnish({ chest: chestEntry, key: keyEntry, other: keyEntry }),
  );
  const words: Face = {
    type: 'order',
    pieces: ['dawn', 'noon', 'dusk'].map((text) => ({ type: 'word', text })),
  };
  const ordered = build(
    [...lockByPassword('chest', 'a b c'), { type: 'setFace', id: 'chest', face: words }],
    room,
  );
  const unlocked = build(
    [...lockByPassword('chest', '12'), { type: 'setLocked', id: 'chest', isItemLocked: false }],
    room,
  );
  for (const base of [room, byKey, ordered, unlocked]) expect(typesFor(base)).not.toContain('tells');
});

it('does not move an item that touches its hider, is pinned, or is in another scene', () => {
  const [chest, key] = [hitRect(get(room, 'chest')), hitRect(get(room, 'key'))];
  const stands = get(room, 'key').position;
  const at = (x: number, y: number, ...more: readonly Command[]) => {
    const position = { x: stands.x + x - key.x, y: stands.y + y - key.y };
    return placeOf(build([{ type: 'moveItem', id: 'key', position }, ...more], room));
  };
  const [left, top] = [chest.x - key.width, chest.y - key.height];
  const [right, foot] = [chest.x + chest.width, chest.y + chest.height];
  for (const [x, y] of [
    [left + 1, chest.y],
    [right - 1, chest.y],
    [chest.x, top + 1],
    [chest.x, foot - 1],
  ] as const)
    expect(at(x, y)).toBeNull();
  for (const [x, y] of [
    [left - 1, chest.y],
    [right + 1, chest.y],
    [chest.x, top - 1],
    [chest.x, foot + 1],
  ] as const) {
    const place = at(x, y);
    const { width, aspect } = get(room, 'key');
    const hider = get(room, 'chest');
    const middle = itemRect({ ...hider });
    expect(place?.x).toBeCloseTo(middle.x + (middle.width - width) / 2);
    expect(place?.y).toBeCloseTo(
      middle.y + (middle.height - itemRect({ position: stands, width, aspect }).height) / 2,
    );
  }
  expect(at(right + 5, chest.y, { type: 'setPositionLocked', id: 'key', isPositionLocked: true })).toBeNull();
  const cellar: readonly Command[] = [
    { type: 'addScene', scene: 'cellar', name: '', kind: 'place', background },
    { type: 'moveItemToScene', id: 'key', scene: 'cellar' },
  ];
  expect(at(right + 5, chest.y, ...cellar)).toBeNull();
});
