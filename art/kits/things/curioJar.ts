import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';

const BUTTONS = ['#b8443c', '#d0a048', '#4a7a94', '#7a9a5a', '#c8bca0', '#8a5a7c'] as const;

/** A stoppered jar of odd buttons; stands on `foot`. */
export function curioJar(ink: Ink, [x, foot]: Point, cork: string): void {
  const body = curve(
    `M${x - 52} ${foot - 226}Q${x - 92} ${foot - 206} ${x - 92} ${foot - 160}L${x - 92} ${foot - 18}` +
      `Q${x - 92} ${foot} ${x - 72} ${foot}` +
      `L${x + 72} ${foot}Q${x + 92} ${foot} ${x + 92} ${foot - 18}L${x + 92} ${foot - 160}` +
      `Q${x + 92} ${foot - 206} ${x + 52} ${foot - 226}Z`,
  );
  castShadow(ink, body, { dx: 18, dy: 0, blur: 13, opacity: 0.45 });
  ink.draw(body, {
    fill: linear(0, '#5c707c', ['#a8bcc4', 0.3], ['#7c929c', 0.6], '#3e505c'),
    opacity: 0.55,
  });
  ink.clip(body, () => {
    for (const i of range(60)) {
      const row = Math.floor(i / 9);
      const at: Point = [x - 84 + (i % 9) * 21 + ink.jitter(14), foot - 12 - row * 17 + ink.jitter(8)];
      button(
        ink,
        at,
        11 + ink.random() * 5,
        BUTTONS[Math.floor(ink.random() * BUTTONS.length)] ?? BUTTONS[0],
      );
    }
  });
  ink.draw(body, { stroke: '#26303c', width: 4 });
  ink.draw(curve(`M${x - 76} ${foot - 180}Q${x - 82} ${foot - 100} ${x - 78} ${foot - 26}`), {
    stroke: '#ffffff',
    width: 8,
    opacity: 0.5,
    cap: 'round',
  });
  ink.draw(curve(`M${x + 74} ${foot - 190}L${x + 76} ${foot - 120}`), {
    stroke: '#ffffff',
    width: 4,
    opacity: 0.35,
    cap: 'round',
  });
  solid(ink, rect(x - 62, foot - 242, 124, 20, 8), '#98aab2', { bevel: 4, width: 3 });
  solid(ink, rect(x - 50, foot - 282, 100, 42, 7), '#a87c50', { bevel: 6 });
  for (const _ of range(12))
    ink.draw(oval(x + ink.jitter(90), foot - 262 + ink.jitter(32), 2.4), {
      fill: ramp(cork).dark,
      opacity: 0.6,
    });
  ink.at(
    [x + 2, foot - 148],
    () => {
      const label = polygon([-46, -30], [46, -30], [46, 26], [38, 32], [-46, 32]);
      solid(ink, label, '#dccca4', { bevel: 3, width: 2.6 });
      for (const [y, w] of [
        [-12, 60],
        [2, 68],
        [16, 40],
      ] as const)
        ink.draw(rect(-34, y, w, 4, 2), { fill: '#6a5444', opacity: 0.8 });
    },
    { turn: -4 },
  );
}

function button(ink: Ink, [x, y]: Point, radius: number, color: string): void {
  const tone = ramp(color);
  ink.draw(oval(x, y, radius, radius * 0.82), {
    fill: linear(60, tone.light, tone.shade),
    stroke: tone.line,
    width: 2,
  });
  ink.draw(oval(x, y, radius * 0.6, radius * 0.48), { stroke: tone.dark, width: 1.6 });
  for (const dx of [-3, 3]) ink.draw(oval(x + dx, y, 1.7), { fill: tone.line });
}
