import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, turnPath } from '../../ink/path.ts';
import { arc, oval, polyline, range } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { rod, sphere } from '../../matter/metal.ts';
import { blockStone, voussoirs } from '../../matter/stone.ts';
import { roundWarp } from './roundWall.ts';

const MIDDLE: Point = [1008, 424];
const [RX, RY] = [256, 244];
const THICKNESS = 56;
const PLINTH_TOP = FLOOR_LINE - 58;
/** The middle of the globe that hangs from the keystone. */
const GLOBE: Point = [1012, 198];

/** Returns the areas of the arch's two legs. Its round part is above the door bay, where nothing is placed. */
export function doorArchBounds(): Box[] {
  return [MIDDLE[0] - RX - THICKNESS - 8, MIDDLE[0] + RX - 6].map(
    (x) => [x, MIDDLE[1] - 40, THICKNESS + 14, FLOOR_LINE - MIDDLE[1] + 40] as const,
  );
}

/** A large stone arch at the door's place; the wall within it lies deeper. */
export function doorArch(ink: Ink, stone: string, gilt: string): void {
  ink.warp(roundWarp(), () => {
    drawSetBack(ink);
    const dressed = shift(stone, { lightness: 0.085, chromaTimes: 0.85 });
    for (const side of [-1, 1]) drawLeg(ink, side, dressed);
    voussoirs(ink, dressed, {
      center: MIDDLE,
      rx: RX,
      ry: RY,
      thickness: THICKNESS,
      count: 11,
      keyStone: 20,
      width: 3,
      chips: 1,
      cracks: 0.16,
    });
    drawImposts(ink, dressed);
  });
  drawGlobe(ink, gilt);
}

/** Draws the shade along the upper left, since the door is set back under the arch. */
function drawSetBack(ink: Ink): void {
  const [x, y] = MIDDLE;
  const opening: Path = [
    ...polyline([x - RX, PLINTH_TOP], [x - RX, y]),
    ...arc(x, y, RX, 180, 360, RY).slice(1),
    ...polyline([x + RX, PLINTH_TOP]).map((segment) => ({ ...segment, command: 'L' as const })),
  ];
  ink.clip(opening, () => {
    ink.draw(opening, { fill: SHADOW, opacity: 0.24 });
    ink.draw(opening, { stroke: SHADOW, width: 84, opacity: 0.62, blur: 22, move: [18, 24] });
  });
}

function drawLeg(ink: Ink, side: number, color: string): void {
  const left = side < 0 ? MIDDLE[0] - RX - THICKNESS : MIDDLE[0] + RX;
  const heights = [98, 104, PLINTH_TOP - MIDDLE[1] - 202];
  let top = MIDDLE[1];
  for (const height of heights) {
    blockStone(ink, [left, top + 1, THICKNESS, height - 2], color, {
      width: 3,
      round: 6,
      spread: 2,
      chips: 1,
      cracks: 0.12,
    });
    top += height;
  }
}

/** The stones on which the arch stands. */
function drawImposts(ink: Ink, color: string): void {
  for (const left of [MIDDLE[0] - RX - THICKNESS - 8, MIDDLE[0] + RX - 6]) {
    const y = MIDDLE[1] - 12;
    const block = polyline(
      [left, y],
      [left + THICKNESS + 14, y],
      [left + THICKNESS + 8, y + 26],
      [left + 6, y + 26],
    );
    const closed: Path = [...block, { command: 'Z', points: [] }];
    castShadow(ink, closed, { dx: 5, dy: 9, blur: 7, opacity: 0.45 });
    solid(ink, closed, color, { bevel: 5, width: 2.6 });
  }
}

/** A model of the heavens: gilded rings around a ball, hanging crooked. */
function drawGlobe(ink: Ink, gilt: string): void {
  const [x, y] = GLOBE;
  const tone = ramp(gilt);
  rod(ink, polyline([x - 2, 150], [x, y - 46]), mix(gilt, '#3a3040', 0.5), 3);
  ink.draw(oval(x + 14, y + 16, 46, 46), { fill: SHADOW, opacity: 0.3, blur: 12 });
  const rings = [
    turnPath(oval(x, y, 46, 15), -24, [x, y]),
    turnPath(oval(x, y, 17, 46), -16, [x, y]),
    oval(x, y, 46),
    turnPath(oval(x, y, 46, 30), 62, [x, y]),
  ];
  ink.draw(joinPaths(...rings.slice(0, 2)), { stroke: tone.line, width: 8 });
  ink.draw(joinPaths(...rings.slice(0, 2)), { stroke: tone.base, width: 4.4 });
  ink.draw(oval(x, y, 12), { fill: sphere('#8a7ad0'), stroke: ramp('#5a4a90').line, width: 2.4 });
  ink.draw(joinPaths(...rings.slice(2)), { stroke: tone.line, width: 8.6 });
  ink.draw(joinPaths(...rings.slice(2)), { stroke: tone.light, width: 4.8 });
  ink.draw(arc(x, y, 46, 180, 290), { stroke: tone.hi, width: 2.2, move: [0.6, 0.6] });
  for (const i of range(3)) {
    const turn = 0.7 + i * 2.1;
    const [px, py] = [x + Math.cos(turn) * 46, y + Math.sin(turn) * 46];
    ink.draw(oval(px, py, 6.5), { fill: sphere(gilt), stroke: tone.line, width: 2 });
  }
  ink.draw(polyline([x - 34, y + 34], [x + 34, y - 34]), { stroke: tone.line, width: 5.5 });
  ink.draw(polyline([x - 34, y + 34], [x + 34, y - 34]), {
    stroke: linear(0, tone.hi, tone.base),
    width: 2.6,
  });
}
