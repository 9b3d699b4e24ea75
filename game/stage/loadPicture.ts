import { floorUri } from '../../core/catalogue/floorPose.ts';
import { lightUri } from '../../core/catalogue/pictureAddresses.ts';
import type { PictureGuide } from '../../core/catalogue/pictureGuide.ts';
import type { StageView } from '../ports.ts';
import { fetchImage } from './fetchImage.ts';
import { STAGE } from './geometry.ts';
import { multiplyPixels } from './multiplyPixels.ts';
import { shrinkPicture } from './shrinkPicture.ts';
import { type TakenApart, takenApart } from './takenApart.ts';

/** One picture as the stage needs it. */
export interface PictureRequest {
  uri: string;
  /** Light multiplied into it, `#rrggbb`; null leaves it as it is. */
  ambient: string | null;
  /** For a stage of more device pixels than the usual size serves. */
  isDouble: boolean;
  /** Device pixels of its texture, where the picture has as many. */
  width: number;
}

type LoadedPicture = HTMLImageElement | HTMLCanvasElement;

/** From this many device pixels of the stage's height on, pictures of double size are worth their bytes. */
const DOUBLE_FROM_HEIGHT = 1300;

const NO_LIGHT_CHANGE = '#ffffff';

/** Loads and decodes a picture, makes it as small as it is drawn and puts the room's light into it. Rejects when there is none at its address. */
export async function loadPicture(
  { uri, ambient, isDouble, width }: PictureRequest,
  guide: PictureGuide,
): Promise<LoadedPicture> {
  const picture = shrinkPicture(await fetchPicture(uri, isDouble, guide), width);
  return ambient && ambient !== NO_LIGHT_CHANGE ? lightPicture(picture, ambient) : picture;
}

/** Whether a stage of so many device pixels for each of its units shows more than pictures of the usual size have. */
export function needsDoublePictures(pixelsPerUnit: number): boolean {
  return pixelsPerUnit * STAGE.height > DOUBLE_FROM_HEIGHT;
}

/** Begins to load the pictures that a game still booting is about to ask for; the browser then has them at hand. */
export function warmPictures({ background, items }: StageView, isDouble: boolean, guide: PictureGuide): void {
  const light = background && lightUri(background.uri);
  const warm = (uri: string, isDouble: boolean) => fetchPicture(uri, isDouble, guide).catch(isToldLater);
  if (light) void warm(light, false);
  for (const { uri } of background ? [background, ...items] : items) void warm(uri, isDouble);
}

/** Fetches pictures after all that is shown now, with the light of those that are backgrounds, and as they lie on a floor where they can. */
export async function fetchForLater(
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
  // One that is missing is told once a stage asks for it.
  await Promise.allSettled([
    ...lights.map((uri) => fetchImage(uri, false, guide, 'low')),
    ...pictures.map((uri) => fetchImage(uri, isDouble, guide, 'low')),
  ]);
}

/** A picture that is missing is told when the stage asks for it. */
function isToldLater(): void {}

/**
 * A picture in which something swings is put together from the thing without it and what swings: whoever plays needs these two anyway,
 * and a room's background would be fetched twice. Where one of them is missing, the whole picture is fetched.
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

/** In main memory: what lights a picture up reads every pixel. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D canvas to paint a picture on.');
  return context;
}
