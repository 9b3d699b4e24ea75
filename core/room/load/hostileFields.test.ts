import { describe, expect, it } from 'vitest';
import { copyItem } from '../../edit/commands/items.ts';
import { parseItemClipboard, toItemClipboard } from '../../edit/itemClipboard.ts';
import { build, furnish, get } from '../../testing/build.ts';
import { countReads } from '../../testing/countReads.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { createRoomAtLimits } from '../../testing/roomAtLimits.ts';
import { isGroupId } from '../create/ids.ts';
import { LIMITS } from '../limits.ts';
import type { ItemConfig, Room } from '../model.ts';
import { parseRoomFile, toRoomFile } from '../roomFile.ts';
import { toldByOf } from '../toldBy.ts';
import { parseRoom } from './parseRoom.ts';

const room = build(
  [
    { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
    { type: 'setLocked', id: 'chest', isItemLocked: true },
    { type: 'setPassword', id: 'chest', unlockPassword: '12' },
    { type: 'setToldBy', id: 'chest', toldBy: ['note'] },
    { type: 'group', ids: ['chest', 'key'], group: 'g' },
  ],
  furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry }),
);

const ring: unknown[] = [];
ring.push(ring);

/** Values that an attacker may put into the two fields of a handmade draft, file or clipboard. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, 7, {}, { length: 1e9 }, ring, [[]], [null], [{}], { toString: null }],
  ...['', ' ', 'two words', '__proto__', 'constructor', '../../x', '<img src=x onerror=alert(1)>', '\ud800'],
  ...['x'.repeat(65), 'x'.repeat(300_000), '🗝️'.repeat(400)],
  ...[[], [''], ['chest'], ['__proto__', 'constructor', 'toString'], ['door', 'door', 'ghost', 'tv', 'key']],
  ...[Array(51).fill('note'), Array(50).fill('note'), ['x'.repeat(300_000)], Array(60_000).fill('note')],
];

/** Puts the value into every item, or into the given ones. */
function spoilt(field: 'group' | 'toldBy', value: unknown, ids = Object.keys(room.itemConfigs)): unknown {
  const items = ids.map((id) => [id, { ...get(room, id), [field]: value }] as const);
  return { ...room, itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(items) } };
}

function expectSound(read: Pick<Room, 'itemConfigs'>) {
  for (const [id, item] of Object.entries(read.itemConfigs)) {
    if ('group' in item) expect(isGroupId(item.group ?? '')).toBe(true);
    const told = toldByOf(item);
    expect(told.length).toBeLessThanOrEqual(LIMITS.toldBy);
    if ('toldBy' in item) expect(told).not.toEqual([]);
    for (const from of told) expect(Object.hasOwn(read.itemConfigs, from) && from !== id).toBe(true);
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

const CASES = (['group', 'toldBy'] as const).flatMap((field) =>
  HOSTILE.flatMap((value) => [
    { field, value, worse: spoilt(field, value) },
    { field, value, worse: spoilt(field, value, ['chest']) },
  ]),
);

describe('E10 S7 R1 what comes from outside in the fields of groups and of clues by word', () => {
  it('is refused or mended in a stored room, and what is mended stays as it is', () => {
    for (const { worse } of CASES) {
      const read = parseRoom(worse);
      if (!read.ok) continue;
      expectSound(read.value.room);
      expect(parseRoom(read.value.room)).toEqual({
        ok: true,
        value: { room: read.value.room, warnings: [] },
      });
    }
    // Any text is mended rather than refused, as for every link.
    expect(parseRoom(spoilt('group', 'two words')).ok).toBe(true);
    expect(parseRoom(spoilt('toldBy', ['', 'constructor', 'tv'])).ok).toBe(true);
  });

  it('is refused or mended in an imported file', () => {
    for (const { worse, value } of CASES) {
      if (value === ring) continue;
      const read = parseRoomFile(toRoomFile(worse as Room));
      if (read.ok) expectSound(read.value);
    }
  });

  it('does not come by a clipboard: clues stay with their lock, and a group comes only with others', () => {
    for (const { field, value } of CASES) {
      if (value === ring) continue;
      const items = ['chest', 'note'].map((id) => ({ ...copyItem(room, id), [field]: value }) as ItemConfig);
      const pasted = parseItemClipboard(room, toItemClipboard(room, items));
      for (const item of pasted) {
        if ('group' in item) expect(isGroupId(item.group ?? '')).toBe(true);
        const copies = build([{ type: 'pasteItem', id: 'copy', item }], room);
        expect(get(copies, 'copy')).not.toHaveProperty('toldBy');
        expect(get(copies, 'copy')).not.toHaveProperty('group');
      }
    }
  });

  it('S5 costs no more than other data: a room at its limits in which each item has a group and the most clues', () => {
    const full = createRoomAtLimits();
    const ids = Object.keys(full.itemConfigs);
    const items = ids.map((id, place) => {
      const toldBy = Array.from({ length: 50 }, (_, step) => ids[(place + step) % ids.length]);
      return [id, { ...get(full, id), group: `${'x'.repeat(60)}${place}`, toldBy }];
    });
    const hostile = { ...full, itemConfigs: Object.fromEntries(items) };
    let values = 0;
    JSON.stringify(hostile, (_, value) => {
      values += 1;
      return value;
    });
    const { data, reads } = countReads(hostile);
    const read = parseRoom(data);
    expect(reads()).toBeLessThan(2 * values);
    expect(read.ok && read.value.warnings.length).toBeGreaterThan(LIMITS.items);
  });
});
