import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { type Gradient, linear, radial } from '../../../ink/paint.ts';
import { type Box, curve, type Path, type Point } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval } from '../../../ink/shapes.ts';

/** The cypresses on the middle ridge: across, down, height as a share of the doorway. */
const CYPRESSES = [
  [0.24, 0.83, 0.15],
  [0.35, 0.84, 0.11],
  [0.8, 0.82, 0.17],
] as const;
/** The hedges beside the path: across, down, size. */
const HEDGES = [
  [0.12, 0.955, 0.1],
  [0.87, 0.94, 0.1],
] as const;

/** Behind a garden door: hills at dusk, cypresses and a path over them. */
export function gardenView(ink: Ink, opening: Path, [x, y, w, h]: Box): void {
  ink.draw(opening, { fill: linear(90, '#3f5fa8', ['#9a80a0', 0.35], ['#ffd59a', 0.62], '#ffe7b8') });
  ink.clip(opening, () => {
    glow(ink, x + w * 0.62, y + h * 0.55, w * 0.6, '#fff3c4', 0.95);
    hill(ink, [x, y, w, h], 0.66, 60, linear(90, '#8a86b0', '#6f7aa2'));
    hill(ink, [x, y, w, h], 0.74, 46, linear(90, '#5f8f78', '#3f6e5c'));
    hill(ink, [x, y, w, h], 0.85, 30, linear(90, '#4f8a4e', '#2d5a3c'));
    const at = placesIn([x, y, w, h]);
    for (const [across, foot, height] of CYPRESSES) cypress(ink, at(across, foot), h * height);
    ink.draw(pathOver([x, y, w, h]), { fill: linear(90, '#f4dcab', '#b78f62'), stroke: '#3f5a3c', width: 3 });
    for (const [across, foot, size] of HEDGES) hedge(ink, at(across, foot), w * size);
  });
}

/** Returns the path that winds up to the ridge and disappears behind it. */
function pathOver([x, y, w, h]: Box): Path {
  const at = (across: number, down: number): string => `${x + w * across} ${y + h * down}`;
  return curve(
    `M${at(0.14, 1.02)}C${at(0.36, 0.95)} ${at(0.34, 0.91)} ${at(0.46, 0.885)}C${at(0.56, 0.865)} ${at(0.53, 0.85)} ${at(0.46, 0.843)}` +
      `L${at(0.52, 0.843)}C${at(0.64, 0.852)} ${at(0.7, 0.872)} ${at(0.64, 0.895)}C${at(0.6, 0.92)} ${at(0.74, 0.95)} ${at(0.84, 1.02)}Z`,
  );
}

function cypress(ink: Ink, [cx, foot]: Point, height: number): void {
  const w = height * 0.13;
  const tree = curve(
    `M${cx} ${foot - height}C${cx + w * 1.1} ${foot - height * 0.5} ${cx + w * 1.2} ${foot - height * 0.1} ${cx + w * 0.5} ${foot}` +
      `L${cx - w * 0.5} ${foot}C${cx - w * 1.2} ${foot - height * 0.1} ${cx - w * 1.1} ${foot - height * 0.5} ${cx} ${foot - height}Z`,
  );
  ink.draw(tree, { fill: linear(0, '#5f9a62', ['#3f7a54', 0.45], '#24503f'), stroke: '#1f4238', width: 3 });
}

function hedge(ink: Ink, [cx, foot]: Point, size: number): void {
  ink.draw(oval(cx + 4, foot + 2, size, size * 0.16), { fill: '#12261e', opacity: 0.4, blur: 5 });
  ink.draw(oval(cx, foot - size * 0.62, size * 0.72), {
    fill: radial(0.36, 0.28, 0.85, '#9ccb74', ['#5f9a55', 0.4], '#2c5f40'),
    stroke: '#1f4238',
    width: 3,
  });
}

function hill(ink: Ink, [x, y, w, h]: Box, share: number, bump: number, fill: Gradient): void {
  const top = y + h * share;
  const ridge = curve(
    `M${x} ${top}C${x + w * 0.25} ${top - bump} ${x + w * 0.4} ${top + bump * 0.4} ${x + w * 0.6} ${top - bump * 0.3}` +
      `C${x + w * 0.8} ${top - bump} ${x + w * 0.9} ${top - bump * 0.2} ${x + w} ${top - bump * 0.5}` +
      `L${x + w} ${y + h}L${x} ${y + h}Z`,
  );
  ink.draw(ridge, { fill });
}
