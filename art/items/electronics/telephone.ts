import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, movePath, type Path, type Point, turnPath } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { coiledCord } from '../../kits/controls/coiledCord.ts';
import { handset } from '../../kits/controls/handset.ts';
import { tips } from '../../leaves.ts';
import { metal, plate, rivets, rod, sphere } from '../../matter/metal.ts';
import { BRASS, IRON, SILVER } from '../../matter/palette.ts';
import { blinking } from '../../moving.ts';
import { CALLING, rotaryDial } from './telephone/rotaryDial.ts';

interface Palette {
  body: string;
  disc: string;
}

const BACK: Path = rect(84, 4, 188, 304, 30);
const CASE: Path = curve(
  'M104 84C104 72 112 64 124 64L232 64C244 64 252 72 252 84L260 278C260 292 252 298 240 298L116 298C104 298 96 292 96 278Z',
);
const DIAL: Point = [178, 166];
const BELLS: readonly Point[] = [
  [136, 40],
  [220, 40],
];
/** The middle of the receiver. */
const HUNG_UP: Point = [42, 178];
const DANGLING: Point = [124, 462];
const RESTING = { turn: -90, scale: 0.78 };
const HANGING = { turn: 82, scale: 0.76 };
const CORD_UP: readonly Point[] = [
  [50, 284],
  [52, 294],
  [60, 302],
  [71, 306],
  [83, 304],
  [94, 300],
  [104, 295],
  [114, 290],
];
const CORD_DOWN: readonly Point[] = [
  [118, 290],
  [117, 302],
  [114, 314],
  [110, 326],
  [106, 338],
  [103, 350],
  [103, 362],
];

/** A wall telephone. Opened, its receiver hangs down on its cord, and the dial is lit. */
export const telephone = defineItem<Palette>({
  id: 'telephone',
  name: 'Telephone',
  tag: 'Electronics',
  anchor: 'wall',
  size: [300, 568],
  margin: { top: 22, right: 40, bottom: 34, left: 24 },
  line: 7.5,
  seed: 55,
  stand: { width: 7.4, center: 73, foot: 66 },
  realSize: { height: 25 },
  palettes: {
    red: { body: '#c23b3a', disc: '#f1e6d0' },
    ivory: { body: '#e6d9bd', disc: '#8a5a3c' },
    teal: { body: '#3b8f8c', disc: '#f1e6d0' },
    black: { body: '#413e4b', disc: SILVER },
  },
  opens: true,
  opening: 'changes',
  lockMaterial: 'brass',
  leaves: [
    tips(rect(2, 84, 76, 190), {
      pivot: HUNG_UP,
      angle: HANGING.turn - RESTING.turn - 360,
      by: [DANGLING[0] - HUNG_UP[0], DANGLING[1] - HUNG_UP[1]],
    }),
  ],
  hitBox: [10, 0, 280, 312],
  moves: (_, isOffHook) => (isOffHook ? [blinking(DIAL, CALLING, { radius: 40, period: 1400 })] : []),
  draw(ink, palette, isOffHook) {
    castShadow(ink, BACK, { dx: 9, dy: 12, blur: 9, opacity: 0.42 });
    drawBack(ink, palette.body);
    drawHook(ink, isOffHook ? -22 : 0);
    drawCase(ink, palette.body);
    castShadow(ink, oval(...DIAL, 66), { dx: 3, dy: 5, blur: 5, opacity: 0.4 });
    ink.at(DIAL, () => rotaryDial(ink, palette, isOffHook), { scale: 0.75 });
    if (isOffHook) drawHanging(ink, palette.body);
    else drawHungUp(ink, palette.body);
  },
});

/** The wooden back, with two bells and the clapper between them. */
function drawBack(ink: Ink, color: string): void {
  const dark = shift(color, { lightness: -0.07 });
  const tone = ramp(dark);
  solid(ink, BACK, dark, { bevel: 8, fill: linear(65, tone.light, [tone.base, 0.4], tone.dark) });
  settle(ink, BACK, 0.25);
  for (const at of BELLS) drawBell(ink, at);
  rod(ink, polyline([178, 62], [178, 40]), SILVER, 5);
  solid(ink, oval(178, 36, 9), BRASS, { fill: sphere(BRASS), width: 4, bevel: 2 });
}

