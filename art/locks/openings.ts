import type { Color } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../ink/light.ts';
import { linear } from '../ink/paint.ts';
import type { Box } from '../ink/path.ts';
import { polygon, range, rect } from '../ink/shapes.ts';
import { knob } from '../matter/metal.ts';
import { BRASS } from '../matter/palette.ts';
import type { Surface } from './surfaces.ts';

/** Draws warm light from an opened compartment. */
export function shine(
  ink: Ink,
  [x, y]: readonly [number, number],
  rx: number,
  ry: number,
  opacity = 0.9,
): void {
  glow(ink, x, y, rx, '#ffe39a', opacity, ry);
  for (const ray of range(9)) {
    const angle = (ray / 9) * Math.PI * 2 + 0.3;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const tip = [x + c * rx * 1.05, y + s * ry * 1.05] as const;
    const [left, right] = [
      [x + c * rx * 0.25 - s * 4, y + s * ry * 0.25 + c * 4],
      [x + c * rx * 0.25 + s * 4, y + s * ry * 0.25 - c * 4],
    ] as const;
    ink.draw(polygon(left, tip, right), { fill: '#fff2c4', opacity: 0.28 });
  }
}

/** The materials of a small drawer and its knob. */
interface DrawerLook {
  front: Surface;
  knob: string;
}

/** A small drawer under a lock's body; when open, its lit inside is visible. */
export function drawer(ink: Ink, [x, y, w, h]: Box, look: DrawerLook, isOut: boolean): void {
  const drop = isOut ? 26 : 0;
  if (isOut) {
    recess(ink, rect(x, y - 2, w, h + 6, 4), '#3a2018', {
      depth: 10,
      fill: linear(90, '#170b0a', '#5b3216'),
    });
    const inside = polygon(
      [x + 4, y + 2],
      [x + w - 4, y + 2],
      [x + w + 4, y + drop + 8],
      [x - 4, y + drop + 8],
    );
    ink.draw(inside, { fill: linear(90, '#8a4f1d', '#ffd777') });
    glow(ink, x + w / 2, y + drop, w * 0.52, '#ffe39a', 0.9, 44);
  }
  const wider = isOut ? 7 : 0;
  const front = rect(x - wider, y + drop, w + 2 * wider, h + (isOut ? 6 : 0), 5);
  castShadow(ink, front, { dx: 3, dy: isOut ? 12 : 3, blur: isOut ? 9 : 4, opacity: 0.5 });
  look.front(ink, front, [x - 8, y + drop, w + 16, h + 6], 5);
  knob(ink, [x + w / 2, y + drop + h / 2 + (isOut ? 3 : 0)], 9, look.knob);
}

/** A lid thrown back on its hinge, foreshortened, over the lit inside of its box. */
export function sprungLid(
  ink: Ink,
  [x, y, w, h]: Box,
  { color, lining, lid, trim = BRASS }: SprungLid,
): void {
  const top = y + h * 0.3;
  const middle = x + w / 2;
  castShadow(ink, rect(x, top, w, h * 0.7, 16), { dx: 8, dy: 12, blur: 12, opacity: 0.5 });
  glow(ink, middle, top + 40, w * 0.62, '#ffe39a', 0.75, 190);
  ink.warp(
    (px, py) => [middle + (px - middle) * 0.95, top + 14 + (py - y - h) * 0.46],
    () => {
      lid();
      ink.draw(rect(x, y, w, h, 18), { fill: SHADOW, opacity: 0.28 });
    },
  );
  solid(ink, rect(x, top, w, h * 0.7, 16), color, { bevel: 9 });
  ink.draw(rect(x + 9, top + 9, w - 18, h * 0.7 - 18, 14), { stroke: trim, width: 2.4 });
  const inside = rect(x + 16, top + 16, w - 32, h * 0.7 - 32, 12);
  recess(ink, inside, '#5a2238', { depth: 20, fill: linear(75, lining[0], [lining[1], 0.55], lining[2]) });
  ink.clip(inside, () => shine(ink, [middle, top + h * 0.34], w * 0.46, h * 0.34, 1));
}

interface SprungLid {
  color: Color;
  lining: readonly [string, string, string];
  lid: () => void;
  /** The line around the lid's rim. */
  trim?: string;
}
