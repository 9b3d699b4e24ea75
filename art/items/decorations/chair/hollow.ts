import { mix, ramp, shift } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { joinPaths, mapPath, type Path, type Point } from '../../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { hinge } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';
import { PAD, type Palette } from './shape.ts';

const WEBBING = '#c9ab7a';

/** The box in the back of the chair, lined with quilted velvet, with a light at its foot. */
export function drawHollow(ink: Ink, { frame, cloth, light }: Palette): void {
  const velvet = ramp(shift(cloth, { lightness: -0.1 }));
  const wood = ramp(frame);
  const far = smaller(PAD, 0.8, [156, 122]);
  recess(ink, PAD, frame, {
    depth: 13,
    opacity: 0.8,
    fill: linear(55, wood.deep, [wood.dark, 0.45], mix(wood.base, light, 0.4)),
    texture: () => {
      ink.draw(far, {
        fill: linear(75, velvet.deep, [velvet.dark, 0.4], velvet.light),
        stroke: velvet.line,
        width: 4,
      });
      ink.clip(far, () => drawQuilting(ink, velvet.deep, velvet.hi));
      ink.draw(polygon([84, 200], [100, 172], [208, 172], [220, 200]), {
        fill: linear(90, wood.base, mix(light, frame, 0.25)),
        stroke: wood.line,
        width: 4,
      });
      glow(ink, 152, 164, 92, light, 1, 74);
    },
  });
}

/** The opened pad on two hinges: the cloth is folded over a frame with webbing. */
export function drawPadOpened(ink: Ink, palette: Palette): void {
  const { frame, cloth } = palette;
  const ajar = swing({ hinge: 84, cx: 150, cy: 150, angle: -116, distance: 760, isMirrored: false });
  const tone = ramp(cloth);
  ink.warp(ajar, () => {
    castShadow(ink, PAD, { dx: -8, dy: 9, blur: 8, opacity: 0.4 });
    solid(ink, PAD, cloth, { bevel: 9, fill: linear(20, tone.dark, [tone.base, 0.5], tone.light) });
    const board = smaller(PAD, 0.84, [150, 122]);
    const gap = smaller(PAD, 0.66, [150, 122]);
    ink.draw(gap, { fill: linear(60, ramp(WEBBING).dark, ramp(WEBBING).deep) });
    ink.clip(gap, () => drawWebbing(ink));
    const wood = ramp(frame);
    solid(ink, joinPaths(board, gap), frame, {
      evenOdd: true,
      bevel: 4,
      width: 4.5,
      fill: linear(40, wood.light, [wood.base, 0.5], wood.dark),
    });
  });
  for (const y of [72, 156]) hinge(ink, [83, y], 24, BRASS, 12);
}

/** The quilted lining: crossing seams with a button at each crossing. */
function drawQuilting(ink: Ink, dark: string, light: string): void {
  const seams = range(9).flatMap((i): Path[] => [
    polyline([40 + i * 28, 40], [-60 + i * 28, 200]),
    polyline([-20 + i * 28, 40], [80 + i * 28, 200]),
  ]);
  ink.draw(joinPaths(...seams), { stroke: dark, width: 3.4, opacity: 0.6 });
  ink.draw(joinPaths(...seams), { stroke: light, width: 1.6, opacity: 0.35, move: [1.8, 2] });
}

/** Woven straps of jute. */
function drawWebbing(ink: Ink): void {
  const tone = ramp(WEBBING);
  const across = (y: number, from: number, to: number): void =>
    strap(ink, rect(from, y, to - from, 24), linear(90, tone.light, tone.base));
  const rows = [88, 140];
  const columns = [133];
  for (const y of rows) across(y, 76, 224);
  for (const [i, x] of columns.entries()) {
    strap(ink, rect(x, 50, 34, 146), linear(0, tone.hi, tone.light));
    for (const [j, y] of rows.entries()) if ((i + j) % 2) across(y, x - 4, x + 38);
  }
}

function strap(ink: Ink, path: Path, fill: ReturnType<typeof linear>): void {
  ink.draw(path, { fill: '#120a1e', opacity: 0.35, move: [2, 3] });
  ink.draw(path, { fill, stroke: ramp(WEBBING).line, width: 3 });
}

function smaller(path: Path, share: number, [cx, cy]: Point): Path {
  return mapPath(path, (x, y) => [cx + (x - 150) * share, cy + (y - 122) * share]);
}
