import { expect, it } from 'vitest';
import { build, furnish } from '../../../testing/build.ts';
import { chestEntry, keyEntry } from '../../../testing/entries.ts';
import { parseRoom } from '../parseRoom.ts';

const room = build(
  [{ type: 'setRoomName', roomName: 'The study' }],
  furnish({ chest: chestEntry, key: keyEntry }),
);

function load(changes: object) {
  const parsed = parseRoom({ ...room, ...changes });
  if (!parsed.ok) throw new Error('unreadable');
  return { room: parsed.value.room, kinds: parsed.value.warnings.map(({ type }) => type) };
}

function withItem(id: string, name: string) {
  const { room: loaded, kinds } = load({
    itemConfigs: { ...room.itemConfigs, [id]: { ...room.itemConfigs[id], name } },
  });
  return { name: loaded.itemConfigs[id]?.name, kinds };
}

it.each([
  ['Room \u202eesrever', 'Room esrever', ['unclearName']],
  ['\u200b\u2060', 'Untitled', ['blankName']],
  [' \u3164 ', 'Untitled', ['blankName']],
  [`Z${'\u0351'.repeat(40)}algo`, 'Z\u0351\u0351algo', ['unclearName']],
  // Kept as written: spaces and the encoding of letters are harmless.
  [' The  study ', ' The  study ', []],
  ['Cafe\u0301', 'Cafe\u0301', []],
  ['क्षत्रियों का घर', 'क्षत्रियों का घर', []],
  ['မြန်မာ ကြွှေ့', 'မြန်မာ ကြွှေ့', []],
])('R1 a room’s name in its own order, and never as nothing: %j is %j', (roomName, shown, warnings) => {
  const { room: loaded, kinds } = load({ roomName });
  expect(loaded.roomName).toBe(shown);
  expect(kinds).toEqual(warnings);
});

it('R1 an item whose cleaned name is empty gets the name of its catalogue entry', () => {
  expect(withItem('chest', '\u2800')).toEqual({ name: 'Chest', kinds: ['contradiction'] });
  expect(withItem('key', 'Key \u202eyek')).toEqual({ name: 'Key yek', kinds: ['contradiction'] });
  expect(withItem('key', 'Schlüssel')).toEqual({ name: 'Schlüssel', kinds: [] });
});

it('R1 names of scenes and the ending are cleaned too, line by line', () => {
  const [start = ''] = room.sceneOrder;
  const scene = room.scenes[start];
  const { room: loaded, kinds } = load({
    ending: 'You are out.\n\n\u202eThe end.\u202c\n\u200b',
    scenes: { ...room.scenes, [start]: { ...scene, name: 'Cel\u200blar\u2066' } },
  });
  expect(loaded.ending).toBe('You are out.\n\nThe end.\n');
  expect(loaded.scenes[start]?.name).toBe('Cellar');
  expect(kinds).toEqual(['unclearName']);
  expect(load({}).kinds).toEqual([]);
});

it('R4 a name over its limit is reported as too long, and not cut', () => {
  expect(load({ roomName: '\u202e'.repeat(100_000) }).room.roomName).toHaveLength(100_000);
});
