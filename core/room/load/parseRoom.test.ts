import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand } from '../../edit/applyCommand.ts';
import type { Command } from '../../edit/command.ts';
import { checkInvariants } from '../../testing/checkInvariants.ts';
import { Choices } from '../../testing/choices.ts';
import { chestEntry, keyEntry, newRoom, noteEntry, tvEntry } from '../../testing/entries.ts';
import { CHOICES, MOST, SEED } from '../../testing/numbers.ts';
import { randomRoom } from '../../testing/randomCommand.ts';
import { type ItemConfig, type ItemId, type Room, SCHEMA_VERSION } from '../model.ts';
import { parseRoom } from './parseRoom.ts';

/** A room with a chest, a key, a note and a television. */
function furnishedRoom(): Room {
  const commands: readonly Command[] = [
    { type: 'addItem', id: 'chest', entry: chestEntry },
    { type: 'addItem', id: 'key', entry: keyEntry },
    { type: 'addItem', id: 'note', entry: noteEntry },
    { type: 'addItem', id: 'tv', entry: tvEntry },
  ];
  return commands.reduce((room, command) => {
    const result = applyCommand(room, command);
    if (!result.ok) throw new Error(result.refusal.type);
    return result.value.room;
  }, newRoom());
}

function withItem(room: Room, id: ItemId, fields: Partial<ItemConfig>): Room {
  const item = room.itemConfigs[id];
  if (!item) throw new Error(`No item ${id}`);
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: { ...item, ...fields } } };
}

function mended(room: unknown) {
  const result = parseRoom(room);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  expect(checkInvariants(result.value.room)).toEqual([]);
  return result.value;
}

function refused(room: unknown) {
  const result = parseRoom(room);
  if (result.ok) throw new Error('It was read.');
  return result.refusal;
}

describe('R1 refuses wrong types and names the first fault', () => {
  it.each([
    ['nothing', null, ''],
    ['a text', 'room', ''],
    ['a list', [], 'schemaVersion'],
    ['no version', {}, 'schemaVersion'],
    ['version zero', { schemaVersion: 0 }, 'schemaVersion'],
    ['a numeric name', { ...newRoom(), roomName: 7 }, 'roomName'],
    ['an endless time limit', { ...newRoom(), timeLimit: Number.POSITIVE_INFINITY }, 'timeLimit'],
    ['an order of numbers', { ...newRoom(), itemOrder: [1] }, 'itemOrder.0'],
    ['a half revision', { ...newRoom(), revision: 0.5 }, 'revision'],
    [
      'a background that runs',
      { ...newRoom(), background: { uri: 'javascript:alert(1)', ambient: '#ffffff' } },
      'background.uri',
    ],
    [
      'a light that is none',
      { ...newRoom(), background: { uri: '/a.webp', ambient: 'red' } },
      'background.ambient',
    ],
  ])('%s', (_, room, path) => {
    expect(refused(room)).toMatchObject({ type: 'invalid', path, message: expect.any(String) });
  });

  it.each<[string, unknown]>([
    ['width', '15'],
    ['width', 0],
    ['position', { x: 1 }],
    ['aspect', Number.NaN],
    ['description', 'shrug'],
    ['unlockMethod', 'magic'],
    ['onClick', { type: 'script' }],
    ['onClick', undefined],
    ['variants', {}],
    ['uri', 'data:text/html,hello'],
  ])('an item whose %s is %j', (field, value) => {
    const room = withItem(furnishedRoom(), 'chest', { [field]: value } as Partial<ItemConfig>);
    expect(refused(room)).toMatchObject({ path: expect.stringContaining(`itemConfigs.chest.${field}`) });
  });

  it.each(['a b', '', 'x'.repeat(65), 'toString', '-dash', 'a.b'])('an item id like %j', (id) => {
    const { chest } = furnishedRoom().itemConfigs;
    const room = newRoom();
    const itemConfigs = { ...room.itemConfigs, [id]: chest };
    expect(refused({ ...room, itemConfigs })).toMatchObject({ type: 'invalid' });
  });

  it('an item id that would change every object', () => {
    const room = JSON.parse(
      JSON.stringify(newRoom()).replace('"itemConfigs":{', '"itemConfigs":{"__proto__":{},'),
    );
    const result = parseRoom(room);
    expect(result.ok && Object.keys(result.value.room.itemConfigs)).toEqual(['door']);
    expect({}).not.toHaveProperty('uri');
  });

  it('nothing throws for any input', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (input) => {
        expect(parseRoom(input).ok).toBe(false);
        expect(parseRoom({ ...newRoom(), itemConfigs: input }).ok).toBeDefined();
      }),
      SEED,
    );
  });
});

