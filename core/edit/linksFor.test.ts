import { expect, it } from 'vitest';
import { DOOR_ID, type Room } from '../room/model.ts';
import { build, furnish, get, hideIn, lockByPassword } from '../testing/build.ts';
import { chestEntry, keyEntry } from '../testing/entries.ts';
import { linksFor } from './linksFor.ts';

const room = furnish({ chest: chestEntry, key: keyEntry });

it('makes a thing one more key of what it is brought to, which is locked for it', () => {
  const coded = build(lockByPassword('chest', '1234'), room);
  const [opens] = linksFor(coded, { from: 'key', to: 'chest' });
  if (!opens) throw new Error('It can be a key.');
  const chest = get(build([opens.command], coded), 'chest');
  expect(chest).toMatchObject({ isItemLocked: true, unlockMethod: 'item', itemToUnlock: 'key' });
});

it('hides a thing in what it is brought to, and puts it there where it stood elsewhere', () => {
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

it('offers nothing that would be refused, or is so already', () => {
  expect(linksFor(room, { from: 'key', to: DOOR_ID }).map(({ type }) => type)).toEqual(['opens']);
  expect(linksFor(room, { from: DOOR_ID, to: 'chest' })).toEqual([]);
  expect(linksFor(room, { from: 'key', to: 'key' })).toEqual([]);
  const hidden = build(hideIn('chest', 'key'), room);
  expect(linksFor(hidden, { from: 'key', to: 'chest' }).map(({ type }) => type)).toEqual(['opens']);
});

it('S7 offers a thing as the clue to what is locked by an answer, once', () => {
  const coded = build(lockByPassword('chest', '1234'), room);
  const typesOf = (base: Room) => linksFor(base, { from: 'key', to: 'chest' }).map(({ type }) => type);
  expect(typesOf(coded)).toEqual(['opens', 'tells', 'hides']);
  const tells = linksFor(coded, { from: 'key', to: 'chest' }).find(({ type }) => type === 'tells');
  const told = build(tells ? [tells.command] : [], coded);
  expect(get(told, 'chest').toldBy).toEqual(['key']);
  expect(typesOf(told)).toEqual(['opens', 'hides']);
});
