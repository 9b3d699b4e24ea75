import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear, radial } from '../../../ink/paint.ts';
import { joinPaths, type Path, type Point, polar } from '../../../ink/path.ts';
import { arc, oval, polygon, rect } from '../../../ink/shapes.ts';
import { bottle } from '../../../kits/things/bottles.ts';
import { metal } from '../../../matter/metal.ts';
import { star } from '../../../matter/star.ts';

interface Looks {
  sea: string;
  metal: string;
}

/** The middle of the lower half's rim, seen from above. */
const RIM: Point = [140, 152];
const [CX, CY] = RIM;
const RADIUS = 103;
const DEPTH = 30;
/** The middle of the upper half, which stands up behind the lower one. */
const LID: Point = [140, 76];
const NIGHT = '#2c3468';

/**
 * The opened globe: stars on the inside of the upper half, and a bar in the lower one. `drawBall` draws the
 * globe.
 */
export function drawOpenedBall(ink: Ink, looks: Looks, drawBall: () => void): void {
  drawLid(ink, looks);
  ink.clip(lowerHalf(), drawBall);
  ink.draw(arc(140, 140, 104, 7, 173), { stroke: ramp(looks.sea).line });
  drawBowl(ink, looks);
}

function lowerHalf(): Path {
  return joinPaths(polygon([20, CY], [260, CY], [260, 260], [20, 260]));
}

function drawLid(ink: Ink, { sea, metal: trim }: Looks): void {
  const shell = oval(...LID, RADIUS, 78);
  castShadow(ink, shell, { dx: 6, dy: 8, blur: 8, opacity: 0.35 });
  solid(ink, shell, sea, { bevel: 5 });
  solid(ink, oval(LID[0], LID[1] + 2, RADIUS - 9, 69), trim, { width: 4, bevel: 3, fill: metal(trim, 70) });
  const sky = oval(LID[0], LID[1] + 4, RADIUS - 18, 61);
  recess(ink, sky, NIGHT, {
    depth: 13,
    fill: radial(0.5, 0.8, 0.85, '#5a6ac0', [NIGHT, 0.55], '#141634'),
    texture: () => {
      for (const rx of [26, 58])
        ink.draw(oval(LID[0], LID[1] + 4, rx, 66), { stroke: '#e9c468', width: 2, opacity: 0.5 });
      ink.draw(arc(LID[0], LID[1] - 40, 92, 20, 160, 40), { stroke: '#e9c468', width: 2, opacity: 0.5 });
      for (const [x, y, size] of [
        [92, 62, 6],
        [116, 42, 8],
        [150, 66, 6],
        [176, 44, 7],
        [198, 74, 6],
        [126, 92, 5],
      ] as const)
        ink.draw(star([x, y], size), { fill: '#ffe9a8' });
      glow(ink, LID[0], LID[1] + 66, 96, '#ffd98a', 0.55, 44);
    },
  });
}

function drawBowl(ink: Ink, { metal: trim }: Looks): void {
  const rim = oval(...RIM, RADIUS, DEPTH);
  castShadow(ink, rim, { dx: 0, dy: 9, blur: 6, opacity: 0.4 });
  solid(ink, rim, trim, { width: 5, bevel: 4, fill: metal(trim, 40) });
  const mouth = oval(CX, CY + 1, RADIUS - 11, DEPTH - 8);
  ink.draw(mouth, { fill: linear(90, '#1d0f14', ['#5a2a24', 0.5], '#b06a3a'), stroke: '#2a1614', width: 4 });
  ink.clip(joinPaths(rect(20, -20, 240, 172), mouth), () => {
    glow(ink, CX, CY + 6, 92, '#ffd98a', 0.95, 26);
    bottle(ink, [104, 168], { width: 34, height: 92, color: '#4f7a4a', cap: '#c9a45a', label: '#f4e8cc' });
    bottle(ink, [172, 168], { width: 30, height: 74, color: '#a8502c', cap: '#3a2820', label: '#f4e8cc' });
    drawGoblet(ink, [138, 170], trim);
  });
  ink.draw(arc(CX, CY + 1, RADIUS - 11, 0, 180, DEPTH - 8), {
    stroke: mix(trim, '#ffffff', 0.5),
    width: 2.4,
  });
}

function drawGoblet(ink: Ink, [x, foot]: Point, color: string): void {
  const [left] = polar(x, foot, 15, 180);
  const cup = polygon([left, foot - 46], [x + 15, foot - 46], [x + 9, foot - 18], [x - 9, foot - 18]);
  solid(ink, joinPaths(cup, rect(x - 3, foot - 20, 6, 16)), color, {
    width: 4,
    bevel: 3,
    fill: metal(color, 0),
  });
  ink.draw(oval(x, foot - 46, 15, 4), { fill: '#3a1420', stroke: ramp(color).line, width: 3 });
}
