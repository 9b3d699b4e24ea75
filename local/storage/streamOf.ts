import { finished, type Readable } from 'node:stream';
import type { ByteStream } from './FileFolder.ts';
import { StorageError, tooLarge } from './StorageError.ts';

/** Maximum number of bytes held in memory, the last piece not counted. */
const BLOCK_BYTES = 64 * 1024;

/**
 * A request's body block by block. The unread rest is drained, so that the client gets the refusal and the
 * connection can be reused. @throws StorageError cancelled if the connection is lost
 */
export async function* streamOf(request: Readable): ByteStream {
  try {
    yield* blocksOf(request);
  } catch (cause) {
    throw new StorageError('cancelled', 'The connection was lost in the middle of the body.', { cause });
  } finally {
    request.resume();
  }
}

/**
 * Joins pieces that arrive together. Otherwise sixty thousand single bytes would be as many steps for the
 * reader, while everybody else waits.
 */
async function* blocksOf(request: Readable): ByteStream {
  let pieces: Buffer[] = [];
  let size = 0;
  let end: { error: unknown } | null = null;
  let wake = () => {};
  const take = (piece: Buffer) => {
    pieces.push(piece);
    size += piece.length;
    if (size >= BLOCK_BYTES) request.pause();
    wake();
  };
  const stopWatching = finished(request, { writable: false }, (error) => {
    end = { error };
    wake();
  });
  request.on('data', take);
  try {
    for (;;) {
      while (size === 0 && end === null) await aTurnAfter((wakeUp) => (wake = wakeUp));
      if (size === 0) break;
      const block = Buffer.concat(pieces);
      [pieces, size] = [[], 0];
      request.resume();
      yield block;
    }
    throwIfBroken(end);
  } finally {
    request.off('data', take);
    stopWatching();
  }
}

/** Node announces each piece separately; by the next turn of the event loop all are there. */
function aTurnAfter(listen: (wake: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    let isAwake = false;
    listen(() => {
      if (!isAwake) setImmediate(resolve);
      isAwake = true;
    });
  });
}

function throwIfBroken(end: { error: unknown } | null): void {
  if (end?.error) throw end.error;
}

/** Uses a request's body, and drains the unread rest. */
export async function withBody<Result>(
  request: Readable,
  use: (body: ByteStream) => Promise<Result>,
): Promise<Result> {
  const body = streamOf(request);
  try {
    return await use(body);
  } finally {
    await body.return();
  }
}

/** A short body as a whole. @throws StorageError too-large */
export async function readBody(request: Readable, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of streamOf(request)) {
    size += piece.length;
    if (size > limit) throw tooLarge(limit);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
