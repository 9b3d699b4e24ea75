import sharp from 'sharp';

/** Returns a picture of one colour, by default 64×36, as a file of the given type. */
export function drawPicture(
  color = '#336699',
  { width = 64, height = 36, type = 'webp' }: { width?: number; height?: number; type?: 'webp' | 'png' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: color } })
    .toFormat(type, { lossless: true })
    .toBuffer();
}
