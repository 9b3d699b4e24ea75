import { type Color, ramp } from '../color.ts';
import type { Ink } from '../ink/Ink.ts';
import { solid } from '../ink/light.ts';
import type { Box, Path } from '../ink/path.ts';
import { oval, polyline, range, rect } from '../ink/shapes.ts';
import { plate } from '../matter/metal.ts';
import { wood } from '../matter/wood.ts';

/** The surface of a part of a lock: draws a shape within a box. */
export type Surface = (ink: Ink, shape: Path, box: Box, bevel: number) => void;

/** A smooth coloured surface: enamel, or matt steel. */
export function solidly(color: Color): Surface {
  return (ink, shape, _, bevel) => solid(ink, shape, color, { bevel });
}

export function polished(color: Color): Surface {
  return (ink, shape, _, bevel) => plate(ink, shape, color, { bevel });
}

export function wooden(color: Color, strength = 0.3): Surface {
  return (ink, shape, box, bevel) => wood(ink, shape, box, color, { bevel, strength, direction: 'along x' });
}

/** Upright boards. */
export function upright(color: Color): Surface {
  return (ink, shape, box, bevel) => wood(ink, shape, box, color, { bevel, strength: 0.4 });
}

/** Rough stone, with specks and two cracks. */
export function stony(color: Color): Surface {
  return (ink, shape, [x, y, w, h], bevel) => {
    const tone = ramp(color);
    const texture = () => {
      for (const i of range(Math.round((w * h) / 1100))) {
        const [cx, cy] = [x + ink.random() * w, y + ink.random() * h];
        const speck = oval(cx, cy, 1 + ink.random() * 3, 0.8 + ink.random() * 1.4);
        ink.draw(speck, { fill: i % 3 ? tone.shade : tone.light, opacity: 0.5 });
      }
      for (const from of [0.12, 0.86]) {
        const turns = range(5).map(
          (step) => [x + w * from + (ink.random() - 0.5) * 26, y + (h / 4) * step] as const,
        );
        ink.draw(polyline(...turns), { stroke: tone.dark, width: 2, opacity: 0.45 });
        ink.draw(polyline(...turns), { stroke: tone.hi, width: 1, opacity: 0.35, move: [1.6, 1.2] });
      }
    };
    solid(ink, shape, color, { bevel, texture });
  };
}

/** Pasteboard, with its fibres and a doubled edge. */
export function papery(color: Color): Surface {
  return (ink, shape, [x, y, w, h], bevel) => {
    const tone = ramp(color);
    const texture = () => {
      for (const i of range(Math.round((w * h) / 900))) {
        const [fx, fy] = [x + ink.random() * w, y + ink.random() * h];
        const turn = ink.random() * Math.PI;
        const fibre = polyline([fx, fy], [fx + Math.cos(turn) * 9, fy + Math.sin(turn) * 9]);
        ink.draw(fibre, { stroke: i % 2 ? tone.shade : tone.hi, width: 1.2, opacity: 0.5 });
      }
      ink.draw(rect(x + 8, y + 8, w - 16, h - 16, 10), { stroke: tone.dark, width: 1.8, opacity: 0.5 });
    };
    solid(ink, shape, color, { bevel: bevel * 0.6, texture });
  };
}

/** A dark panel with glowing conductors. */
export function wired(color: string, light: string): Surface {
  return (ink, shape, [x, y, w, h], bevel) => {
    const texture = () => {
      for (const i of range(7)) {
        const [top, side] = [y + (h * (i + 0.5)) / 7, i % 2 ? x + w - 4 : x + 4];
        const inwards = i % 2 ? -1 : 1;
        const wire = polyline([side, top], [side + inwards * 9, top], [side + inwards * 15, top + 14]);
        ink.draw(wire, { stroke: light, width: 1.5, opacity: 0.5 });
        ink.draw(oval(side + inwards * 15, top + 16, 2), { fill: light, opacity: 0.7 });
      }
    };
    solid(ink, shape, color, { bevel, texture });
    ink.draw(shape, { stroke: light, width: 1.6, opacity: 0.55 });
  };
}
