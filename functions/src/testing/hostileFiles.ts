import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Malicious files, generated for each run; none is stored in the repository. */

/** A chunk of a PNG: its length, its name, its content, and the checksum of name and content. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of zeros with a bit a pixel, whose content deflates to a thousandth, and chunks of the caller's before it. */
export function bitPng(width: number, height: number, ...extra: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A compressed text of this size in bytes, as a PNG may carry it. */
export function textBomb(bytes: number): Buffer {
  return chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]),
  );
}

/** A chunk that should hold a colour profile, but holds none. */
export function brokenProfile(): Buffer {
  return chunk(
    'iCCP',
    Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.from('no profile'))]),
  );
}

/** The header of a lossless WebP of 16,383 by 16,383 pixels, without its pixels. */
export function webpBomb(): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(16_382 | (16_382 << 14));
  const content = Buffer.concat([Buffer.from([0x2f]), size, Buffer.alloc(51)]);
  return riff(Buffer.from('VP8L', 'latin1'), content);
}

function riff(name: Buffer, content: Buffer): Buffer {
  const [length, whole] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32LE(content.length);
  whole.writeUInt32LE(content.length + 12);
  return Buffer.concat([Buffer.from('RIFF'), whole, Buffer.from('WEBP'), name, length, content]);
}

/** A GIF that claims 20,000 by 20,000 pixels and contains a few bytes of them. */
export function gifBomb(): Buffer {
  const head = Buffer.from('GIF89a\x20\x4e\x20\x4e\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  return Buffer.concat([head, Buffer.from(',\0\0\0\0\x20\x4e\x20\x4e\0\x02\x02D\x01\0;', 'latin1')]);
}

/** A moving picture: a red frame, then a blue one. */
export function moving(type: 'gif' | 'webp'): Promise<Buffer> {
  const frame = (red: number, blue: number) =>
    Buffer.from([red, 0, blue])
      .toString('latin1')
      .repeat(40 * 20);
  const pixels = Buffer.from(frame(255, 0) + frame(0, 255), 'latin1');
  const picture = sharp(pixels, { raw: { width: 40, height: 40, channels: 3, pageHeight: 20 } });
  return (
    type === 'gif' ? picture.gif({ delay: [100, 100] }) : picture.webp({ lossless: true, delay: [100, 100] })
  ).toBuffer();
}

/** A picture of 60×30 pixels, the left half red and the right one blue, with an EXIF orientation. */
export async function turned(orientation: number): Promise<Buffer> {
  const blue = { create: { width: 30, height: 30, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width: 60, height: 30, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 30, top: 0 }])
    .withMetadata({ orientation })
    .withExifMerge({ IFD0: { Copyright: 'at home' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Returns an SVG with the given content, by default 100×50. */
export function drawing(content: string, attributes = 'width="100" height="50"', before = ''): Buffer {
  return Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );
}
