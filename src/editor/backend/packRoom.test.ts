import { expect, it } from 'vitest';
import { LIMITS } from '../../../core/room/limits.ts';
import { contentsOf } from '../../../core/room/records.ts';
import { Choices } from '../../../core/testing/choices.ts';
import { randomRoom } from '../../../core/testing/randomCommand.ts';
import { createRoomAtLimits } from '../../../core/testing/roomAtLimits.ts';
import { packRoom, unpackRoom } from './packRoom.ts';

const some = randomRoom(new Choices(Array.from({ length: 400 }, (_none, index) => index * 7919)));

async function gzip(text: string) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

it('unpacks the creator’s work unchanged', async () => {
  const room = await unpackRoom(new Uint8Array(await packRoom(some)));
  expect(room && contentsOf(room)).toEqual(contentsOf(some));
});

it('fits in a document even where a room is as large as it may be', async () => {
  expect((await packRoom(createRoomAtLimits())).length).toBeLessThan(LIMITS.copyBytes);
});

it.each([
  ['no gzip', async () => new Uint8Array([1, 2, 3])],
  ['nothing', async () => new Uint8Array()],
  ['no room', () => gzip('{"format":"other"}')],
  ['what was cut off', async () => (await gzip('b'.repeat(9999))).slice(0, 30)],
  ['what unpacks to far more', () => gzip('x'.repeat(30_000_000))],
])('finds no room in %s', async (_name, make) => {
  expect(await unpackRoom(await make())).toBeNull();
});
