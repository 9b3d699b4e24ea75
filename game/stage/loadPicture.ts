import { floorUri } from '../../core/catalogue/floorPose.ts';
import { lightUri } from '../../core/catalogue/pictureAddresses.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { StageView } from '../ports.ts';
import { fetchImage } from './fetchImage.ts';
import { STAGE } from './geometry.ts';
import { multiplyPixels } from './multiplyPixels.ts';
import { shrinkPicture } from './shrinkPicture.ts';
import { type TakenApart, takenApart } from './takenApart.ts';

/** A picture in the form that the stage needs. */
export interface PictureRequest {
  uri: string;
  /** Light multiplied into it, `#rrggbb`; null for none. */
  ambient: string | null;
  /** For a stage with more device pixels than the normal size has. */
  isDouble: boolean;
  /** Device pixels of its texture, if the picture has as many. */
  width: number;
}

type LoadedPicture = HTMLImageElement | HTMLCanvasElement;

/** Height of the stage in device pixels from which double-size pictures are used. */
const DOUBLE_FROM_HEIGHT = 1300;

const NO_LIGHT_CHANGE = '#ffffff';

/**
 * Loads and decodes a picture, scales it to its drawn size and applies the room's light. Rejects if the
 * address has none.
 */
export async function loadPicture(
  { uri, ambient, isDouble, width }: PictureRequest,
  guide: PictureGuide,
): Promise<LoadedPicture> {
  const picture = shrinkPicture(await fetchPicture(uri, isDouble, guide), width);
  return ambient && ambient !== NO_LIGHT_CHANGE ? lightPicture(picture, ambient) : picture;
}

/**
 * Returns whether the stage shows more detail than normal-size pictures have, at these device pixels per
 * stage unit.
 */
export function needsDoublePictures(pixelsPerUnit: number): boolean {
  return pixelsPerUnit * STAGE.height > DOUBLE_FROM_HEIGHT;
}

/** Starts loading the pictures that a booting game will request, so that the browser has them ready. */
export function warmPictures({ background, items }: StageView, isDouble: boolean, guide: PictureGuide): void {
  const light = background && lightUri(background.uri);
  const warm = (uri: string, isDouble: boolean) => fetchPicture(uri, isDouble, guide).catch(isToldLater);
  if (light) void warm(light, false);
  for (const { uri } of background ? [background, ...items] : items) void warm(uri, isDouble);
}

/**
 * Preloads pictures after all visible ones, with the lights of backgrounds and the lying pictures of items.
 */
export async function preload(
  uris: readonly string[],
  isDouble: boolean,
  guide: PictureGuide,
): Promise<void> {
  const lights = uris.flatMap((uri) => lightUri(uri) ?? []);
  const lying = uris.flatMap((uri) => {
    const onFloor = floorUri(uri);
    return onFloor !== null && guide.has(onFloor) ? [onFloor] : [];
  });
  const pictures = [...uris, ...lying].flatMap((uri) => {
    const apart = takenApart(uri, guide);
    return apart === null ? [uri] : [apart.still, ...apart.parts.map((part) => part.uri)];
  });
  // A missing picture is reported when a stage requests it.
  await Promise.allSettled([
    ...lights.map((uri) => fetchImage(uri, false, guide, 'low')),
    ...pictures.map((uri) => fetchImage(uri, isDouble, guide, 'low')),
  ]);
}

/** Ignores the failure of a preload, since the stage reports the picture when it requests it. */
function isToldLater(): void {}

/**
 * Composes a picture from its still picture and its parts, which players need anyway, instead of fetching a
 * background twice. Fetches the whole picture if one of them is missing.
 */
async function fetchPicture(uri: string, isDouble: boolean, guide: PictureGuide): Promise<LoadedPicture> {
  const apart = takenApart(uri, guide);
  if (apart !== null)
    try {
      return await fetchTogether(apart, isDouble, guide);
    } catch {}
  return fetchImage(uri, isDouble, guide);
}

async function fetchTogether(
  { still, parts }: TakenApart,
  isDouble: boolean,
  guide: PictureGuide,
): Promise<HTMLCanvasElement> {
  const [whole, ...loose] = await Promise.all([
    fetchImage(still, isDouble, guide).then(copyPicture),
    ...parts.map(async ({ uri, box }) => ({ box, image: await fetchImage(uri, isDouble, guide) })),
  ] as const);
  const { width, height } = whole;
  for (const { box, image } of loose) {
    const [x, y, across, down] = box;
    const at = [
      (x * width) / 100,
      (y * height) / 100,
      (across * width) / 100,
      (down * height) / 100,
    ] as const;
    contextOf(whole).drawImage(image, ...at);
  }
  return whole;
}

function lightPicture(unlit: LoadedPicture, light: string): HTMLCanvasElement {
  const canvas = unlit instanceof HTMLCanvasElement ? unlit : copyPicture(unlit);
  const context = contextOf(canvas);
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  multiplyPixels(picture.data, light);
  context.putImageData(picture, 0, 0);
  return canvas;
}

function copyPicture(image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  contextOf(canvas).drawImage(image, 0, 0);
  return canvas;
}

/** Keeps the canvas in main memory, since applying light reads every pixel. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D canvas to paint a picture on.');
  return context;
}
