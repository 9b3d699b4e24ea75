const FIRST_SIZE = 256;
/** No UTF-8 character of a JavaScript code unit takes more bytes. */
const BYTES_OF_UNIT = 3;

/** Writes the bytes of a key, whose order is that of what they stand for. Each method returns the writer. */
export class KeyWriter {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(byte: number): this {
    this.#reserve(1);
    this.#bytes[this.#length++] = byte;
    return this;
  }

  append(bytes: Uint8Array): this {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this;
  }

  /** A double: its bits are in the order of the numbers once those of negative numbers are inverted. */
  double(number: number): this {
    this.#reserve(8);
    const start = this.#length;
    // Adding 0 makes 0 of -0, which is equal to it.
    this.#length = this.#bytes.writeDoubleBE(number + 0, start);
    if (number < 0) this.invertFrom(start);
    else this.#bytes[start] = (this.#bytes[start] ?? 0) ^ 0x80;
    return this;
  }

  uint16(number: number): this {
    this.#reserve(2);
    this.#length = this.#bytes.writeUInt16BE(number, this.#length);
    return this;
  }

  uint32(number: number): this {
    this.#reserve(4);
    this.#length = this.#bytes.writeUInt32BE(number, this.#length);
    return this;
  }

  int64(number: bigint): this {
    this.#reserve(8);
    const start = this.#length;
    this.#length = this.#bytes.writeBigInt64BE(number, start);
    this.#bytes[start] = (this.#bytes[start] ?? 0) ^ 0x80;
    return this;
  }

  /** A text in UTF-8, with an end that comes before every longer text. */
  text(text: string): this {
    if (text.includes('\0')) return this.bytes(Buffer.from(text));
    this.#reserve(text.length * BYTES_OF_UNIT);
    this.#length += this.#bytes.write(text, this.#length);
    this.#end();
    return this;
  }

  /** Bytes, with an end that comes before all longer ones: zeros among them are marked, so that none is taken for it. */
  bytes(bytes: Uint8Array): this {
    for (const byte of bytes) {
      this.byte(byte);
      if (byte === 0) this.byte(0xff);
    }
    this.#end();
    return this;
  }

  /** Turns the order of all that was written from a place on. */
  invertFrom(start: number): this {
    for (let at = start; at < this.#length; at++) this.#bytes[at] = (this.#bytes[at] ?? 0) ^ 0xff;
    return this;
  }

  /** A copy of what was written. */
  take(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  #end(): void {
    this.byte(0);
    this.byte(1);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + more));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}
