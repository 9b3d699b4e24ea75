import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box } from '../../ink/path.ts';
import { arch, oval, polygon, range } from '../../ink/shapes.ts';
import { FLOOR_LINE } from '../../kits/stage/room.ts';
import { blockStone } from '../../matter/stone.ts';
import { goldenIdol } from './goldenIdol.ts';
import { serpentSpring } from './serpentSpring.ts';

const MIDDLE = 1560;
export const NICHE_BOUNDS: Box = [1268, 236, 584, 640];
export interface NicheColors {
  stone: string;
  gold: string;
  jade: string;
  water: string;
  isAwake: boolean;
}

/** Steps to a niche with a golden idol, and a spring beside it. */
export function idolNiche(ink: Ink, colors: NicheColors): void {
  drawSurround(ink, colors);
  goldenIdol(ink, [MIDDLE, 642], colors);
  drawSteps(ink, colors.stone);
  serpentSpring(ink, colors);
}

function drawSurround(ink: Ink, { stone, jade, isAwake }: NicheColors): void {
  const own = shift(stone, { lightness: 0.02 });
  const front = polygon([1296, FLOOR_LINE], [1318, 252], [1802, 252], [1824, FLOOR_LINE]);
  castShadow(ink, front, { dx: 14, dy: 8, blur: 14, opacity: 0.45 });
  solid(ink, front, shift(own, { lightness: -0.05 }), { bevel: 8 });
  for (const row of range(6)) {
    const [y, h] = [258 + row * 90, 88];
    const lean = row * 3.4;
    blockStone(ink, [1318 - lean, y, 104, h], own, { spread: 6, width: 3, cracks: 0.4 });
    blockStone(ink, [1698 + lean, y, 104, h], own, { spread: 6, width: 3, cracks: 0.4 });
  }
  blockStone(ink, [1300, 236, 520, 74], shift(own, { lightness: 0.03 }), { spread: 5, width: 3 });
  for (const i of range(5)) {
    const x = 1372 + i * 94;
    solid(ink, oval(x, 273, 21), jade, { bevel: 5, width: 3 });
    ink.draw(oval(x, 273, 9), { fill: ramp(jade).deep, opacity: 0.85 });
    // The idol has five eyes, one of which is missing.
    if (i === 3) recess(ink, oval(x, 273, 21), stone, { depth: 9 });
  }
  const hollow = arch(1436, 326, 248, 430, 92);
  recess(ink, hollow, shift(stone, { lightness: -0.14 }), { depth: 26, opacity: 0.85 });
  ink.clip(hollow, () => {
    for (const i of range(15)) {
      const turn = (i / 14) * Math.PI;
      const ray = polygon(
        [MIDDLE, 520],
        [MIDDLE - Math.cos(turn - 0.05) * 240, 520 - Math.sin(turn - 0.05) * 240],
        [MIDDLE - Math.cos(turn + 0.05) * 240, 520 - Math.sin(turn + 0.05) * 240],
      );
      ink.draw(ray, { fill: ramp(stone).shade, opacity: 0.5 });
    }
    glow(ink, MIDDLE, 520, 230, isAwake ? '#5affb8' : '#ffd880', isAwake ? 0.6 : 0.34);
  });
}

/** Three steps, worn in the middle. */
function drawSteps(ink: Ink, stone: string): void {
  for (const i of range(3)) {
    const [top, half] = [648 + i * 62, 176 + i * 34];
    const tread = polygon(
      [MIDDLE - half + 14, top],
      [MIDDLE + half - 14, top],
      [MIDDLE + half, top + 20],
      [MIDDLE - half, top + 20],
    );
    const tone = ramp(shift(stone, { lightness: 0.07 }));
    ink.draw(tread, { fill: linear(90, tone.shade, tone.light), stroke: tone.line, width: 3 });
    ink.draw(oval(MIDDLE, top + 12, half * 0.4, 7), { fill: tone.dark, opacity: 0.35, blur: 5 });
    const blocks = 4 + i;
    const w = (half * 2) / blocks;
    for (const block of range(blocks))
      blockStone(ink, [MIDDLE - half + block * w, top + 19, w, 44], stone, {
        spread: 3,
        width: 3,
        cracks: 0.35,
      });
  }
  const foot = 648 + 3 * 62;
  ink.draw(oval(MIDDLE + 10, foot + 4, 262, 16), { fill: SHADOW, opacity: 0.5, blur: 9 });
}
