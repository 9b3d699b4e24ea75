import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, turnPath } from '../../ink/path.ts';
import { range, rect } from '../../ink/shapes.ts';

export type SpineColors = readonly [string, ...string[]];

/** Standing books, now and then a lying pile, a gap, or one that leans. */
export function bookRow(ink: Ink, [x, y, w, h]: Box, colors: SpineColors): void {
  let at = x;
  while (at < x + w - 10) {
    const dice = ink.random();
    const width = 13 + ink.random() * 20;
    if (at + width > x + w) break;
    if (dice < 0.06 && at + 72 < x + w) {
      drawPile(ink, at, y + h, colors);
      at += 72;
    } else if (dice < 0.085) {
      at += width * 0.7;
    } else {
      const lean = dice > 0.93 ? 5 : 0;
      drawBook(ink, [at, y + h, width, h * (0.72 + ink.random() * 0.26)], colors, lean);
      at += width + (lean ? 12 : 0);
    }
  }
}

function drawPile(ink: Ink, x: number, foot: number, colors: SpineColors): void {
  for (const i of range(3)) {
    const book = rect(x + ink.random() * 5, foot - 17 * (i + 1), 64 - ink.random() * 10, 17, 3);
    solid(ink, book, ink.pick(colors), { width: 2.2, bevel: 2 });
  }
}

function drawBook(ink: Ink, [x, foot, w, h]: Box, colors: SpineColors, lean: number): void {
  const tone = ramp(shift(ink.pick(colors), { lightness: ink.jitter(0.05) }));
  const spine = turnPath(rect(x, foot - h, w, h, 3), lean, [x, foot]);
  ink.draw(spine, {
    fill: linear(0, tone.light, [tone.base, 0.35], tone.dark),
    stroke: tone.line,
    width: 2.2,
  });
  for (const i of range(1 + Math.floor(ink.random() * 3))) {
    const top = foot - h + 10 + i * 9 + (ink.random() < 0.3 ? h * 0.55 : 0);
    const band = turnPath(rect(x + 1.5, top, w - 3, 3), lean, [x, foot]);
    ink.draw(band, { fill: ink.random() < 0.7 ? '#d9b45a' : tone.hi, opacity: 0.8 });
  }
}
