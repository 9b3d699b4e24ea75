import { applyMask, createMask, type Mask } from '../Mask.ts';
import { type Pixels, type ShareBox, toPixelBox } from '../Pixels.ts';
import type { Cut, PictureEdits } from '../pictureEdits.ts';
import { brush } from './brush.ts';
import { clearBorder } from './clearBorder.ts';
import { clearColorAt } from './clearColor.ts';
import { keepLargest } from './dropSpecks.ts';
import { refineEdge } from './refineEdge.ts';

/** The picture in its size, with everything cut by the edits transparent. */
export function cutOut(source: Pixels, { cuts, crop }: Pick<PictureEdits, 'cuts' | 'crop'>): Pixels {
  const mask = createMask(source);
  for (const cut of cuts) applyCut(source, mask, cut);
  const refined = cuts.length > 0 ? refineEdge(source, mask) : source;
  if (!crop) return refined === source ? applyMask(source, mask) : refined;
  const framed = createMask(source);
  clearOutside(source, framed, crop);
  return applyMask(refined, framed);
}

function applyCut(source: Pixels, mask: Mask, cut: Cut): void {
  if (cut.type === 'clearBorder') clearBorder(source, mask, cut);
  else if (cut.type === 'clearAt') clearColorAt(source, mask, cut.at, cut.tolerance);
  else if (cut.type === 'keepLargest') keepLargest(source, mask);
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
