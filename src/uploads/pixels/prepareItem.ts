import { copyBox } from './copyBox.ts';
import { cutOut } from './cut/cutOut.ts';
import { findBounds } from './findBounds.ts';
import { mirror } from './finish/mirror.ts';
import { outline } from './finish/outline.ts';
import { shadeEdges } from './finish/shadeEdges.ts';
import { castShadow, footDepth, groundShadow } from './finish/shadows.ts';
import { type PixelBox, type Pixels, toPixelBox } from './Pixels.ts';
import type { PictureEdits } from './pictureEdits.ts';

/** Where the thing will be: standing things cast their shadow on the floor, hanging ones on the wall. */
export type ShadowPlace = 'floor' | 'wall';

/** The outline's width as a share of the thing's longer side, as in the built-in drawings. */
const OUTLINE = 0.0115;
/** Space at each side for a shadow on the wall. */
const WALL_ROOM = 0.07;

/**
 * An item's picture as rooms show it: cut out, mirrored to the light, trimmed, shaded, with outline and
 * shadow. Null if nothing is left.
 */
export function prepareItem(source: Pixels, edits: PictureEdits, place: ShadowPlace): Pixels | null {
  const cut = cutOut(source, edits);
  const bounds = findBounds(cut);
  if (!bounds) return null;
  const box = edits.isTrimmed ? bounds : edits.crop ? toPixelBox(source, edits.crop) : wholeOf(source);
  const size = Math.max(bounds.width, bounds.height);
  const framed = copyBox(cut, withMargin(box, marginFor(bounds, edits, place)));
  const pixels = edits.isMirrored ? mirror(framed) : framed;
  decorate(pixels, edits, { place, size });
  return edits.isTrimmed ? trim(pixels) : pixels;
}

function wholeOf({ width, height }: Pixels): PixelBox {
  return { x: 0, y: 0, width, height };
}

function marginFor(bounds: PixelBox, { hasOutline, hasShadow }: PictureEdits, place: ShadowPlace): number {
  const size = Math.max(bounds.width, bounds.height);
  const forOutline = hasOutline ? size * OUTLINE + 2 : 0;
  if (!hasShadow) return Math.ceil(forOutline);
  const forShadow = place === 'wall' ? size * WALL_ROOM : footDepth(bounds) + size * WALL_ROOM;
  return Math.ceil(forOutline + forShadow);
}

function withMargin({ x, y, width, height }: PixelBox, margin: number): PixelBox {
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

function decorate(
  pixels: Pixels,
  { hasOutline, hasShadow }: PictureEdits,
  { place, size }: { place: ShadowPlace; size: number },
): void {
  if (hasShadow) shadeEdges(pixels, size);
  if (hasOutline) outline(pixels, Math.max(1.5, size * OUTLINE));
  if (!hasShadow) return;
  if (place === 'wall') castShadow(pixels, size);
  else groundShadow(pixels);
}

function trim(pixels: Pixels): Pixels {
  const bounds = findBounds(pixels);
  return bounds ? copyBox(pixels, bounds) : pixels;
}
