import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { lightUri } from '../../core/catalogue/pictureAddresses.ts';
import type { ViewItem } from '../../core/play/view/playerView.ts';
import type { Background } from '../../core/room/model.ts';
import { posedView } from '../../core/room/posedView.ts';
import { type Ground, shadowOf, TOP_LEFT } from '../../game/stage/contactShadow.ts';
import { STAGE } from '../../game/stage/geometry.ts';
import { castShadow } from './castShadow.ts';
import { type Piece, type PieceSize, toOverlays } from './Piece.ts';
import { type StillFacts, stillFacts } from './stillFacts.ts';

/** The fields of an item that are needed for drawing. */
export type StillItem = Pick<ViewItem, 'uri' | 'aspect' | 'hitBox' | 'position' | 'width' | 'spot'>;

export interface Still {
  background: Background;
  /** The items, the rear ones first. */
  items: readonly StillItem[];
}

interface StillOptions {
  size: PieceSize;
  /** Fetches the picture of an address such as /art/items/door/oak/default.webp. */
  loadPicture: (uri: string) => Promise<Buffer>;
  facts?: StillFacts;
}

/**
 * Draws a room like the stage, without a browser: lying things, shadows by the room's light, and tint and
 * light over everything. Moving parts stand still.
 */
export async function drawStill(still: Still, options: StillOptions): Promise<Sharp> {
  const { size, loadPicture, facts = stillFacts() } = options;
  const { uri, ambient } = still.background;
  const posed = posedView(still, facts);
  const { lightFrom = TOP_LEFT, hasFloor = true } = facts.get(uri) ?? {};
  const ground = { lightFrom, hasFloor };
  // Spots lie over the background and have no picture (N6).
  const drawn = posed.items.filter(({ spot }) => spot === undefined);
  const layers = await Promise.all(
    drawn.map((item) => drawItem(item, { ...options, facts, ground, ambient })),
  );
  const background = await sharp(await loadPicture(uri))
    .resize(size.width, size.height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(background, { raw: { ...size, channels: 3 } }).composite([
    ...layers.flat(),
    ...(await drawLight(uri, options)),
  ]);
}

interface ItemOptions extends StillOptions {
  facts: StillFacts;
  ground: Ground;
  ambient: string;
}

/** A thing with its shadow below it. */
async function drawItem(item: StillItem, options: ItemOptions): Promise<OverlayOptions[]> {
  const { size, facts, ground, ambient } = options;
  const thing = await drawThing(item, options);
  const anchor = facts.get(item.uri)?.shadow;
  const fall = anchor ? shadowOf(item, anchor, ground) : null;
  const shadow = fall ? [await castShadow(fall, thing, size.width / STAGE.width)] : [];
  const pieces = await Promise.all(
    [...shadow, await light(thing, ambient)].map((one) => toOverlays(one, size)),
  );
  return pieces.flat();
}

/** Draws a thing as raw pixels, since encoding each step would take longest. */
async function drawThing(item: StillItem, { size, loadPicture }: StillOptions): Promise<Piece> {
  const width = Math.max(1, Math.round((item.width / 100) * size.width));
  const height = Math.max(1, Math.round(width * item.aspect));
  const pixels = await sharp(await loadPicture(item.uri))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const left = Math.round((item.position.x / 100) * size.width);
  const top = Math.round((item.position.y / 100) * size.height);
  return { pixels, width, height, left, top };
}

/** Multiplies a thing by the room's light. */
async function light(thing: Piece, ambient: string): Promise<Piece> {
  const tint = [1, 3, 5].map((at) => Number.parseInt(ambient.slice(at, at + 2), 16) / 255);
  const pixels = await sharp(thing.pixels, { raw: { width: thing.width, height: thing.height, channels: 4 } })
    .linear([...tint, 1], [0, 0, 0, 0])
    .raw()
    .toBuffer();
  return { ...thing, pixels };
}

/** The light over things and background; uploaded backgrounds have none. */
async function drawLight(background: string, { size, loadPicture }: StillOptions): Promise<OverlayOptions[]> {
  const uri = lightUri(background);
  if (uri === null) return [];
  const input = await sharp(await loadPicture(uri))
    .resize(size.width, size.height, { fit: 'fill' })
    .png()
    .toBuffer();
  return [{ input }];
}
