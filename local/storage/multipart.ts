import { parseJson } from '../http/parseJson.ts';
import type { ByteStream } from './FileFolder.ts';
import { MAX_ENVELOPE_BYTES } from './limits.ts';
import { StorageError, tooLarge } from './StorageError.ts';

interface MultipartUpload {
  /** The first part, parsed JSON. */
  metadata: unknown;
  /** The second part's own type, where it has one. */
  contentType: string | null;
  /** Maximum number of bytes of the body outside the second part. */
  otherBytes: number;
  /** The second part. Its end is checked once all of it was read. @throws StorageError invalid-argument */
  content: ByteStream;
}

const HEADERS_END = '\r\n\r\n';
/** Maximum characters (RFC 2046): that many bytes are held back and copied with each piece of the file. */
const MAX_BOUNDARY = 70;

/**
 * Takes a `multipart/related` upload apart as it comes: JSON first, then the file.
 * @throws StorageError invalid-argument
 */
export async function readMultipart(header: string | undefined, body: ByteStream): Promise<MultipartUpload> {
  const boundary = `--${boundaryOf(header)}`;
  const end = `\r\n${boundary}--`;
  const envelope = new Envelope(body);
  await envelope.readPast(boundary);
  await envelope.readPast(HEADERS_END);
  const metadata = await envelope.readPast(`\r\n${boundary}`);
  const headers = await envelope.readPast(HEADERS_END);
  return {
    metadata: parseMetadata(metadata),
    contentType: /^content-type:[ \t]*([^ \t\r\n].*)/im.exec(headers.toString('latin1'))?.[1]?.trim() ?? null,
    otherBytes: envelope.bytesRead + end.length + '\r\n'.length,
    content: withoutEnd(envelope.rest(), end),
  };
}

/** The part before the file. It is short, and read from one mark (such as a boundary line) to the next. */
class Envelope {
  readonly #body: ByteStream;
  /** Received bytes up to `#end`; doubles when full, so that tiny pieces are not copied repeatedly. */
  #room: Buffer = Buffer.alloc(1024);
  #begin = 0;
  #end = 0;

  constructor(body: ByteStream) {
    this.#body = body;
  }

  /** Up to and including the last mark. */
  get bytesRead(): number {
    return this.#begin;
  }

  /** Reads up to the next occurrence of the mark, and returns what is before it. */
  async readPast(mark: string): Promise<Buffer> {
    let searched = this.#begin;
    for (;;) {
      const at = this.#room.subarray(0, this.#end).indexOf(mark, searched);
      if (at >= 0) {
        const before = this.#room.subarray(this.#begin, at);
        this.#begin = at + mark.length;
        return before;
      }
      searched = Math.max(this.#begin, this.#end - mark.length + 1);
      await this.#readOn();
    }
  }

  async #readOn(): Promise<void> {
    if (this.#end > MAX_ENVELOPE_BYTES) throw tooLarge(MAX_ENVELOPE_BYTES);
    const next = await this.#body.next();
    if (next.done) throw malformed();
    const end = this.#end + next.value.length;
    if (end > this.#room.length) {
      const larger = Buffer.alloc(Math.max(end, 2 * this.#room.length));
      this.#room.copy(larger, 0, 0, this.#end);
      this.#room = larger;
    }
    next.value.copy(this.#room, this.#end);
    this.#end = end;
  }

  async *rest(): ByteStream {
    yield this.#room.subarray(this.#begin, this.#end);
    yield* this.#body;
  }
}

/**
 * The file's bytes may contain anything, also the end mark, so only the end of the stream is checked: the
 * last bytes, as many as the mark has, are always held back.
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
  if (boundary === undefined || boundary.length > MAX_BOUNDARY) throw malformed();
  return boundary;
}

function parseMetadata(text: Buffer): unknown {
  if (text.length === 0) throw malformed();
  return parseJson(text);
}

function malformed(): StorageError {
  return new StorageError('invalid-argument', 'Malformed multipart/related upload');
}
