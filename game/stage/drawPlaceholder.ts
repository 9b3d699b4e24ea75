import type { HitBox } from '../../core/catalogue/model.ts';
import { multiplyPixels } from './multiplyPixels.ts';

interface PlaceholderLook {
  /** The picture's dominant colour, `#rrggbb`. */
  color: string;
  /** Light multiplied into it, `#rrggbb`; null for none. */
  ambient: string | null;
  /** Height divided by width of the whole picture. */
  aspect: number;
  hitBox: HitBox;
}

const WIDTH = 128;
const OPACITY = 0.6;
/** Share of the shorter side. */
const ROUNDING = 0.18;

/** Draws the placeholder of a loading picture: a soft shape in its colour over the clickable area. */
export function drawPlaceholder({ color, ambient, aspect, hitBox }: PlaceholderLook): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.max(1, Math.round(WIDTH * aspect));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas to draw a placeholder on.');
  const [x, y] = [(hitBox.x / 100) * canvas.width, (hitBox.y / 100) * canvas.height];
  const [width, height] = [(hitBox.width / 100) * canvas.width, (hitBox.height / 100) * canvas.height];
  context.globalAlpha = OPACITY;
  context.fillStyle = ambient === null ? color : lightColor(color, ambient);
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(width, height) * ROUNDING);
  context.fill();
  return canvas;
}

/** Returns a colour under a room's light. */
export function lightColor(color: string, light: string): string {
  const pixel = new Uint8ClampedArray([
    ...[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)),
    255,
  ]);
  multiplyPixels(pixel, light);
  return `#${[...pixel.slice(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
