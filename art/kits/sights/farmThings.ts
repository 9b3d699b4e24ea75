import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { groundShadow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, turnPath } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';

const STRAW = '#e6b94f';

/** A bale of straw with a strip of its top, bound twice. */
export function bale(ink: Ink, [x, y, w, h]: Box): void {
  const tone = ramp(STRAW);
  groundShadow(ink, x + w / 2, y + h, w * 0.52, h * 0.1, 0.4);
  const top = polygon([x, y], [x + w * 0.1, y - h * 0.16], [x + w * 0.96, y - h * 0.16], [x + w, y]);
  const front = rect(x, y, w, h, 5);
  ink.draw(top, { fill: tone.hi, stroke: tone.line, width: 2.6 });
  ink.draw(front, {
    fill: linear(70, tone.light, [tone.base, 0.5], tone.shade),
    stroke: tone.line,
    width: 3,
  });
  ink.clip(front, () => {
    const stalks = range(26).map((): Path => {
      const [cx, cy] = [x + ink.random() * w, y + ink.random() * h];
      return polyline([cx, cy], [cx + 8 + ink.random() * 12, cy + ink.jitter(5)]);
    });
    ink.draw(joinPaths(...stalks.slice(0, 14)), { stroke: tone.dark, width: 1.6, opacity: 0.7 });
    ink.draw(joinPaths(...stalks.slice(14)), { stroke: tone.hi, width: 1.6, opacity: 0.9 });
  });
  for (const share of [0.28, 0.72])
    ink.draw(rect(x + w * share - 2, y - h * 0.14, 4, h * 1.12), { fill: '#9a4a34' });
}

/** A ladder that leans on the wall; `w` at its foot. */
export function ladder(ink: Ink, [cx, foot]: Point, w: number, h: number): void {
  const rail = (side: number): Path =>
    polygon(
      [cx + side * w * 0.5 - 4, foot],
      [cx + side * w * 0.4 - 3.5, foot - h],
      [cx + side * w * 0.4 + 3.5, foot - h],
      [cx + side * w * 0.5 + 4, foot],
    );
  for (const i of range(8))
    ink.draw(rect(cx - w * 0.46, foot - h * (0.08 + i * 0.12), w * 0.92, 6), {
      fill: '#c08a4f',
      stroke: '#4a2a24',
      width: 2,
    });
  for (const side of [-1, 1]) ink.draw(rail(side), { fill: '#b07a42', stroke: '#4a2a24', width: 2.2 });
}

/** A pitchfork from its foot, leaning a little to the right. */
export function pitchfork(ink: Ink, [x, foot]: Point, h: number): void {
  const about: Point = [x, foot];
  const turned = (path: Path): Path => turnPath(path, 9, about);
  ink.draw(turned(rect(x - 3, foot - h * 0.8, 6, h * 0.8, 3)), {
    fill: '#b07a42',
    stroke: '#4a2a24',
    width: 2.4,
  });
  const tines = [-13, 0, 13].map((dx) =>
    polyline([x + dx, foot - h], [x + dx, foot - h * 0.84], [x, foot - h * 0.78]),
  );
  ink.draw(turned(joinPaths(...tines)), { stroke: '#2a2530', width: 6.5, cap: 'round' });
  ink.draw(turned(joinPaths(...tines)), { stroke: '#a9aeba', width: 3, cap: 'round' });
}