function drawBell(ink: Ink, [cx, cy]: Point): void {
  castShadow(ink, oval(cx, cy, 30), { dx: 3, dy: 6, blur: 5, opacity: 0.45 });
  solid(ink, oval(cx, cy, 30), BRASS, { fill: sphere(BRASS), bevel: 4, width: 5 });
  ink.draw(oval(cx, cy, 20), { stroke: ramp(BRASS).dark, width: 2.4, opacity: 0.6 });
  ink.draw(arc(cx, cy, 22, 190, 262), { stroke: '#fff', width: 4.5, opacity: 0.8, cap: 'round' });
  solid(ink, oval(cx, cy, 7), BRASS, { fill: metal(BRASS, 45), width: 3.5, bevel: 2 });
}

function drawCase(ink: Ink, color: string): void {
  const tone = ramp(color);
  castShadow(ink, CASE, { dx: 4, dy: 9, blur: 6, opacity: 0.45 });
  solid(ink, CASE, color, {
    bevel: 10,
    fill: linear(65, tone.hi, [tone.light, 0.15], [tone.base, 0.5], tone.dark),
  });
  settle(ink, CASE, 0.22);
  ink.draw(curve('M116 262L122 92C123 84 128 80 136 80'), {
    stroke: tone.hi,
    width: 6,
    opacity: 0.65,
    cap: 'round',
  });
  plate(ink, rect(134, 246, 88, 34, 6), BRASS, { width: 4, bevel: 3 });
  ink.draw(rect(141, 252, 74, 22, 3), { fill: '#f7efdc', stroke: ramp(BRASS).line, width: 2.6 });
  for (const y of [259, 267])
    ink.draw(polyline([148, y], [y === 259 ? 206 : 190, y]), { stroke: '#8a7d70', width: 3 });
  rivets(
    ink,
    [
      [112, 284],
      [244, 284],
    ],
    5,
    SILVER,
  );
}

/**
 * The fork that carries the receiver, out of a slot in the case's side. Without the receiver it stands
 * higher.
 */
function drawHook(ink: Ink, dy: number): void {
  const slot = rect(96, 100 + dy * 0.5, 22, 34, 7);
  solid(ink, slot, IRON, { width: 4.5, bevel: 3 });
  const arm = hookOf(dy);
  ink.draw(arm, { stroke: SHADOW, width: 20, opacity: 0.35, blur: 5, move: [6, 10], cap: 'round' });
  const tone = ramp(SILVER);
  ink.draw(arm, { stroke: tone.line, width: 21, cap: 'round' });
  ink.draw(arm, { stroke: tone.shade, width: 12, cap: 'round' });
  ink.draw(arm, { stroke: tone.hi, width: 5, cap: 'round', move: [-1, -2.4] });
}

/** The outline of the fork, whose end is bent up to hold the receiver. */
function hookOf(dy: number): Path {
  return curve(`M104 ${117 + dy * 0.5}L60 ${124 + dy}Q34 ${128 + dy} 34 ${98 + dy}`);
}

function drawHungUp(ink: Ink, color: string): void {
  const shadow = movePath(turnPath(rect(-104, -30, 208, 34, 16), RESTING.turn, [0, 0]), ...HUNG_UP);
  coiledCord(ink, CORD_UP, color);
  castShadow(ink, shadow, { dx: 8, dy: 8, blur: 6, opacity: 0.4 });
  ink.at(HUNG_UP, () => handset(ink, color), RESTING);
}

/** The receiver on its cord below the case, at an angle. */
function drawHanging(ink: Ink, color: string): void {
  const shadow = movePath(turnPath(rect(-104, -28, 208, 56, 20), HANGING.turn, [0, 0]), ...DANGLING);
  castShadow(ink, shadow, { dx: 12, dy: 12, blur: 8, opacity: 0.3 });
  coiledCord(ink, CORD_DOWN, color);
  ink.at(DANGLING, () => handset(ink, color), HANGING);
  for (const [x, y] of BELLS) {
    glow(ink, x, y, 46, CALLING, 0.6);
    for (const i of range(2))
      ink.draw(arc(x, y, 38 + i * 9, x < 178 ? 200 : 290, x < 178 ? 250 : 340), {
        stroke: '#fff3cf',
        width: 3.5,
        opacity: 0.8 - i * 0.3,
        cap: 'round',
      });
  }
}
