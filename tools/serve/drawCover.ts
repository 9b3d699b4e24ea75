import sharp, { type OverlayOptions } from 'sharp';
import { lightUri } from '../../core/catalogue/pictureAddresses.ts';
import { openingView } from '../../core/play/openingView.ts';
import type { ViewItem } from '../../core/play/playerView.ts';
import type { Room } from '../../core/room/model.ts';

const WIDTH = 960;
const HEIGHT = 540;

/** Fetches the picture of an address such as /art/items/door/oak/default.webp. */
type LoadPicture = (uri: string) => Promise<Buffer>;

/** Draws a room as a player sees it at the start, as WebP: what the editor's stage does for every other room. */
export async function drawCover(room: Room, loadPicture: LoadPicture): Promise<Buffer> {
  const { uri, ambient } = room.background;
  const background = await sharp(await loadPicture(uri))
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const { items } = openingView(room);
  // Spots lie over the background and have no picture (N6).
  const drawn = items.filter(({ spot }) => spot === undefined);
  const layers = await Promise.all(drawn.map((item) => drawItem(item, ambient, loadPicture)));
  return sharp(background, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([...layers, ...(await drawLight(uri, loadPicture))])
    .webp({ quality: 82 })
    .toBuffer();
}

/** What falls on things and background alike; an uploaded background has none. */
async function drawLight(background: string, loadPicture: LoadPicture): Promise<OverlayOptions[]> {
  const uri = lightUri(background);
  if (uri === null) return [];
  return [
    {
      input: await sharp(await loadPicture(uri))
        .resize(WIDTH, HEIGHT, { fit: 'fill' })
        .png()
        .toBuffer(),
    },
  ];
}

/** Items are multiplied by the room's light, as the stage does it. In pixels throughout: to pack each step would take longest. */
async function drawItem(item: ViewItem, ambient: string, loadPicture: LoadPicture): Promise<OverlayOptions> {
  const width = Math.max(1, Math.round((item.width / 100) * WIDTH));
  const height = Math.max(1, Math.round(width * item.aspect));
  const raw = { width, height, channels: 4 } as const;
  const sized = await sharp(await loadPicture(item.uri))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const lit = await sharp(sized, { raw })
    .linear([...lightOf(ambient), 1], [0, 0, 0, 0])
    .raw()
    .toBuffer();
  const left = Math.round((item.position.x / 100) * WIDTH);
  const top = Math.round((item.position.y / 100) * HEIGHT);
  return cropToStage(lit, { left, top, width, height });
}

/** An item may stand partly outside the stage (E7), which sharp refuses to draw. */
async function cropToStage(
  pixels: Buffer,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Promise<OverlayOptions> {
  const region = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, WIDTH - left) - Math.max(0, -left),
    height: Math.min(height, HEIGHT - top) - Math.max(0, -top),
  };
  const input = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(region)
    .raw()
    .toBuffer();
  const raw = { width: region.width, height: region.height, channels: 4 } as const;
  return { input, raw, left: Math.max(0, left), top: Math.max(0, top) };
}

function lightOf(ambient: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(ambient.slice(at, at + 2), 16) / 255);
}
