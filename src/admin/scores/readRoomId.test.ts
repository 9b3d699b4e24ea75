import { expect, it } from 'vitest';
import { readRoomId } from './readRoomId.ts';

it.each([
  ['https://rooms.example/gameplay/a1B2?embed', 'a1B2'],
  [' /gameplay/a1B2 ', 'a1B2'],
  ['a1B2', 'a1B2'],
  ['https://rooms.example/dashboard', ''],
  ['the study', ''],
  ['', ''],
])('reads the room of %j: %j', (pasted, roomId) => {
  expect(readRoomId(pasted)).toBe(roomId);
});
