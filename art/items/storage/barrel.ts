import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Path, Point } from '../../ink/path.ts';
import { oval, range, rect, spline } from '../../ink/shapes.ts';
import { leafOutward, openDoorShadow } from '../../kits/furniture/cabinet.ts';
import { bottle } from '../../kits/things/bottles.ts';
import { turns } from '../../leaves.ts';
import { hinge, knob, rivet } from '../../matter/metal.ts';
import { BRASS, IRON } from '../../matter/palette.ts';
import { board, wood } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  hoops: string;
}

const [CX, TOP, FOOT, HALF] = [250, 54, 428, 116];
const STAVES = 9;
/** The first and the last stave of the door. */
const DOOR = { from: 2, to: 7 };
const [DOOR_TOP, DOOR_FOOT] = [140, 338];
const HOOPS = [66, 110, 350, 396];

/** A barrel with a door in its staves, between two hoops. */
export const barrel = defineItem<Palette>({
  id: 'barrel',
  name: 'Barrel',
  tag: 'Storage',
  anchor: 'floor',
  size: [420, 456],
  margin: { top: 18, right: 40, bottom: 40, left: 34 },
  line: 6.5,
  seed: 265,
  stand: { width: 14.5, center: 9, foot: 90 },
  realSize: { height: 95 },
  palettes: {
    oak: { wood: '#a8713c', hoops: IRON },
    wine: { wood: '#7d4038', hoops: '#b98a4a' },
    weathered: { wood: '#8f887e', hoops: '#9a5f3c' },
    green: { wood: '#6a8048', hoops: BRASS },
  },
  opens: true,
  opening: 'creaks',
  lockMaterial: 'wood',
  leaves: [turns('left', [134, 146, 232, 220], [22, 128, 116, 248])],
  hitBox: [88, 24, 324, 426],
  isContainer: true,
  holds: [176, 170, 148, 152],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, CX, 446, 150, 18, 0.6);
    if (isOpened) openDoorShadow(ink, [78, 450], 62);
    drawStaves(ink, palette.wood);
    drawHead(ink, palette);
    for (const y of HOOPS) drawHoop(ink, y, palette.hoops);
    if (isOpened) drawOpened(ink, palette);
    else drawDoor(ink, palette);
  },
});

/** A place on its belly: `across` from −1 to 1; rings sag toward the viewer. */
function onBelly(across: number, y: number): Point {
  const swell = 1 + 0.34 * Math.sin((Math.PI * (y - TOP)) / (FOOT - TOP));
  return [CX + Math.sin((across * Math.PI) / 2) * HALF * swell, y + 20 * Math.cos((across * Math.PI) / 2)];
}

/** Returns the area between two x positions and two heights, with curved sides and edges. */
function strip(from: number, to: number, top: number, foot: number): Path {
  const across = range(7).map((i) => from + ((to - from) * i) / 6);
  const heights = range(6).map((i) => top + ((foot - top) * i) / 5);
  const [first, ...rest] = [
    across.map((at) => onBelly(at, top)),
    heights.map((y) => onBelly(to, y)),
    across.toReversed().map((at) => onBelly(at, foot)),
    heights.toReversed().map((y) => onBelly(from, y)),
  ].map((points) => spline(points));
  return [...(first ?? []), ...rest.flatMap((side) => side.slice(1)), { command: 'Z', points: [] }];
}

function staveEdge(i: number): number {
  return -1 + (2 * i) / STAVES;
}

function drawStaves(ink: Ink, color: string): void {
  castShadow(ink, strip(-1, 1, TOP, FOOT), { dx: 10, dy: 4, blur: 10, opacity: 0.3 });
  for (const i of range(STAVES)) drawStave(ink, i, TOP, FOOT, color);
  const belly = strip(-1, 1, TOP, FOOT);
  settle(ink, belly, 0.34, 0.3);
  ink.draw(belly, {
    fill: linear(0, ['#1a0f2e', 0, 0.2], ['#fff2cf', 0.3, 0.16], ['#1a0f2e', 0.6, 0], ['#1a0f2e', 1, 0.45]),
  });
  ink.draw(belly, { stroke: ramp(color).line });
}

