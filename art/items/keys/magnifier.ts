import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, joinPaths, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polyline, rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { metal, roundBar } from '../../matter/metal.ts';
import { BRASS, GOLD, SILVER } from '../../matter/palette.ts';
import { wood } from '../../matter/wood.ts';
import { glinting } from '../../moving.ts';

interface Palette {
  rim: string;
  handle: string;
}

const LENS: Point = [0, -66];
const OUTER = 92;
const INNER = 72;
const RIM = joinPaths(oval(...LENS, OUTER), oval(...LENS, INNER));
const HANDLE = curve(
  'M-17 66L17 66C20 100 26 120 26 150C26 178 16 190 0 190C-16 190 -26 178 -26 150C-26 120 -20 100 -17 66Z',
);
const AT: Point = [172, 136];
const TURN = -44;

export const magnifier = defineItem<Palette>({
  id: 'magnifier',
  name: 'Magnifying glass',
  tag: 'Keys',
  anchor: 'top',
  size: [322, 296],
  margin: { top: 14, right: 26, bottom: 32, left: 14 },
  line: 8,
  seed: 253,
  stand: { width: 5.6, center: 22, foot: 97 },
  realSize: { height: 13 },
  lying: { thickness: 10 },
  palettes: {
    walnut: { rim: BRASS, handle: '#8a5230' },
    black: { rim: SILVER, handle: '#4a4452' },
    red: { rim: GOLD, handle: '#a83a38' },
    ivory: { rim: '#b98a5a', handle: '#e6dac0' },
  },
  opens: false,
  moves: () => [glinting([onStage(-118, 54), onStage(58, 40)], '#ffffff', 15)],
  draw(ink, palette) {
    lying(ink, { at: AT, turn: TURN, outline: [HANDLE] }, () => {
      // A stroke rather than the shape itself: the floor behind the glass stays light.
      ink.draw(oval(2, -52, 82), { stroke: '#120a1e', width: 20, opacity: 0.3, blur: 7 });
      drawLens(ink);
      drawRim(ink, palette.rim);
      drawHandle(ink, palette);
    });
  },
});

/** Returns a point of the lens after the whole drawing was turned. */
function onStage(angle: number, reach: number): Point {
  const [x, y] = polar(...polar(...AT, -LENS[1], -90 + TURN), reach, angle + TURN);
  return [x, y];
}

function drawLens(ink: Ink): void {
  const [cx, cy] = LENS;
  const lens = oval(cx, cy, INNER + 4);
  ink.draw(lens, {
    fill: radial(0.4, 0.35, 0.7, ['#f2fbff', 0, 0.72], ['#bfe3f2', 0.6, 0.7], ['#6fa8c8', 1, 0.82]),
  });
  // These lines slant once the whole drawing is turned.
  ink.clip(lens, () => {
    ink.draw(rect(cx - 90, cy - 34, 180, 32), { fill: '#fff', opacity: 0.5 });
    ink.draw(rect(cx - 90, cy + 14, 180, 12), { fill: '#fff', opacity: 0.35 });
  });
  ink.draw(arc(cx, cy, INNER - 12, 20, 70), { stroke: '#fff', width: 5, cap: 'round', opacity: 0.6 });
}

function drawRim(ink: Ink, color: string): void {
  const tone = ramp(color);
  solid(ink, RIM, color, { evenOdd: true, bevel: 7, rim: 0.8, fill: metal(color, 60) });
  ink.draw(arc(...LENS, (OUTER + INNER) / 2, 200, 285), {
    stroke: '#fff',
    width: 5,
    cap: 'round',
    opacity: 0.75,
  });
  ink.draw(arc(...LENS, INNER + 5, 0, 360), { stroke: tone.dark, width: 2.6, opacity: 0.6 });
}

function drawHandle(ink: Ink, { rim, handle }: Palette): void {
  solid(ink, rect(-12, 20, 24, 30, 3), rim, { fill: roundBar(rim), bevel: 3 });
  wood(ink, HANDLE, [-26, 66, 52, 124], handle, { bevel: 7, fill: roundBar(handle), strength: 0.35 });
  solid(ink, rect(-20, 44, 40, 28, 6), rim, { fill: roundBar(rim), bevel: 4 });
  ink.draw(polyline([-18, 58], [18, 58]), { stroke: ramp(rim).dark, width: 3, opacity: 0.7 });
  ink.draw(polyline([-10, 92], [-13, 158]), { stroke: '#fff', width: 5, cap: 'round', opacity: 0.45 });
  solid(ink, curve('M-20 172C-16 198 16 198 20 172Z'), rim, {
    fill: linear(0, ramp(rim).light, ramp(rim).dark),
    bevel: 3,
  });
}
