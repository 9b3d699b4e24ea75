import type { Ink } from '../../ink/Ink.ts';
import { groundShadow, solid } from '../../ink/light.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval } from '../../ink/shapes.ts';

const COAT = '#3a4668';
const BODY = curve(
  'M0 -168C34 -168 46 -142 44 -116C58 -90 62 -40 44 -10Q0 6 -44 -10C-62 -40 -58 -90 -44 -116C-46 -142 -34 -168 0 -168Z',
);
const BELLY = curve(
  'M0 -104C30 -104 42 -70 40 -40C38 -14 18 -5 0 -5C-18 -5 -38 -14 -40 -40C-42 -70 -30 -104 0 -104Z',
);
const FACE = curve(
  'M0 -142C8 -156 34 -154 34 -132C34 -112 14 -104 0 -102C-14 -104 -34 -112 -34 -132C-34 -154 -8 -156 0 -142Z',
);
const FLIPPER = curve('M42 -102C62 -92 74 -62 70 -36C58 -40 48 -58 44 -74Z');
const FOOT = curve('M8 -8C20 -18 40 -14 44 2Q26 8 8 2Z');
const BEAK = curve('M-12 -126Q0 -134 12 -126Q6 -112 0 -110Q-6 -112 -12 -126Z');
const SCARF = curve('M-40 -108Q0 -88 40 -108L42 -92Q0 -72 -42 -92ZM-34 -88L-14 -84L-18 -46L-38 -50Z');

/** A penguin with a scarf, some 170 units high at scale 1, on its foot. */
export function penguin(ink: Ink, foot: Point, scale: number): void {
  groundShadow(ink, foot[0], foot[1], 52 * scale, 9 * scale, 0.35);
  ink.at(foot, () => drawBird(ink), { scale });
}

function drawBird(ink: Ink): void {
  const width = 4.5;
  for (const isMirrored of [false, true])
    ink.at(
      [0, 0],
      () => {
        solid(ink, FLIPPER, COAT, { width, bevel: 4 });
        solid(ink, FOOT, '#f2a03c', { width, bevel: 3 });
      },
      { mirror: isMirrored },
    );
  solid(ink, BODY, COAT, { width, bevel: 7 });
  ink.draw(BELLY, { fill: '#f6f2ea' });
  ink.draw(FACE, { fill: '#f6f2ea' });
  solid(ink, SCARF, '#d8483f', { width: 3.5, bevel: 3 });
  for (const x of [-17, 17]) {
    ink.draw(oval(x, -132, 6.5, 8), { fill: '#1c1a2a' });
    ink.draw(oval(x - 2, -135, 2.4), { fill: '#fff' });
    ink.draw(oval(x * 1.5, -116, 6, 4), { fill: '#f29a9a', opacity: 0.6 });
  }
  solid(ink, BEAK, '#f2a03c', { width: 3.5, bevel: 2 });
}
