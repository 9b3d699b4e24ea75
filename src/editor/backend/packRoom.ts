import { LIMITS } from '../../../core/room/limits.ts';
import type { Room } from '../../../core/room/model.ts';
import { parseOwnRoomFile, toRoomFile } from '../../../core/room/roomFile.ts';

/** Packs a room: its file compressed by gzip to about a tenth. */
export async function packRoom(room: Room): Promise<Uint8Array> {
  const packed = new Blob([toRoomFile(room)]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Unpacks a room; null if the bytes contain no room, or if the unpacked text is larger than a room may be. */
export async function unpackRoom(bytes: Uint8Array<ArrayBuffer>): Promise<Room | null> {
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const text = await readText(unpacked, 2 * LIMITS.roomBytes).catch(() => null);
  if (text === null) return null;
  const parsed = parseOwnRoomFile(text);
  return parsed.ok ? parsed.value : null;
}

/** @throws if the stream has more than `most` bytes, or is not gzip */
async function readText(stream: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError('More than a room may have.');
    }
    text += decoder.decode(value, { stream: true });
  }
}
