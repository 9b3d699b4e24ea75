import sharp from 'sharp';

/** A picture of one colour, 64×36 unless told, as a file of its kind. */
export function drawPicture(
  color = '#336699',
  { width = 64, height = 36, type = 'webp' }: { width?: number; height?: number; type?: 'webp' | 'png' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: color } })
    .toFormat(type, { lossless: true })
    .toBuffer();
}
