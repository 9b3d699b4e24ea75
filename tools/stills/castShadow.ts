import sharp from 'sharp';
import type { Fall } from '../../game/stage/contactShadow.ts';
import {
  POOL_FADE,
  SHADOW_RGB,
  SHADOW_STRENGTH,
  silhouetteSize,
  toShadow,
} from '../../game/stage/drawShadow.ts';
import type { Piece } from './Piece.ts';

/** The shadow that the stage would lay for a thing; `scale`: pixels a stage unit. */
export function castShadow(fall: Fall, thing: Piece, scale: number): Promise<Piece> {
  return fall.on === 'floor' ? drawPool(fall, scale) : drawSilhouette(fall, thing, scale);
}

async function drawPool(
  { center, width, height, angle }: Fall & { on: 'floor' },
  scale: number,
): Promise<Piece> {
  const [rx, ry] = [(width * scale) / 2, (height * scale) / 2];
  const tilt = Math.abs(Math.sin((angle * Math.PI) / 180)) * rx;
  const [halfWidth, halfHeight] = [Math.ceil(rx) + 1, Math.ceil(ry + tilt) + 1];
  const stops = POOL_FADE.map(
    ([at, alpha]) =>
      `<stop offset="${at}" stop-color="rgb(${SHADOW_RGB.join()})" stop-opacity="${alpha * SHADOW_STRENGTH.floor}"/>`,
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${halfWidth * 2}" height="${halfHeight * 2}">` +
    `<radialGradient id="p">${stops.join('')}</radialGradient>` +
    `<ellipse cx="0" cy="0" rx="${rx}" ry="${ry}" fill="url(#p)" ` +
    `transform="translate(${halfWidth} ${halfHeight}) rotate(${angle})"/></svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return {
    pixels,
    width: halfWidth * 2,
    height: halfHeight * 2,
    left: Math.round(center.x * scale) - halfWidth,
    top: Math.round(center.y * scale) - halfHeight,
  };
}

async function drawSilhouette({ by }: Fall & { on: 'wall' }, thing: Piece, scale: number): Promise<Piece> {
  const { pixels, width, height, left, top } = thing;
  const size = silhouetteSize(height / width);
  const data = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  toShadow({ data, ...size });
  const shadow = await sharp(data, { raw: { ...size, channels: 4 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .linear([1, 1, 1, SHADOW_STRENGTH.wall], [0, 0, 0, 0])
    .raw()
    .toBuffer();
  return {
    pixels: shadow,
    width,
    height,
    left: Math.round(left + by.x * scale),
    top: Math.round(top + by.y * scale),
  };
}
