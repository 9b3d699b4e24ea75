import { type Color, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { joinPaths, type Path, type Point, polar, type Segment } from '../../../ink/path.ts';

/** The points between the lobes of the crown, clockwise from the left. */
const OUTLINE: readonly Point[] = [
  [6, 112],
  [14, 56],
  [52, 10],
  [118, -20],
  [192, -30],
  [266, -20],
  [332, 10],
  [370, 56],
  [378, 112],
  [346, 160],
  [292, 156],
  [244, 172],
  [186, 152],
  [132, 172],
  [84, 154],
  [36, 164],
];
/** The lobes in the light, and the nearest lobes. */
const LIT: readonly Point[] = [
  [10, 104],
  [18, 56],
  [56, 14],
  [120, -14],
  [192, -24],
  [262, -12],
  [312, 22],
  [318, 66],
  [276, 82],
  [262, 122],
  [206, 112],
  [166, 136],
  [116, 116],
  [68, 128],
];
const BRIGHT: readonly Point[] = [
  [26, 70],
  [60, 22],
  [122, -6],
  [186, -14],
  [226, 16],
  [204, 50],
  [160, 46],
  [130, 78],
  [80, 64],
];
type Hanging = readonly [x: number, y: number, degrees: number];

/** Single leaves along the edges: their position, and the direction in which they hang. */
const HANGING: readonly Hanging[] = [
  [58, 172, 110],
  [86, 164, 75],
  [120, 178, 105],
  [150, 174, 65],
  [214, 168, 110],
  [246, 180, 70],
  [284, 168, 100],
  [318, 170, 80],
  [346, 166, 60],
];
const SHADED: readonly Hanging[] = [
  [300, 128, 100],
  [330, 122, 70],
  [352, 92, 60],
  [346, 138, 90],
];
const LIT_LEAVES: readonly Hanging[] = [
  [300, 84, 80],
  [320, 60, 50],
  [256, 124, 100],
  [276, 106, 60],
  [214, 124, 75],
  [190, 126, 110],
  [150, 142, 95],
  [122, 132, 65],
  [94, 134, 110],
  [66, 138, 80],
  [34, 128, 100],
];
const BRIGHT_LEAVES: readonly Hanging[] = [
  [84, 74, 110],
  [112, 82, 75],
  [140, 72, 50],
  [178, 56, 100],
  [206, 52, 60],
  [228, 26, 45],
  [48, 76, 105],
];
const LEAF = 25;

/** Draws the crown of a tree, lit from the left: bright at the top, dark underneath and on the right. */
export function treeCrown(ink: Ink, color: Color): void {
  const tone = ramp(color);
  const mass = lobed(OUTLINE);
  castShadow(ink, mass, { dx: 4, dy: 24, blur: 14, opacity: 0.55 });
  const edge = joinPaths(mass, leavesAt(HANGING));
  ink.draw(edge, { stroke: tone.line, width: ink.line * 2 });
  ink.draw(edge, { fill: linear(40, tone.dark, [tone.dark, 0.6], tone.deep) });
  ink.draw(leavesAt(SHADED), { fill: tone.shade, opacity: 0.6 });
  ink.draw(joinPaths(lobed(LIT), leavesAt(LIT_LEAVES)), {
    fill: linear(35, tone.light, [tone.base, 0.45], tone.shade),
  });
  ink.draw(joinPaths(lobed(BRIGHT), leavesAt(BRIGHT_LEAVES)), {
    fill: linear(50, tone.hi, [tone.light, 0.7], tone.base),
  });
}

/** A closed outline with a bulge between each two points. */
function lobed(points: readonly Point[]): Path {
  const [first = [0, 0]] = points;
  const swells = points.map((from, i): Segment => {
    const to = points[(i + 1) % points.length] ?? first;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const out = 0.42;
    return {
      command: 'C',
      points: [
        [from[0] + dx * 0.08 + dy * out, from[1] + dy * 0.08 - dx * out],
        [to[0] - dx * 0.08 + dy * out, to[1] - dy * 0.08 - dx * out],
        to,
      ],
    };
  });
  return [{ command: 'M', points: [first] }, ...swells, { command: 'Z', points: [] }];
}

/** Pointed leaves that hang over an edge. */
function leavesAt(places: readonly Hanging[]): Path {
  return places.flatMap(([x, y, hangs]) => leafAt([x, y], hangs));
}

function leafAt(root: Point, degrees: number): Path {
  const along = (length: number, aside: number): Point => {
    const [x, y] = polar(...root, length, degrees);
    return polar(x, y, aside, degrees + 90);
  };
  return [
    { command: 'M', points: [along(-6, 0)] },
    { command: 'C', points: [along(LEAF * 0.2, 12), along(LEAF * 0.65, 11), along(LEAF, 0)] },
    { command: 'C', points: [along(LEAF * 0.65, -11), along(LEAF * 0.2, -12), along(-6, 0)] },
    { command: 'Z', points: [] },
  ];
}
