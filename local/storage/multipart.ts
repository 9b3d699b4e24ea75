import type { ByteStream } from './FileFolder.ts';
import { MAX_ENVELOPE_BYTES } from './limits.ts';
import { StorageError, tooLarge } from './StorageError.ts';

export interface MultipartUpload {
  /** The first part, parsed JSON. */
  metadata: unknown;
  /** The second part's own type, where it has one. */
  contentType: string | null;
  /** The second part. Its end is checked when all of it has been read. @throws StorageError invalid-argument */
  content: ByteStream;
}

const HEADERS_END = '\r\n\r\n';

/**
 * Takes a `multipart/related` upload apart as it comes: JSON first, then the file.
 * @throws StorageError invalid-argument
 */
export async function readMultipart(header: string | undefined, body: ByteStream): Promise<MultipartUpload> {
  const boundary = `--${boundaryOf(header)}`;
  const envelope = new Envelope(body);
  await envelope.readPast(boundary);
  await envelope.readPast(HEADERS_END);
  const metadata = await envelope.readPast(`\r\n${boundary}`);
  const headers = await envelope.readPast(HEADERS_END);
  return {
    metadata: parseJson(metadata),
    contentType: /^content-type:\s*(.+)$/im.exec(headers.toString('latin1'))?.[1]?.trim() ?? null,
    content: withoutEnd(envelope.rest(), `\r\n${boundary}--`),
  };
}

/** What comes before the file: it is short, and is read up to one mark after the other. */
class Envelope {
  readonly #body: ByteStream;
  #held: Buffer = Buffer.alloc(0);
  #size = 0;

  constructor(body: ByteStream) {
    this.#body = body;
  }

  /** What stands before the next such mark. */
  async readPast(mark: string): Promise<Buffer> {
    let end = this.#held.indexOf(mark);
    while (end < 0) {
      if (this.#size > MAX_ENVELOPE_BYTES) throw tooLarge(MAX_ENVELOPE_BYTES);
      const next = await this.#body.next();
      if (next.done) throw malformed();
      this.#size += next.value.length;
      this.#held = Buffer.concat([this.#held, next.value]);
      end = this.#held.indexOf(mark);
    }
    const before = this.#held.subarray(0, end);
    this.#held = this.#held.subarray(end + mark.length);
    return before;
  }

  async *rest(): ByteStream {
    yield this.#held;
    yield* this.#body;
  }
}

/**
 * The file's bytes may hold anything, also what looks like an end, so the end is looked for nowhere but at the very
 * end: as many bytes as it has are always held back.
 */
async function* withoutEnd(body: ByteStream, end: string): ByteStream {
  const most = end.length + '\r\n'.length;
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of body) {
    held = Buffer.concat([held, piece]);
    const sure = Math.max(0, held.length - most);
    yield held.subarray(0, sure);
    held = held.subarray(sure);
  }
  const at = held.lastIndexOf(end);
  if (at < 0 || !/^(\r\n)?$/.test(held.toString('latin1', at + end.length))) throw malformed();
  yield held.subarray(0, at);
}

function boundaryOf(header: string | undefined): string {
  const match = /^multipart\/related;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(header ?? '');
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw malformed();
  return boundary;
}

function parseJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    throw malformed();
  }
}

function malformed(): StorageError {
  return new StorageError('invalid-argument', 'Malformed multipart/related upload');
}
