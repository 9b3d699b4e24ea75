import { brush } from './brush.ts';
import { clearBorder, clearColorAt } from './clearColor.ts';
import { applyMask, createMask, type Mask } from './Mask.ts';
import { type Pixels, type ShareBox, toPixelBox } from './Pixels.ts';
import type { Cut, PictureEdits } from './pictureEdits.ts';
import { soften } from './soften.ts';

/** The picture, as large as it was, with all clear that the edits cut away. */
export function cutOut(source: Pixels, { cuts, crop }: Pick<PictureEdits, 'cuts' | 'crop'>): Pixels {
  const mask = createMask(source);
  for (const cut of cuts) applyCut(source, mask, cut);
  const softened = cuts.length > 0 ? soften(source, mask) : mask;
  if (crop) clearOutside(source, softened, crop);
  return applyMask(source, softened);
}

function applyCut(source: Pixels, mask: Mask, cut: Cut): void {
  if (cut.type === 'clearBorder') clearBorder(source, mask, cut.tolerance);
  else if (cut.type === 'clearAt') clearColorAt(source, mask, cut.at, cut.tolerance);
  else brush(source, mask, cut);
}

function clearOutside(source: Pixels, mask: Mask, crop: ShareBox): void {
  const box = toPixelBox(source, crop);
  for (let y = 0; y < source.height; y += 1) {
    const row = y * source.width;
    if (y < box.y || y >= box.y + box.height) mask.fill(0, row, row + source.width);
    else {
      mask.fill(0, row, row + box.x);
      mask.fill(0, row + box.x + box.width, row + source.width);
    }
  }
}
