import { mix } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, polar } from '../../../ink/path.ts';
import { arc, ngon, oval, polygon, polyline, range, rect } from '../../../ink/shapes.ts';

/** The angle between two clear rays. */
const RAY_STEP = 17;

/**
 * Glass of the 1920s with a rising sun: its rays and the frame are clear and tinted, the rest is etched
 * white.
 */
export function etchedGlass(ink: Ink, box: Box, dusk: string): void {
  const [x, y, w, h] = box;
  const sheet = rect(...box);
  const mist = mix(dusk, '#eef6fb', 0.78);
  ink.draw(sheet, { fill: linear(90, mix(mist, '#9fb4d4', 0.4), [mist, 0.5], mix(mist, '#fff2d8', 0.45)) });
  ink.clip(sheet, () => {
    drawFrame(ink, box, dusk);
    ink.clip(rect(x + 27, y + 27, w - 54, h - 54), () => {
      drawSun(ink, [x + w / 2, y + h - 30], h, dusk);
      drawPendant(ink, [x + w / 2, y + 27], w - 54, dusk);
    });
    drawShine(ink, box);
    ink.draw(sheet, { stroke: '#0d1b2e', width: 14, opacity: 0.3, move: [3, 4], blur: 4 });
  });
}

/** Clear glass: its tint, and light on the edge where the etching ends. */
function clear(ink: Ink, path: Path, dusk: string, evenOdd = false): void {
  const deep = mix(dusk, '#141c44', 0.62);
  ink.draw(path, { fill: linear(90, mix(dusk, '#2a3468', 0.4), deep), evenOdd });
  ink.draw(path, { stroke: '#ffffff', width: 2.2, opacity: 0.9, move: [1.1, 1.3] });
}

function drawFrame(ink: Ink, [x, y, w, h]: Box, dusk: string): void {
  const frame = (inset: number, thick: number): Path =>
    joinPaths(
      rect(x + inset, y + inset, w - 2 * inset, h - 2 * inset, 3),
      rect(x + inset + thick, y + inset + thick, w - 2 * (inset + thick), h - 2 * (inset + thick), 2),
    );
  clear(ink, frame(10, 9), dusk, true);
  clear(ink, frame(23, 3), dusk, true);
}

/** Long and short rays in turn, and rings around the disc. */
function drawSun(ink: Ink, center: Point, height: number, dusk: string): void {
  const [cx, foot] = center;
  for (const i of range(9)) {
    const degrees = -90 + (i - 4) * RAY_STEP;
    const reach = height * (i % 2 ? 0.44 : 0.6);
    const half = RAY_STEP * 0.26;
    clear(
      ink,
      polygon(
        polar(...center, 66, degrees - half),
        polar(...center, reach, degrees - half),
        polar(...center, reach + 22, degrees),
        polar(...center, reach, degrees + half),
        polar(...center, 66, degrees + half),
      ),
      dusk,
    );
  }
  clear(ink, polygon(...halfRing(cx, foot, 56, 47)), dusk);
  clear(ink, [...arc(cx, foot, 36, 180, 360), ...polygon([cx, foot]).slice(1)], dusk);
}

function halfRing(cx: number, foot: number, outer: number, inside: number): Point[] {
  const on = (radius: number) => range(9).map((i) => polar(cx, foot, radius, 180 + i * 22.5));
  return [...on(outer), ...on(inside).reverse()];
}

/** A stepped ornament that hangs from the frame, with a drop below it. */
function drawPendant(ink: Ink, [cx, top]: Point, width: number, dusk: string): void {
  for (const i of range(3)) {
    const [half, y] = [width / 2 - i * 22, top + i * 15];
    clear(ink, polygon([cx - half, y], [cx + half, y], [cx + half - 9, y + 9], [cx - half + 9, y + 9]), dusk);
  }
  clear(ink, ngon(cx, top + 66, 15, 4), dusk);
  clear(ink, oval(cx, top + 94, 5), dusk);
  ink.draw(polyline([cx, top + 44], [cx, top + 52]), { stroke: mix(dusk, '#141c44', 0.62), width: 3 });
}

function drawShine(ink: Ink, [x, y, w, h]: Box): void {
  for (const [from, to, opacity] of [
    [0.1, 0.36, 0.24],
    [0.46, 0.54, 0.2],
  ] as const)
    ink.draw(
      polygon(
        [x + w * from - 120, y + h],
        [x + w * from + 150, y],
        [x + w * to + 150, y],
        [x + w * to - 120, y + h],
      ),
      { fill: '#fff', opacity },
    );
}
