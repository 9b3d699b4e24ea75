import { createHash } from 'node:crypto';
import sharp, { type OverlayOptions } from 'sharp';
import { belowArt, listPictures, type PixelSize } from '../../art/pictures.ts';
import { render } from '../../art/render.ts';
import { DOOR_ID, type ItemConfig, type Room } from '../../core/room/model.ts';
import { posedItem } from '../../core/room/posedView.ts';
import { stillFacts } from '../stills/stillFacts.ts';
import { dress, type HeroLayer } from './dressHero.ts';

/** One file of the hero's picture. */
export interface HeroPicture {
  width: number;
  /** The path below the site's root, with a digest of the content. */
  file: string;
  webp: Buffer;
}

const FULL: PixelSize = { width: 1920, height: 1080 };
/** The widths for phones, high-density phones, and wide windows. */
const WIDTHS = [720, 1440, FULL.width];
/**
 * The preview in the page itself, as a `data:` address: as wide as a phone shows it, so that it is the page's
 * largest paint, and small (3 kB), so that the first view fits into the bytes that a server sends before it
 * waits for an acknowledgement.
 */
const ROUGH = { width: 720, quality: 1 };

/**
 * Draws the little room at dusk as one picture in several widths and as a rough preview. Door and door light are left
 * out, since they move.
 * @throws if the library lacks a picture
 */
export async function drawHero(room: Room): Promise<{ pictures: readonly HeroPicture[]; rough: string }> {
  const layers = await Promise.all(dress(thingsOf(room), FULL).map(toOverlay));
  const background = await drawn(room.background.uri, FULL);
  const whole = await sharp(background).composite(layers).png().toBuffer();
  const rough = await scale(whole, ROUGH.width, ROUGH.quality);
  const pictures = await Promise.all(WIDTHS.map(async (width) => named(width, await scale(whole, width))));
  return { pictures, rough: `data:image/webp;base64,${rough.toString('base64')}` };
}

/** Returns the things that are visible at first, back to front, in the stage's poses. */
function thingsOf({ itemOrder, itemConfigs, background }: Room): [string, ItemConfig][] {
  return itemOrder.flatMap((id): [string, ItemConfig][] => {
    const item = itemConfigs[id];
    return item && id !== DOOR_ID && !item.isHidden
      ? [[id, posedItem(item, { background }, stillFacts())]]
      : [];
  });
}

async function toOverlay(layer: HeroLayer): Promise<OverlayOptions> {
  if (layer.type === 'light') return { input: Buffer.from(layer.svg), blend: layer.blend };
  const { uri, position, width: percent, brightness } = layer;
  const aspect = sizeOf(uri).height / sizeOf(uri).width;
  const width = Math.round((percent / 100) * FULL.width);
  const picture = await drawn(uri, { width, height: Math.round(width * aspect) });
  return {
    input: await sharp(picture)
      .ensureAlpha()
      .linear([brightness, brightness, brightness, 1], [0, 0, 0, 0])
      .png()
      .toBuffer(),
    left: Math.round((position.x / 100) * FULL.width),
    top: Math.round((position.y / 100) * FULL.height),
  };
}

function drawn(uri: string, size: PixelSize): Promise<Buffer> {
  return render(pictureOf(uri).drawing.draw(), size);
}

function sizeOf(uri: string): PixelSize {
  return pictureOf(uri).size;
}

function pictureOf(uri: string) {
  const picture = listPictures().get(belowArt(uri));
  if (!picture) throw new Error(`There is no picture ${uri}.`);
  return picture;
}

function scale(picture: Buffer, width: number, quality = 78): Promise<Buffer> {
  return sharp(picture).resize(width).webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
}

function named(width: number, webp: Buffer): HeroPicture {
  const digest = createHash('sha256').update(webp).digest('hex').slice(0, 8);
  return { width, file: `assets/hero-${width}-${digest}.webp`, webp };
}