function drawStave(ink: Ink, i: number, top: number, foot: number, color: string): void {
  const own = shift(color, { lightness: ink.jitter(0.06) });
  wood(ink, strip(staveEdge(i), staveEdge(i + 1), top, foot), [90, top, 320, foot - top + 20], own, {
    bevel: 4,
    width: 3.2,
    strength: 0.28,
    density: 0.5,
  });
}

function drawHead(ink: Ink, { wood: color, hoops }: Palette): void {
  solid(ink, oval(CX, TOP, HALF + 3, 25), color, { fill: linear(20, ramp(color).hi, ramp(color).base) });
  recess(ink, oval(CX, TOP + 2, HALF - 12, 18), shift(color, { lightness: -0.03 }), { depth: 6 });
  ink.draw(oval(CX, TOP, HALF + 3, 25), { stroke: ramp(hoops).line, width: 4 });
}

function drawHoop(ink: Ink, y: number, color: string): void {
  const tone = ramp(color);
  const ring = strip(-1, 1, y, y + 24);
  castShadow(ink, ring, { dx: 2, dy: 6, blur: 4, opacity: 0.45 });
  solid(ink, ring, color, {
    bevel: 4,
    fill: linear(0, tone.shade, [tone.hi, 0.28], [tone.base, 0.5], tone.deep),
  });
  for (const across of [-0.62, 0.1])
    rivet(ink, [onBelly(across, y)[0], onBelly(across, y)[1] + 12], 5, color);
}

function doorway(): Path {
  return strip(staveEdge(DOOR.from), staveEdge(DOOR.to), DOOR_TOP, DOOR_FOOT);
}

/** The door, visible by its seam and a knob. */
function drawDoor(ink: Ink, { wood: color, hoops }: Palette): void {
  ink.draw(doorway(), { stroke: ramp(color).deep, width: 9 });
  ink.draw(doorway(), { stroke: ramp(color).hi, width: 2.4, opacity: 0.45, move: [5, 5] });
  for (const y of [170, 296]) hinge(ink, [onBelly(staveEdge(DOOR.from), y)[0], y], 40, hoops, 15);
  const [x, y] = onBelly(staveEdge(DOOR.to) - 0.13, 250);
  knob(ink, [x, y], 14, BRASS);
}

function drawOpened(ink: Ink, { wood: color, hoops }: Palette): void {
  const inside = mix(shift(color, { lightness: -0.08 }), '#8a5a34', 0.4);
  const tone = ramp(inside);
  recess(ink, doorway(), inside, { depth: 16, fill: linear(70, '#1c1014', [tone.deep, 0.3], tone.shade) });
  ink.clip(doorway(), () => {
    for (const across of [-0.3, -0.1, 0.1, 0.3])
      ink.draw(spline([140, 220, 300, 360].map((y) => onBelly(across, y))), {
        stroke: '#0d080c',
        width: 3,
        opacity: 0.5,
      });
    const shelf = oval(CX, 366, 150, 30);
    ink.draw(shelf, { fill: linear(90, tone.base, tone.hi), stroke: tone.line, width: 3 });
    ink.draw(oval(CX, 368, 142, 22), { fill: linear(90, '#e8c878', '#8a6430') });
    bottle(ink, [CX - 74, 352], {
      width: 38,
      height: 122,
      color: '#4f7a4a',
      cap: '#b8343c',
      label: '#f4e8cc',
    });
    bottle(ink, [CX - 32, 362], {
      width: 36,
      height: 100,
      color: '#7a3a2c',
      cap: '#c9a45a',
      label: '#f4e8cc',
    });
    glow(ink, CX + 20, 330, 140, '#ffdf9a', 0.7, 110);
  });
  ink.draw(doorway(), { stroke: ramp(color).line });
  const [left] = onBelly(staveEdge(DOOR.from), 240);
  const box = [left, 158, 170, 190] as const;
  leafOutward(ink, { box, thickness: 24, angle: 103 }, color, () => {
    for (const i of range(3))
      board(ink, [left + (i * 170) / 3, 158, 170 / 3, 190], shift(color, { lightness: ink.jitter(0.05) }), {
        width: 3,
      });
    for (const top of [180, 302])
      solid(ink, rect(left + 10, top, 150, 20, 4), hoops, { bevel: 3, width: 3.4 });
  });
}
