import { mix } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { linear, radial } from '../../ink/paint.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { FLOOR_BOX, FLOOR_LINE } from '../../kits/stage/room.ts';

const TUBE = 280;
const DARK = '#0a0624';

/** Draws the light of each ceiling tube on the wall below it, and the dark between them. */
export function wallPools(ink: Ink, lamps: readonly number[]): void {
  ink.blend('soft-light', () => {
    for (const x of [180, 740, 1278, 1800])
      ink.draw(oval(x, 420, 150, 420), { fill: radial(0.5, 0.5, 0.5, [DARK, 0, 0.8], [DARK, 1, 0]) });
    for (const x of lamps)
      ink.draw(oval(x + TUBE / 2, 190, 270, 330), {
        fill: radial(0.5, 0.34, 0.5, ['#ffffff', 0, 0.75], ['#ffffff', 0.5, 0.3], ['#ffffff', 1, 0]),
      });
  });
}

interface Shine {
  glow: string;
  planet: string;
}

/**
 * Draws the reflections in the polished deck: the bright wall, the window with its planet, the line of light.
 */
export function deckShine(ink: Ink, { glow, planet }: Shine): void {
  const sky = mix('#4a5ac8', planet, 0.35);
  ink.clip(rect(...FLOOR_BOX), () =>
    ink.blend('screen', () => {
      for (const i of range(5)) {
        const inset = i * 13;
        ink.draw(
          polygon(
            [850 + inset, FLOOR_LINE],
            [1166 - inset, FLOOR_LINE],
            [1230 - inset, 1080],
            [786 + inset, 1080],
          ),
          {
            fill: linear(90, ['#dfe6ff', 0, 0.085], ['#dfe6ff', 0.7, 0]),
          },
        );
        ink.draw(
          polygon(
            [250 + inset, FLOOR_LINE],
            [700 - inset, FLOOR_LINE],
            [640 - inset, 1020],
            [120 + inset, 1020],
          ),
          {
            fill: linear(90, [sky, 0, 0.09], [sky, 1, 0]),
          },
        );
      }
      ink.draw(oval(555, 890, 150, 60), { fill: radial(0.5, 0.5, 0.5, [planet, 0, 0.34], [planet, 1, 0]) });
      ink.draw(rect(0, FLOOR_LINE, 1920, 70), { fill: linear(90, [glow, 0, 0.2], [glow, 1, 0]) });
    }),
  );
}
