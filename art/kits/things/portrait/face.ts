import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, type Path, type Point } from '../../../ink/path.ts';
import { oval, polyline } from '../../../ink/shapes.ts';

const SKIN = ramp('#c2a084');
const EYE_LIGHT = '#d8ff9a';
const DARK = '#22141c';

/** The neck below a face, whose shadow falls on it, down to the chest or a collar. */
export function neck(ink: Ink, shape: Path): void {
  ink.draw(shape, {
    fill: linear(20, SKIN.base, [SKIN.shade, 0.5], SKIN.dark),
    stroke: SKIN.line,
    width: 3,
  });
  ink.clip(shape, () => ink.draw(oval(5, 12, 30, 22), { fill: SKIN.deep, opacity: 0.6, blur: 6 }));
}

/** A face lit from the left, as in old paintings, with the other side in shadow. */
export function face(ink: Ink, shape: Path, brow: string, isAwake: boolean): void {
  ink.draw(shape, {
    fill: linear(15, SKIN.light, [SKIN.base, 0.5], SKIN.shade),
    stroke: SKIN.line,
    width: 3.2,
  });
  ink.clip(shape, () => {
    ink.draw(curve('M12 -90Q2 -52 13 -34Q5 -12 7 24L48 24L48 -90Z'), {
      fill: SKIN.deep,
      opacity: 0.42,
      blur: 5,
    });
    ink.draw(oval(-15, -12, 10, 9), { fill: '#c86a58', opacity: 0.3, blur: 4 });
    ink.draw(oval(-10, -56, 15, 9), { fill: SKIN.hi, opacity: 0.5, blur: 5 });
  });
  ink.draw(curve('M3 -30Q5 -18 9 -11Q3 -7 -4 -9Q2 -12 2 -19Z'), { fill: SKIN.deep, opacity: 0.7 });
  ink.draw(polyline([0, -29], [0.6, -16]), { stroke: SKIN.hi, width: 2.6, opacity: 0.6, cap: 'round' });
  for (const side of [-1, 1]) eye(ink, [side * 13.5, -32], isAwake);
  for (const side of [-1, 1]) {
    const at = side * 13.5;
    ink.draw(curve(`M${at - side * 8} -42Q${at + side * 3} -48 ${at + side * 11} -41`), {
      stroke: brow,
      width: 3.4,
      cap: 'round',
    });
  }
}

export function eye(ink: Ink, [x, y]: Point, isAwake: boolean): void {
  ink.draw(oval(x, y - 1, 10, 7), { fill: DARK, opacity: 0.2, blur: 3 });
  if (isAwake) ink.draw(oval(x, y, 12, 8), { fill: EYE_LIGHT, opacity: 0.36, blur: 5 });
  const white = curve(`M${x - 8} ${y + 1}Q${x} ${y - 8} ${x + 8} ${y + 1}Q${x} ${y + 6} ${x - 8} ${y + 1}Z`);
  ink.draw(white, { fill: isAwake ? EYE_LIGHT : '#d6c7b2' });
  ink.clip(white, () => ink.draw(oval(x, y - 0.5, isAwake ? 2 : 4, 4.4), { fill: DARK }));
  ink.draw(curve(`M${x - 9} ${y + 1.5}Q${x} ${y - 8.5} ${x + 9} ${y + 1.5}`), {
    stroke: DARK,
    width: 3,
    cap: 'round',
  });
}

/** Closed lips; the lower one is lit. */
export function mouth(ink: Ink, half: number): void {
  ink.draw(curve(`M${-half} 1Q-4 -3.5 0 -2Q4 -3.5 ${half} 1Q0 3 ${-half} 1Z`), { fill: '#7a3438' });
  ink.draw(curve(`M${-half * 0.8} 2Q0 8 ${half * 0.8} 2Q0 3.6 ${-half * 0.8} 2Z`), { fill: '#b0655a' });
}
