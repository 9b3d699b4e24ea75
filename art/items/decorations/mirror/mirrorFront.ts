import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point, polar, turnPath } from '../../../ink/path.ts';
import { arc, oval, polygon, range } from '../../../ink/shapes.ts';
import { knob, sphere } from '../../../matter/metal.ts';
import { CENTER, CREST, FOOT, GLASS, type Looks, OUTER } from './shape.ts';

const LEAVES = 28;

/** Draws the frame with its crest, and the reflection of the room in the glass. */
export function drawMirrorFront(ink: Ink, palette: Looks): void {
  drawCrest(ink, palette);
  drawFrame(ink, palette.frame);
  drawGlass(ink, palette.glass);
  drawFoot(ink, palette);
}

function drawFrame(ink: Ink, color: string): void {
  const tone = ramp(color);
  const ring = joinPaths(oval(...CENTER, ...OUTER), GLASS);
  const fill = linear(55, tone.hi, [tone.base, 0.28], [tone.light, 0.48], [tone.shade, 0.78], tone.dark);
  solid(ink, ring, color, { evenOdd: true, bevel: 6, fill });
  ink.draw(oval(...CENTER, 122, 160), { stroke: tone.dark, width: 3, opacity: 0.8 });
  ink.draw(oval(...CENTER, 122, 160), { stroke: tone.hi, width: 2, opacity: 0.8, move: [1.5, 2] });
  for (const i of range(LEAVES)) drawFrameLeaf(ink, (i * 360) / LEAVES, color);
  for (const i of range(44)) {
    const [dx, dy] = polar(0, 0, 1, (i * 360) / 44);
    const bead = oval(CENTER[0] + dx * 101, CENTER[1] + dy * 139, 4);
    ink.draw(bead, { fill: sphere(color), stroke: tone.line, width: 1.5 });
  }
}

/** Draws one leaf of the wreath around the frame. */
function drawFrameLeaf(ink: Ink, degrees: number, color: string): void {
  const tone = ramp(color);
  const [dx, dy] = polar(0, 0, 1, degrees);
  const at: Point = [CENTER[0] + dx * 113, CENTER[1] + dy * 151];
  const down = dx >= 0 ? 1 : -1;
  const along = (Math.atan2(dx * 151, -dy * 113) * 180) / Math.PI + (down < 0 ? 180 : 0);
  const leaf = turnPath(movedLeaf(at), along, at);
  ink.draw(leaf, { fill: linear(55, tone.hi, [tone.base, 0.5], tone.dark), stroke: tone.line, width: 2.2 });
}

function movedLeaf([x, y]: Point): Path {
  return curve(`M${x - 14} ${y}Q${x - 4} ${y - 12} ${x + 15} ${y}Q${x - 4} ${y + 12} ${x - 14} ${y}Z`);
}

function drawGlass(ink: Ink, color: string): void {
  const tone = ramp(color);
  const fill = linear(70, tone.hi, [tone.light, 0.3], [tone.base, 0.6], tone.shade);
  ink.draw(GLASS, { fill });
  ink.clip(GLASS, () => {
    drawReflectedRoom(ink, color);
    ink.draw(polygon([40, 330], [190, 60], [232, 60], [82, 360]), { fill: '#fff', opacity: 0.34 });
    ink.draw(polygon([110, 350], [246, 100], [258, 110], [126, 356]), { fill: '#fff', opacity: 0.24 });
    ink.draw(GLASS, { stroke: SHADOW, width: 16, opacity: 0.4, blur: 6, move: [3, 4] });
  });
  ink.draw(GLASS, { stroke: tone.line, width: 5 });
  ink.draw(arc(CENTER[0], CENTER[1], 86, 196, 250, 124), {
    stroke: '#fff',
    width: 5,
    opacity: 0.8,
    cap: 'round',
  });
}

/** A blurred reflection that suits every room: light from above, a dark corner, a floor. */
function drawReflectedRoom(ink: Ink, color: string): void {
  const dim = mix(color, '#2f2c54', 0.45);
  ink.draw(polygon([40, 60], [86, 60], [104, 280], [40, 300]), { fill: dim, opacity: 0.3, blur: 8 });
  ink.draw(curve('M20 292Q140 268 260 292V370H20Z'), { fill: dim, opacity: 0.42, blur: 7 });
  glow(ink, 178, 128, 96, '#ffffff', 0.7, 110);
}

function drawCrest(ink: Ink, { frame, jewel }: Looks): void {
  const tone = ramp(frame);
  castShadow(ink, CREST, { dx: 3, dy: 6, blur: 5, opacity: 0.35 });
  solid(ink, CREST, frame, { fill: linear(60, tone.hi, [tone.base, 0.45], tone.dark), bevel: 5 });
  for (const side of [-1, 1]) {
    const scroll = arc(140 + side * 62, 52, 10, side < 0 ? 20 : 160, side < 0 ? 330 : -150);
    ink.draw(scroll, { stroke: tone.line, width: 4.5, cap: 'round' });
    const rib = curve(`M140 56Q${140 + side * 12} 26 ${140 + side * 32} 34`);
    ink.draw(rib, { stroke: tone.dark, width: 4, cap: 'round' });
  }
  drawJewel(ink, [140, 34], 17, jewel, frame);
}

function drawFoot(ink: Ink, { frame, jewel }: Looks): void {
  const tone = ramp(frame);
  solid(ink, FOOT, frame, { fill: linear(60, tone.hi, [tone.base, 0.45], tone.dark), bevel: 4 });
  drawJewel(ink, [140, 366], 9, jewel, frame);
}

function drawJewel(ink: Ink, [cx, cy]: Point, radius: number, color: string, setting: string): void {
  knob(ink, [cx, cy], radius * 1.3, setting);
  ink.draw(oval(cx, cy, radius * 0.9), { fill: sphere(color), stroke: ramp(color).line, width: 3.5 });
  ink.draw(oval(cx - radius * 0.3, cy - radius * 0.35, radius * 0.3, radius * 0.22), {
    fill: '#fff',
    opacity: 0.9,
  });
}
