import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, curve, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { arch, polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { roundTower } from '../../sights/roundTower.ts';
import { cloud } from '../../sights/sky.ts';

interface Courtyard {
  stone: Color;
  /** The colours of the banners and roofs. */
  banner: Color;
}

const KEEP = { left: 0.34, right: 0.66, top: 0.36, foot: 0.66 };
const BANNERS = [0.18, 0.62];

/** Behind a castle's gate: a sunny courtyard with banners on its walls and the keep at its end. */
export function courtyardView(ink: Ink, opening: Path, box: Box, { stone, banner }: Courtyard): void {
  const at = placesIn(box);
  ink.draw(opening, { fill: linear(90, '#4f9fe0', ['#9fd4f4', 0.4], '#e8f6fb') });
  ink.clip(opening, () => {
    glow(ink, ...at(0.28, 0.1), box[2] * 0.5, '#fffbe0', 0.9);
    cloud(ink, at(0.66, 0.2), box[2] * 0.5, '#ffffff', 0.9);
    cloud(ink, at(0.3, 0.3), box[2] * 0.4, '#ffffff', 0.75);
    drawPaving(ink, box, stone);
    drawKeep(ink, box, stone, banner);
    for (const isLeft of [true, false]) drawSide(ink, box, stone, banner, isLeft);
    drawWell(ink, at(0.5, 0.8), box[2] * 0.15, stone, banner);
  });
}

function drawPaving(ink: Ink, box: Box, stone: Color): void {
  const at = placesIn(box);
  const tone = ramp(stone);
  const joint = { stroke: tone.shade, width: 2, opacity: 0.6 };
  ink.draw(polygon(at(0, KEEP.foot), at(1, KEEP.foot), at(1, 1.02), at(0, 1.02)), {
    fill: linear(90, tone.light, [tone.hi, 0.5], tone.light),
  });
  for (const i of range(9))
    ink.draw(polyline(at(0.42 + i * 0.02, KEEP.foot), at(-0.6 + i * 0.275, 1.02)), joint);
  for (const down of [0.68, 0.705, 0.74, 0.79, 0.86, 0.95])
    ink.draw(polyline(at(0, down), at(1, down)), joint);
}

function drawKeep(ink: Ink, box: Box, stone: Color, banner: Color): void {
  const at = placesIn(box);
  const tone = ramp(stone);
  const { left, right, top, foot } = KEEP;
  const unit = box[2] * 0.01;
  const [x, y] = at(left, top);
  const w = box[2] * (right - left);
  const h = box[3] * (foot - top);
  const outline = { stroke: tone.shade, width: 2.5 };
  roundTower(ink, at(0.5, 0.3), box[2] * 0.17, at(0, top)[1] + 10, stone, banner);
  ink.draw(rect(x, y, w, h), { fill: linear(0, tone.hi, [tone.light, 0.5], tone.base), ...outline });
  for (const i of range(5))
    ink.draw(rect(x + i * w * 0.215, y - unit * 5, w * 0.14, unit * 7), { fill: tone.hi, ...outline });
  for (const share of [0, 1])
    roundTower(ink, at(left + (right - left) * share, 0.36), box[2] * 0.15, at(0, foot)[1], stone, banner);
  ink.draw(arch(x + w * 0.33, y + h * 0.55, w * 0.34, h * 0.45), {
    fill: linear(90, tone.deep, tone.dark),
    ...outline,
  });
  for (const share of [0.34, 0.56])
    ink.draw(arch(x + w * share, y + h * 0.18, w * 0.11, h * 0.2), { fill: tone.dark });
}

/** A wall along the court, in perspective, with its banners. */
function drawSide(ink: Ink, box: Box, stone: Color, banner: Color, isLeft: boolean): void {
  const places = placesIn(box);
  const tone = ramp(stone);
  const at = (across: number, down: number): Point => places(isLeft ? across : 1 - across, down);
  /** A place on the wall: 0 near, 1 far; 0 top, 1 foot. */
  const on = (depth: number, height: number): Point => {
    const top = 0.16 + depth * 0.27;
    const foot = 1 - depth * 0.34;
    return at(depth * 0.3, top + (foot - top) * height);
  };
  const fill = isLeft ? linear(0, tone.shade, tone.base) : linear(0, tone.hi, tone.light);
  ink.draw(polygon(on(0, 0), on(1, 0), on(1, 1), on(0, 1.02)), { fill, stroke: tone.shade, width: 2.5 });
  for (const height of [0.14, 0.3, 0.46, 0.62, 0.78]) {
    ink.draw(polyline(on(0, height), on(1, height)), { stroke: tone.dark, width: 1.8, opacity: 0.35 });
  }
  for (const i of range(4)) {
    const from = i * 0.26;
    ink.draw(polygon(on(from, -0.06), on(from + 0.15, -0.06), on(from + 0.15, 0.01), on(from, 0.01)), {
      fill,
      stroke: tone.shade,
      width: 2,
    });
  }
  for (const from of BANNERS) drawBanner(ink, on, from, banner, isLeft);
}

function drawBanner(
  ink: Ink,
  on: (depth: number, height: number) => Point,
  from: number,
  banner: Color,
  isLeft: boolean,
): void {
  const tone = ramp(banner);
  const to = from + 0.3;
  const middle = (from + to) / 2;
  const cloth = polygon(on(from, 0.08), on(to, 0.08), on(to, 0.46), on(middle, 0.54), on(from, 0.46));
  ink.draw(cloth, {
    fill: isLeft ? linear(90, tone.base, tone.shade) : linear(90, tone.light, tone.base),
    stroke: tone.line,
    width: 2.5,
  });
  ink.draw(polyline(on(from, 0.44), on(middle, 0.52), on(to, 0.44)), { stroke: '#f0c75a', width: 3 });
  const star = polygon(on(middle, 0.18), on(to - 0.06, 0.25), on(middle, 0.32), on(from + 0.06, 0.25));
  ink.draw(star, { fill: '#f0c75a' });
}

function drawWell(ink: Ink, [cx, cy]: Point, r: number, stone: Color, roof: Color): void {
  const tone = ramp(stone);
  const wood = ramp('#8a5a34');
  const cover = ramp(roof);
  const outline = { stroke: tone.dark, width: 3 };
  ink.draw(
    polygon(
      [cx - r, cy + r * 0.7],
      [cx + r, cy + r * 0.7],
      [cx + r * 2.4, cy + r * 0.95],
      [cx, cy + r * 0.95],
    ),
    { fill: tone.dark, opacity: 0.35 },
  );
  const body = curve(
    `M${cx - r} ${cy}L${cx - r} ${cy + r * 0.7}Q${cx} ${cy + r * 1.15} ${cx + r} ${cy + r * 0.7}L${cx + r} ${cy}Z`,
  );
  ink.draw(body, { fill: linear(0, tone.light, [tone.base, 0.5], tone.shade), ...outline });
  ink.draw(
    curve(`M${cx - r} ${cy}Q${cx} ${cy + r * 0.45} ${cx + r} ${cy}Q${cx} ${cy - r * 0.4} ${cx - r} ${cy}Z`),
    { fill: tone.deep, ...outline },
  );
  for (const side of [-0.8, 0.8])
    ink.draw(rect(cx + side * r - 3, cy - r * 1.5, 6, r * 1.5), {
      fill: wood.base,
      stroke: wood.line,
      width: 2,
    });
  ink.draw(polygon([cx - r * 1.3, cy - r * 1.4], [cx, cy - r * 2.3], [cx + r * 1.3, cy - r * 1.4]), {
    fill: linear(0, cover.light, cover.dark),
    stroke: cover.line,
    width: 3,
  });
}
