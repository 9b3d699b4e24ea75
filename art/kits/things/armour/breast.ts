import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve } from '../../../ink/path.ts';
import { oval, polygon, polyline, range } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { hinge, rivets, rod } from '../../../matter/metal.ts';
import { type Looks, shells } from './shape.ts';

const BREAST = curve(
  'M100 152C118 162 186 162 204 152C222 190 216 252 198 300L106 300C88 252 82 190 100 152Z',
);
const CAVITY = curve(
  'M107 166C124 173 180 173 197 166C210 200 206 250 191 292L113 292C98 250 94 200 107 166Z',
);

/** The closed breast, with a ridge down its middle and a cross of the trim. */
export function drawBreast(ink: Ink, looks: Looks): void {
  drawSkirt(ink, looks);
  drawShut(ink, looks);
}

function drawShut(ink: Ink, { steel, trim }: Looks): void {
  const tone = ramp(steel);
  shells(ink, [BREAST], steel, 7);
  ink.draw(polyline([152, 162], [152, 296]), { stroke: tone.dark, width: 5, opacity: 0.8 });
  ink.draw(polyline([149, 162], [149, 296]), { stroke: tone.hi, width: 3, opacity: 0.8 });
  for (const [dx, y] of [
    [0, 196],
    [0, 240],
  ] as const)
    ink.draw(oval(152 + dx, y, 3), { fill: tone.line });
  drawBelt(ink, trim);
  rod(ink, polyline([152, 180], [152, 268]), trim, 9);
  rod(ink, polyline([120, 214], [184, 214]), trim, 9);
  rod(ink, curve('M104 158C120 168 184 168 200 158'), trim, 5);
}

/** The breastplate, open like a door, and behind it a shelf in a lit compartment. */
export function drawHollow(ink: Ink, looks: Looks): void {
  const { steel, light, plume } = looks;
  drawSkirt(ink, looks);
  shells(ink, [BREAST], steel, 7);
  recess(ink, CAVITY, '#3a2c34', {
    depth: 10,
    opacity: 0.7,
    fill: linear(90, '#3a2624', ['#7a5038', 0.6], '#a8704a'),
    texture: () => {
      glow(ink, 152, 232, 104, light, 1, 126);
      glow(ink, 152, 262, 44, '#fffbe8', 0.8, 34);
      solid(ink, polygon([92, 276], [112, 264], [192, 264], [212, 276]), '#a8744a', { width: 4, bevel: 2 });
      ink.draw(polygon([92, 276], [212, 276], [212, 292], [92, 292]), {
        fill: '#5a382a',
        stroke: '#241614',
        width: 4,
      });
    },
  });
  drawBelt(ink, looks.trim);
  // The light from inside lies on the plates below.
  ink.clip(polygon([92, 304], [212, 304], [256, 400], [48, 400]), () =>
    glow(ink, 152, 300, 110, light, 0.75, 84),
  );
  const turn = swing({ hinge: 92, cx: 152, cy: 226, angle: -112, distance: 1200, isMirrored: false });
  ink.warp(turn, () => {
    const [tone, lining] = [ramp(steel), ramp(plume)];
    solid(ink, BREAST, steel, { bevel: 5, fill: linear(0, tone.shade, tone.dark) });
    recess(ink, CAVITY, plume, { depth: 6, fill: linear(20, lining.light, [lining.base, 0.5], lining.dark) });
  });
  for (const y of [190, 246]) hinge(ink, [93, y], 24, looks.trim, 11);
}

function drawBelt(ink: Ink, trim: string): void {
  rod(ink, polyline([102, 301], [202, 301]), trim, 8);
}

/** The plates below the belt. */
function drawSkirt(ink: Ink, { steel, trim }: Looks): void {
  const plates = range(4)
    .reverse()
    .map((i) => {
      const [y, half] = [296 + i * 24, 50 + i * 10];
      return curve(
        `M${152 - half} ${y}L${152 + half} ${y}L${152 + half + 10} ${y + 30}` +
          `C${190} ${y + 40} ${114} ${y + 40} ${152 - half - 10} ${y + 30}Z`,
      );
    });
  shells(ink, plates, steel);
  rivets(
    ink,
    range(4).map((i) => [96 - i * 9, 318 + i * 24] as const),
    4,
    trim,
  );
  rivets(
    ink,
    range(4).map((i) => [208 + i * 9, 318 + i * 24] as const),
    4,
    trim,
  );
}
