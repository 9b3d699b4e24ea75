/** Shadows are violet, never black: as in the drawings. */
export const SHADOW_RGB = [18, 10, 30] as const;
/** Opacity of a floor shadow from its centre to its edge. */
export const POOL_FADE = [
  [0, 1],
  [0.55, 0.9],
  [0.8, 0.45],
  [1, 0],
] as const;
/** Opacity of shadows. */
export const SHADOW_STRENGTH = { floor: 0.8, wall: 0.6 };
const POOL = { width: 128, height: 32 };
/** Pixels of a silhouette's longer side; few are enough, since it is blurred. */
const SIZE = 56;
/** Alpha above which a pixel belongs to the item, not to its glow or shadow. */
const SOLID = 140;
const SOFTENINGS = 2;

/** Draws the floor shadow shared by all standing items; the stage stretches it. */
export function drawPool(): HTMLCanvasElement {
  const canvas = createCanvas(POOL.width, POOL.height);
  const context = contextOf(canvas);
  context.scale(1, POOL.height / POOL.width);
  const half = POOL.width / 2;
  const fade = context.createRadialGradient(half, half, 0, half, half, half);
  for (const [at, alpha] of POOL_FADE) fade.addColorStop(at, `rgba(${SHADOW_RGB.join()},${alpha})`);
  context.fillStyle = fade;
  context.fillRect(0, 0, POOL.width, POOL.width);
  return canvas;
}

/** Draws the blurred silhouette of a picture's item, covering the whole picture. */
export function drawSilhouette(picture: CanvasImageSource, aspect: number): HTMLCanvasElement {
  const { width, height } = silhouetteSize(aspect);
  const canvas = createCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  toShadow(pixels);
  context.putImageData(pixels, 0, 0);
  return canvas;
}

export function silhouetteSize(aspect: number): { width: number; height: number } {
  const scale = SIZE / Math.max(1, aspect);
  return { width: Math.max(1, Math.round(scale)), height: Math.max(1, Math.round(scale * aspect)) };
}

interface ShadowPixels extends Pick<ImageData, 'width' | 'height'> {
  data: Uint8ClampedArray | Uint8Array;
}

/** Reduces RGBA pixels in place to their silhouette in the shadow's colour with a soft edge. */
export function toShadow({ data, width, height }: ShadowPixels): void {
  let alpha = Float32Array.from({ length: width * height }, (_, at) =>
    (data[at * 4 + 3] ?? 0) >= SOLID ? 255 : 0,
  );
  for (let i = 0; i < SOFTENINGS; i++) alpha = soften(soften(alpha, width, height, 1), width, height, width);
  alpha.forEach((value, at) => {
    data.set([...SHADOW_RGB, value], at * 4);
  });
}

/**
 * Returns the mean of each pixel and its neighbours a step to either side; beyond the edge is transparent.
 */
function soften(alpha: Float32Array, width: number, height: number, step: number): Float32Array<ArrayBuffer> {
  const isAlong = step === 1;
  return Float32Array.from(alpha, (value, at) => {
    const place = isAlong ? at % width : Math.floor(at / width);
    const before = place > 0 ? (alpha[at - step] ?? 0) : 0;
    const after = place < (isAlong ? width : height) - 1 ? (alpha[at + step] ?? 0) : 0;
    return (before + value + after) / 3;
  });
}

function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  return Object.assign(canvas, { width, height });
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D canvas to draw a shadow on.');
  return context;
}
