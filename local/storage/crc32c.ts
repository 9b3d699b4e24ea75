const REVERSED_POLYNOMIAL = 0x82f63b78;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => remainder(byte));

/**
 * CRC-32C (Castagnoli) of bytes that come piece by piece, in base64 as Cloud Storage writes it. The Admin SDK compares
 * it after every upload and deletes the object if it differs; Node's zlib only knows the other polynomial.
 */
export class Crc32c {
  #crc = 0xffffffff;

  update(bytes: Uint8Array): this {
    let crc = this.#crc;
    for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
    this.#crc = crc;
    return this;
  }

  digest(): string {
    const digest = Buffer.alloc(4);
    digest.writeUInt32BE(~this.#crc >>> 0);
    return digest.toString('base64');
  }
}

function remainder(byte: number): number {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ REVERSED_POLYNOMIAL : crc >>> 1;
  return crc;
}
