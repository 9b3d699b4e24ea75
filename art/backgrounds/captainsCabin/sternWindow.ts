import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { type Box, curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { arch, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { metal } from '../../matter/metal.ts';
import { board, wood } from '../../matter/wood.ts';
import { type Sea, seascape } from './seascape.ts';

const LIGHTS = 3;
const POST = 38;
const FRAME = 34;
const RISE = 54;

/** Returns the bounds with frame and sill. */
export function sternWindowBounds([x, y, w, h]: Box): Box {
  return [x - FRAME - 22, y - FRAME - 46, w + 2 * FRAME + 44, h + FRAME + 110];
}

/** Three arched lights of leaded panes in a carved and gilded frame, with the sea behind. */
export function sternWindow(ink: Ink, box: Box, timber: string, gilt: string, sea: Sea): void {
  const [x, y, w, h] = box;
  const frame: Box = [x - FRAME, y - FRAME, w + 2 * FRAME, h + FRAME + 10];
  const panes = lightBoxes(box).map((light) => arch(...light, RISE));
  castShadow(ink, rect(...frame, 8), { dx: 12, dy: 14, blur: 14, opacity: 0.45 });
  wood(ink, rect(...frame, [14, 14, 0, 0]), frame, timber, { strength: 0.35, bevel: 6 });
  ink.clip(joinPaths(...panes), () => {
    seascape(ink, box, sea);
    for (const pane of panes)
      ink.draw(pane, { stroke: SHADOW, width: 24, opacity: 0.42, move: [5, 7], blur: 7 });
  });
  for (const light of lightBoxes(box)) {
    drawLead(ink, light, timber);
    drawShine(ink, light);
    const edge = arch(...light, RISE);
    ink.draw(edge, { stroke: ramp(gilt).line, width: 11 });
    ink.draw(edge, { stroke: ramp(gilt).base, width: 6 });
    ink.draw(edge, { stroke: ramp(gilt).hi, width: 2, opacity: 0.7, move: [-1, -1] });
  }
  drawCarving(ink, box, gilt);
  drawSill(ink, [x - FRAME - 20, y + h - 2, w + 2 * FRAME + 40, 34], timber, gilt);
}

function lightBoxes([x, y, w, h]: Box): Box[] {
  const own = (w - (LIGHTS - 1) * POST) / LIGHTS;
  return range(LIGHTS).map((i) => [x + i * (own + POST), y, own, h]);
}

/** The lead between the panes: upright and horizontal bars, and a fan in the arch. */
function drawLead(ink: Ink, [x, y, w, h]: Box, timber: string): void {
  const tone = ramp(shift(timber, { lightness: -0.14, chromaTimes: 0.6 }));
  const foot = y + h;
  const center: Point = [x + w / 2, y + RISE + 30];
  const levels = range(4).map((i) => center[1] + ((foot - center[1]) * i) / 4);
  const bars = joinPaths(
    ...[1, 2].map((i) => polyline([x + (w * i) / 3, center[1]], [x + (w * i) / 3, foot])),
    ...levels.map((level) => polyline([x, level], [x + w, level])),
    ...[-56, -20, 20, 56].map((turn) => fanRay(center, turn, w)),
  );
  ink.clip(arch(x, y, w, h, RISE), () => {
    ink.draw(bars, { stroke: tone.line, width: 6.5 });
    ink.draw(bars, { stroke: tone.base, width: 3.2 });
    const hub = oval(...center, 15);
    ink.draw(hub, { fill: tone.base, stroke: tone.line, width: 3 });
  });
}

function fanRay([cx, cy]: Point, turn: number, length: number): Path {
  const angle = ((turn - 90) * Math.PI) / 180;
  return polyline([cx, cy], [cx + Math.cos(angle) * length, cy + Math.sin(angle) * length]);
}

function drawShine(ink: Ink, [x, y, w, h]: Box): void {
  const shine = curve(
    `M${x} ${y + h * 0.66}L${x + w} ${y + h * 0.2}L${x + w} ${y + h * 0.34}L${x} ${y + h * 0.82}Z`,
  );
  ink.draw(shine, { fill: '#ffffff', opacity: 0.12 });
}

/** A gilded cresting of scrolls with a shell in the middle. */
function drawCarving(ink: Ink, [x, y, w]: Box, gilt: string): void {
  const cx = x + w / 2;
  const top = y - FRAME;
  const crest = rect(x - FRAME - 14, top - 16, w + 2 * FRAME + 28, 22, 6);
  castShadow(ink, crest, { dx: 4, dy: 8, blur: 6 });
  solid(ink, crest, gilt, { fill: metal(gilt, 90), bevel: 4 });
  for (const side of [-1, 1]) {
    const scroll = curve(
      `M${cx + side * 34} ${top - 16}` +
        `C${cx + side * 70} ${top - 40} ${cx + side * 120} ${top - 32} ${cx + side * 168} ${top - 16}Z`,
    );
    solid(ink, scroll, gilt, { bevel: 4 });
  }
  const shell = curve(
    `M${cx - 44} ${top - 14}C${cx - 50} ${top - 44} ${cx - 24} ${top - 58} ${cx} ${top - 58}` +
      `C${cx + 24} ${top - 58} ${cx + 50} ${top - 44} ${cx + 44} ${top - 14}Z`,
  );
  solid(ink, shell, gilt, { bevel: 5 });
  const flutes = [-28, -14, 0, 14, 28].map((dx) => polyline([cx + dx * 0.4, top - 14], [cx + dx, top - 48]));
  ink.draw(joinPaths(...flutes), { stroke: ramp(gilt).dark, width: 2.6, cap: 'round' });
  for (const light of lightBoxes([x, y, w, 0])) {
    for (const dx of [light[0] + 10, light[0] + light[2] - 10])
      solid(ink, oval(dx, y + 8, 8), gilt, { width: 2, bevel: 2 });
  }
}

function drawSill(ink: Ink, [x, y, w, h]: Box, timber: string, gilt: string): void {
  castShadow(ink, rect(x, y, w, h, 4), { dx: 6, dy: 14, blur: 9, opacity: 0.45 });
  board(ink, [x, y, w, h], shift(timber, { lightness: 0.02 }), {
    direction: 'along x',
    strength: 0.3,
    corners: 5,
  });
  ink.draw(rect(x + 4, y + h - 11, w - 8, 4), { fill: ramp(gilt).base, opacity: 0.75 });
}
