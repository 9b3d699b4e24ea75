import type { Readable } from 'node:stream';
import type { ByteStream } from './FileFolder.ts';
import { StorageError, tooLarge } from './StorageError.ts';

/**
 * A request's body piece by piece. What is not read of it is let run out, so that the refusal is heard and the
 * connection can carry the next request.
 * @throws StorageError cancelled where the connection is lost in the middle
 */
export async function* streamOf(request: Readable): ByteStream {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as ByteStream;
  } catch (cause) {
    throw new StorageError('cancelled', 'The connection was lost in the middle of the body.', { cause });
  } finally {
    request.resume();
  }
}

/** Uses a request's body, and lets what was not read of it run out. */
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
