import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../room/limits.ts';
import { DOOR_ID, type ItemConfig, type Room, START_ID } from '../../room/model.ts';
import { sizeOf } from '../../room/sizeOf.ts';
import { get } from '../../testing/build.ts';
import { newRoom } from '../../testing/entries.ts';
import { findPassedLimits } from './findPassedLimits.ts';

const room = newRoom();
const text = (length: number) => 'x'.repeat(length);
const times = <Value>(count: number, value: Value): readonly Value[] =>
  Array.from({ length: count }, () => value);
const names = (count: number) => Array.from({ length: count }, (_, place) => `thing-${place}`);

function withDoor(changes: Partial<ItemConfig>): Room {
  return { ...room, itemConfigs: { [DOOR_ID]: { ...get(room, DOOR_ID), ...changes } } };
}

function withScenes(count: number, name = 'Place'): Room {
  const [scene] = Object.values(room.scenes);
  if (!scene) throw new Error('A new room has a scene.');
  const ids = [START_ID, ...names(count - 1)];
  return { ...room, sceneOrder: ids, scenes: Object.fromEntries(ids.map((id) => [id, { ...scene, name }])) };
}

/** Returns a room of exactly this size in bytes. */
function withBytes(bytes: number): Room {
  return { ...room, roomPassword: text(bytes - sizeOf({ ...room, roomPassword: '' } as Room)) } as Room;
}

/** For each limit, a room just within it and one just beyond it. */
const LIMITED: readonly (readonly [field: string, within: Room, beyond: Room])[] = [
  ['roomName', { ...room, roomName: text(80) }, { ...room, roomName: text(81) }],
  ['introduction', { ...room, introduction: text(2000) }, { ...room, introduction: text(2001) }],
  ['ending', { ...room, ending: text(1000) }, { ...room, ending: text(1001) }],
  ['debrief', { ...room, debrief: text(1000) }, { ...room, debrief: text(1001) }],
  ['timeLimit', { ...room, timeLimit: 1 }, { ...room, timeLimit: 0 }],
  ['timeLimit', { ...room, timeLimit: 180 }, { ...room, timeLimit: 181 }],
  ['timeLimit', { ...room, timeLimit: 4 }, { ...room, timeLimit: 4.5 }],
  ['scenes', withScenes(12), withScenes(13)],
  ['sceneName', withScenes(2, text(40)), withScenes(2, text(41))],
  ['roomBytes', withBytes(LIMITS.roomBytes), withBytes(LIMITS.roomBytes + 1)],
  ['itemName', withDoor({ name: text(60) }), withDoor({ name: text(61) })],
  ['message', withDoor({ customDescription: text(500) }), withDoor({ customDescription: text(501) })],
  ['message', withDoor({ openedDescription: text(500) }), withDoor({ openedDescription: text(501) })],
  ['hint', withDoor({ hints: times(3, 'Look.') }), withDoor({ hints: times(4, 'Look.') })],
  ['hint', withDoor({ hints: ['', text(200)] }), withDoor({ hints: ['', text(201)] })],
  ['wrongText', withDoor({ wrongText: text(200) }), withDoor({ wrongText: text(201) })],
  ['password', withDoor({ unlockPassword: text(60) }), withDoor({ unlockPassword: text(61) })],
  ['password', withDoor({ alsoAccepts: times(8, '1') }), withDoor({ alsoAccepts: times(9, '1') })],
  ['password', withDoor({ alsoAccepts: ['1', text(60)] }), withDoor({ alsoAccepts: ['1', text(61)] })],
  [
    'links',
    withDoor({ itemToHide: 'a', alsoHides: names(7) }),
    withDoor({ itemToHide: 'a', alsoHides: names(8) }),
  ],
  [
    'links',
    withDoor({ itemToUnlock: 'a', furtherKeys: names(5) }),
    withDoor({ itemToUnlock: 'a', furtherKeys: names(6) }),
  ],
  ['links', withDoor({ sequence: times(8, 'a') }), withDoor({ sequence: times(9, 'a') })],
  ['width', withDoor({ width: 1 }), withDoor({ width: 0.99 })],
  ['width', withDoor({ width: 100 }), withDoor({ width: 100.01 })],
];

describe('R4 L1 a passed limit', () => {
  it.each(LIMITED)('%s: is reported beyond the limit, not at it', (field, within, beyond) => {
    expect(findPassedLimits(within)).toEqual([]);
    expect(findPassedLimits(beyond)).toMatchObject([{ severity: 'error', code: 'limitPassed', field }]);
  });

  it('names each item once for each limit, all of them in one finding', () => {
    const door = { ...get(room, DOOR_ID), name: text(61), width: 0 };
    const both = { ...room, itemOrder: [DOOR_ID, 'tv'], itemConfigs: { [DOOR_ID]: door, tv: door } };
    expect(findPassedLimits(both).map(({ items }) => items)).toEqual([
      [DOOR_ID, 'tv'],
      [DOOR_ID, 'tv'],
    ]);
    expect(findPassedLimits({ ...room, itemOrder: [DOOR_ID, 'gone'] })).toEqual([]);
  });
});
