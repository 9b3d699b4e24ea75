import { expect, it } from 'vitest';
import { Crc32c } from './crc32c.ts';

it('agrees with the published check values', () => {
  // RFC 3720, B.4, and the polynomial's usual check word.
  expect(crc32c(Buffer.from('123456789'))).toBe(base64Of(0xe3069283));
  expect(crc32c(Buffer.alloc(32))).toBe(base64Of(0x8a9136aa));
  expect(crc32c(Buffer.alloc(32, 0xff))).toBe(base64Of(0x62a8ab43));
  expect(crc32c(Buffer.alloc(0))).toBe(base64Of(0));
});

it('gives the same for bytes in pieces', () => {
  expect(crc32c(Buffer.from('1234'), Buffer.alloc(0), Buffer.from('56789'))).toBe(base64Of(0xe3069283));
});

function crc32c(...pieces: Buffer[]): string {
  return pieces.reduce((sum, piece) => sum.update(piece), new Crc32c()).digest();
}

function base64Of(value: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes.toString('base64');
}
