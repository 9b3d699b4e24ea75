import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear } from '../../ink/paint.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { isInView, layFloor } from '../../kits/stage/floor.ts';
import { FLOOR_BOX, FLOOR_LINE, fadeDown, STAGE_WIDTH } from '../../kits/stage/room.ts';

const NIGHT = '#0a0714';

/** Broad boards, worn where people walk in. */
export function officeFloor(ink: Ink, color: string): void {
  const width = 108;
  layFloor(ink, 380, () => {
    for (const i of range(31)) {
      let far = -40 - ink.random() * 200;
      const x = -700 + i * width;
      while (far < 760) {
        const length = 260 + ink.random() * 320;
        const top = far;
        far += length;
        if (!isInView(x, x + width, far)) continue;
        const tone = ramp(shift(color, { lightness: ink.jitter(0.06), hue: ink.jitter(8) }));
        ink.draw(rect(x, top, width, length), {
          fill: linear(90, tone.base, tone.light),
          stroke: tone.deep,
          width: 2.2,
        });
        ink.draw(rect(x + 4, top, 5, length), { fill: tone.hi, opacity: 0.3 });
        for (const _ of range(3)) {
          const [at, start] = [x + (0.2 + ink.random() * 0.6) * width, top + ink.random() * length * 0.5];
          const streak = polygon(
            [at, start],
            [at + 5, start + length * 0.2],
            [at, start + length * 0.42],
            [at - 4, start + length * 0.2],
          );
          ink.draw(streak, { fill: tone.dark, opacity: 0.32 });
        }
      }
    }
  });
  ink.clip(rect(...FLOOR_BOX), () => {
    ink.draw(oval(1000, 866, 420, 44), { fill: ramp(color).hi, opacity: 0.12, blur: 18 });
    ink.draw(oval(660, 1000, 120, 18), { fill: ramp(color).deep, opacity: 0.22, blur: 8 });
    for (const [x, y] of [
      [560, 930],
      [1180, 1010],
      [1300, 960],
    ] as const)
      ink.draw(polyline([x, y], [x + 46, y + 6], [x + 70, y + 4]), {
        stroke: ramp(color).deep,
        width: 2.4,
        opacity: 0.5,
      });
  });
  fadeDown(ink, [0, FLOOR_LINE, STAGE_WIDTH, 54], NIGHT, 0.55);
  ink.draw(rect(...FLOOR_BOX), { fill: linear(90, [NIGHT, 0.5, 0], [NIGHT, 1, 0.38]) });
}