describe('R1 mends with a named warning', () => {
  it('VA3 an id in the order without a config is skipped', () => {
    const room = newRoom();
    const { room: loaded, warnings } = mended({ ...room, itemOrder: ['door', 'ghost'] });
    expect(loaded.itemOrder).toEqual(['door']);
    expect(warnings).toEqual([{ type: 'missingConfig', id: 'ghost' }]);
  });

  it('a config that the order does not name goes to the front', () => {
    const { room, warnings } = mended({ ...furnishedRoom(), itemOrder: ['door', 'tv', 'tv', 'note', 'key'] });
    expect(room.itemOrder).toEqual(['door', 'tv', 'note', 'key', 'chest']);
    expect(warnings).toEqual([
      { type: 'repeatedInOrder', id: 'tv' },
      { type: 'notInOrder', id: 'chest' },
    ]);
  });

  it('R5 the door is moved to the first place', () => {
    const { room, warnings } = mended({
      ...furnishedRoom(),
      itemOrder: ['tv', 'note', 'door', 'key', 'chest'],
    });
    expect(room.itemOrder).toEqual(['door', 'tv', 'note', 'key', 'chest']);
    expect(warnings).toEqual([{ type: 'doorNotFirst' }]);
  });

  it('VA4 an unknown colour falls back to the first variant', () => {
    const broken = withItem(furnishedRoom(), 'chest', { color: 'gold', state: 'opened' });
    const { room, warnings } = mended(broken);
    expect(room.itemConfigs.chest).toMatchObject({
      color: 'brown',
      uri: '/art/items/chest/brown/opened.webp',
    });
    expect(warnings).toEqual([{ type: 'unknownColor', id: 'chest', color: 'gold' }]);
  });

  it('R11 a picture that is not the item’s own is corrected', () => {
    const { warnings } = mended(
      withItem(furnishedRoom(), 'chest', { uri: 'https://elsewhere.example/pixel.webp' }),
    );
    expect(warnings).toEqual([{ type: 'contradiction', id: 'chest', field: 'uri' }]);
  });
});

