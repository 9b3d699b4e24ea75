import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range } from '../../ink/shapes.ts';

const [BAR_WIDTH, BAR_HEIGHT, DEPTH] = [56, 24, 9];

/**
 * A pile of gold bars with `rows` rows, and as many bars in the lowest one. The point is the middle of its
 * foot.
 */
export function goldPile(ink: Ink, [x, foot]: Point, rows: number, color: string, scale = 1): void {
  ink.at(
    [x, foot],
    () => {
      for (const row of range(rows)) {
        const count = rows - row;
        for (const i of range(count))
          goldBar(ink, [(i - (count - 1) / 2) * (BAR_WIDTH + 3), -row * (BAR_HEIGHT + 5)], color);
      }
    },
    { scale },
  );
}

function goldBar(ink: Ink, [x, foot]: Point, color: string): void {
  const own = shift(color, { lightness: ink.jitter(0.03) });
  const tone = ramp(own);
  const [half, top] = [BAR_WIDTH / 2, foot - BAR_HEIGHT];
  const lid = polygon(
    [x - half + 6, top],
    [x - half + 12, top - DEPTH],
    [x + half - 12, top - DEPTH],
    [x + half - 6, top],
  );
  ink.draw(lid, { fill: linear(80, tone.hi, tone.light), stroke: tone.line, width: 2.2 });
  solid(ink, polygon([x - half + 6, top], [x + half - 6, top], [x + half, foot], [x - half, foot]), own, {
    bevel: 4,
    width: 2.2,
  });
  ink.draw(oval(x, foot - BAR_HEIGHT / 2, 10, 5), { stroke: tone.dark, width: 2 });
}

/** A tied sack of coins with a coin painted on it. The point is the middle of its foot. */
export function moneySack(ink: Ink, [x, foot]: Point, scale: number, cloth: string, gold: string): void {
  const tone = ramp(cloth);
  ink.at(
    [x, foot],
    () => {
      const sack = curve(
        'M-44 0Q-66 -34 -40 -70Q-26 -88 -14 -98L14 -98Q26 -88 40 -70Q66 -34 44 0Q0 8 -44 0Z',
      );
      solid(ink, sack, cloth, { bevel: 6, width: 3 });
      for (const fold of ['M-10 -96Q-24 -70 -30 -44', 'M8 -96Q18 -74 30 -58', 'M-36 -4Q-22 -14 -16 -8'])
        ink.draw(curve(fold), { stroke: tone.dark, width: 2.4, opacity: 0.7, cap: 'round' });
      solid(ink, curve('M-15 -98Q-30 -122 -16 -126Q0 -116 16 -126Q30 -122 15 -98Z'), cloth, {
        bevel: 4,
        width: 3,
      });
      ink.draw(polyline([-18, -99], [18, -99]), { stroke: ramp('#8a5a34').line, width: 10, cap: 'round' });
      ink.draw(polyline([-18, -99], [18, -99]), { stroke: '#a8713c', width: 6, cap: 'round' });
      ink.draw(oval(4, -42, 19), { stroke: ramp(gold).shade, width: 5, opacity: 0.9 });
      ink.draw(oval(4, -42, 6, 9), { fill: ramp(gold).shade, opacity: 0.9 });
    },
    { scale },
  );
}
