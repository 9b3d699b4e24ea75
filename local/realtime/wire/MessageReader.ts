/** The SDK sends it every 45 seconds, so that proxies do not close an idle connection. */
const KEEP_ALIVE = '0';
const COUNT = /^\d{1,6}$/;
/** Code units of a frame; longer messages are split, after a frame with the number of pieces. */
const PIECE = 16_384;

/** Joins a connection's frames into messages. */
export class MessageReader {
  readonly #mostBytes: number;
  #missing = 0;
  #pieces: string[] = [];
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Returns the message that a frame completes, or null. @throws RangeError for a message over the limit */
  read(frame: string): string | null {
    if (this.#missing === 0) {
      if (frame === KEEP_ALIVE) return null;
      if (!COUNT.test(frame)) return this.#whole(frame);
      this.#expect(Number(frame));
      return null;
    }
    this.#bytes += Buffer.byteLength(frame);
    if (this.#bytes > this.#mostBytes) throw new RangeError('The message is too long.');
    this.#pieces.push(frame);
    this.#missing -= 1;
    return this.#missing > 0 ? null : this.#pieces.join('');
  }

  #whole(frame: string): string {
    if (Buffer.byteLength(frame) > this.#mostBytes) throw new RangeError('The message is too long.');
    return frame;
  }

  #expect(count: number): void {
    if (count * PIECE > this.#mostBytes + PIECE) throw new RangeError('The message has too many pieces.');
    this.#missing = count;
    this.#pieces = [];
    this.#bytes = 0;
  }
}

/** Returns the frames of a message. */
export function framesOf(message: string): readonly string[] {
  if (message.length <= PIECE) return [message];
  const count = Math.ceil(message.length / PIECE);
  const pieces = Array.from({ length: count }, (_, place) =>
    message.slice(place * PIECE, (place + 1) * PIECE),
  );
  return [String(count), ...pieces];
}