describe('R1 mends links and gaps with a named warning', () => {
  it('R8 links to nothing are cleared', () => {
    const hiding = withItem(furnishedRoom(), 'chest', { isHidingAnotherItem: true, itemToHide: 'ghost' });
    const lock = {
      isItemLocked: true,
      isLocked: true,
      unlockMethod: 'item',
      itemToUnlock: 'toString',
    } as const;
    const { room, warnings } = mended(withItem(hiding, 'tv', lock));
    expect(room.itemConfigs.chest?.itemToHide).toBeNull();
    expect(room.itemConfigs.tv?.itemToUnlock).toBeNull();
    expect(warnings).toEqual([
      { type: 'danglingLink', id: 'tv', field: 'itemToUnlock' },
      { type: 'danglingLink', id: 'chest', field: 'itemToHide' },
    ]);
  });

  it('E8 a key that two locks name stays with the first', () => {
    const lock = { isItemLocked: true, isLocked: true, unlockMethod: 'item', itemToUnlock: 'key' } as const;
    const { room, warnings } = mended(withItem(withItem(furnishedRoom(), 'chest', lock), 'door', lock));
    expect([room.itemConfigs.door?.itemToUnlock, room.itemConfigs.chest?.itemToUnlock]).toEqual([
      'key',
      null,
    ]);
    expect(warnings).toEqual([
      { type: 'forbiddenLink', id: 'chest', field: 'itemToUnlock' },
      { type: 'contradiction', id: 'key', field: 'isAddableToInventory' },
    ]);
  });

  it('E5 a ring of hiders is broken', () => {
    const hiding = (id: ItemId) => ({ isHidingAnotherItem: true, itemToHide: id, isHidden: true });
    const ring = withItem(
      withItem(withItem(furnishedRoom(), 'chest', hiding('tv')), 'tv', hiding('note')),
      'note',
      hiding('chest'),
    );
    const { room } = mended(ring);
    expect(
      room.itemConfigs.chest?.isHidden && room.itemConfigs.tv?.isHidden && room.itemConfigs.note?.isHidden,
    ).toBe(false);
  });

  it('VA5 a missing name and time limit have their defaults', () => {
    const { roomName: _, timeLimit: __, ...rest } = newRoom();
    expect(mended(rest).room).toMatchObject({ roomName: 'Untitled', timeLimit: 5 });
    expect(mended({ ...newRoom(), roomName: '  ' })).toMatchObject({
      room: { roomName: 'Untitled' },
      warnings: [{ type: 'blankName' }],
    });
  });

  it.each([
    ['', 'en'],
    ['x', 'en'],
    ['no language', 'en'],
    ['en_GB', 'en-GB'],
    ['de-DE-AT', 'de-DE'],
  ])('M2 mends the language %j to %s', (language, tag) => {
    const parsed = parseRoom({ ...newRoom(), language });
    expect(parsed).toMatchObject({
      ok: true,
      value: { room: { language: tag }, warnings: [{ type: 'badLanguage' }] },
    });
  });

  it('a room with no door, no configs or a passed limit loads', () => {
    expect(mended({ ...newRoom(), itemConfigs: {}, itemOrder: [] }).room.itemOrder).toEqual([]);
    const { itemConfigs: _configs, itemOrder: _order, ...bare } = newRoom();
    expect(mended(bare).room).toMatchObject({ itemConfigs: {}, itemOrder: [] });
    const long = parseRoom({ ...newRoom(), introduction: 'x'.repeat(3000), timeLimit: 999.5 });
    expect(long.ok && long.value.room.timeLimit).toBe(999.5);
  });

  it('fields that are not the room’s are dropped', () => {
    expect(mended({ ...newRoom(), solution: '1234' }).room).not.toHaveProperty('solution');
  });

  it('whatever fields of a sound room are exchanged, R5 to R11, M, N, O, K and C hold afterwards', () => {
    const numbers = fc.array(fc.noBias(fc.nat(MOST)), CHOICES);
    let warned = 0;
    fc.assert(
      fc.property(numbers, (list) => {
        const choices = new Choices(list);
        const room = exchangeFields(randomRoom(choices, 40), choices);
        const first = mended(room);
        expect(mended(first.room)).toEqual({ room: first.room, warnings: [] });
        if (first.warnings.length > 0) warned++;
      }),
      { ...SEED, numRuns: 150 },
    );
    expect(warned).toBeGreaterThan(40);
  });
});

/** Exchanges fields between items, links and flags included, and shuffles the order. */
function exchangeFields(room: Room, choices: Choices): Room {
  const ids = room.itemOrder;
  let broken: Room = { ...room, schemaVersion: SCHEMA_VERSION };
  for (let count = 0; count < 8; count++) {
    const from = broken.itemConfigs[choices.oneOf(ids)];
    const anyLink = () => choices.oneOf([...ids, null]);
    const anyIds = () => (choices.isTrue() ? [] : [choices.oneOf(ids), choices.oneOf(ids)]);
    const links = {
      itemToHide: anyLink(),
      alsoHides: anyIds(),
      itemToUnlock: anyLink(),
      furtherKeys: anyIds(),
      sequence: anyIds(),
      combinesWith: anyLink(),
      combinesInto: anyLink(),
      scene: choices.oneOf([...room.sceneOrder, 'nowhere']),
      ...(choices.isTrue() && { onClick: { type: 'go', to: choices.oneOf(room.sceneOrder) } as const }),
    };
    const flags = {
      isHidingAnotherItem: choices.isTrue(),
      isHidden: choices.isTrue(),
      isItemLocked: choices.isTrue(),
      unlockMethod: choices.oneOf(['password', 'item', 'sequence'] as const),
      visible: choices.isTrue(),
    };
    const fields = choices.isTrue()
      ? links
      : choices.isTrue()
        ? flags
        : { ...flags, color: from?.color ?? '' };
    broken = withItem(broken, choices.oneOf(ids), fields);
  }
  return choices.isTrue() ? { ...broken, itemOrder: [...ids].reverse() } : broken;
}
