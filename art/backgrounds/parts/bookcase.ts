import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, turnPath } from '../../ink/path.ts';
import { range, rect } from '../../ink/shapes.ts';
import { fieldedPanel, wood } from '../../matter/wood.ts';

type Colors = readonly [string, ...string[]];

const NIGHT = '#08040c';
const SIDE = 24;
const CORNICE = 46;
const CUPBOARD = 100;

/** A bookcase full of books, with a cupboard below. */
export function bookcase(ink: Ink, box: Box, shelves: number, color: string, spines: Colors): void {
  const [x, y, w, h] = box;
  castShadow(ink, rect(...box), { dx: 14, dy: 0, blur: 14, opacity: 0.5 });
  wood(ink, rect(...box), box, color, { strength: 0.3 });
  const pitch = (h - CORNICE - CUPBOARD) / shelves;
  for (const i of range(shelves)) {
    const top = y + CORNICE + i * pitch;
    drawCompartment(ink, [x + SIDE, top, w - 2 * SIDE, pitch - 14], color, spines);
    solid(ink, rect(x + SIDE - 6, top + pitch - 16, w - 2 * SIDE + 12, 14, 2), color, {
      width: 2.4,
      bevel: 3,
    });
  }
  const half = (w - 3 * SIDE) / 2;
  for (const left of [x + SIDE, x + 2 * SIDE + half]) fieldedPanel(ink, [left, y + h - 92, half, 70], color);
  drawCornice(ink, box, color);
}

function drawCompartment(ink: Ink, box: Box, color: string, spines: Colors): void {
  const [x, y, w, h] = box;
  const tone = ramp(color);
  const hole = rect(...box);
  ink.draw(hole, { fill: linear(80, tone.deep, mix(tone.deep, tone.dark, 0.6)) });
  ink.clip(hole, () => {
    ink.draw(rect(x, y, w, 26), { fill: linear(90, [NIGHT, 0, 0.7], [NIGHT, 1, 0]) });
    drawBooks(ink, [x + 5, y + 12, w - 8, h - 12], spines);
    ink.draw(hole, { stroke: NIGHT, width: 22, opacity: 0.5, move: [5, 6], blur: 6 });
  });
  ink.draw(hole, { stroke: tone.line });
}

function drawCornice(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  solid(ink, rect(x - 12, y - 6, w + 24, 40, [6, 6, 3, 3]), color, { bevel: 5 });
  ink.draw(rect(x - 6, y + 14, w + 12, 3), { fill: tone.dark });
  ink.draw(rect(x - 6, y + 17, w + 12, 2), { fill: tone.hi, opacity: 0.6 });
  solid(ink, rect(x - 8, y + h - 16, w + 16, 18, 3), color, { bevel: 3 });
}

/** Standing books, now and then a lying pile, a gap, or one that leans. */
function drawBooks(ink: Ink, [x, y, w, h]: Box, colors: Colors): void {
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

function drawPile(ink: Ink, x: number, foot: number, colors: Colors): void {
  for (const i of range(3)) {
    const book = rect(x + ink.random() * 5, foot - 17 * (i + 1), 64 - ink.random() * 10, 17, 3);
    solid(ink, book, ink.pick(colors), { width: 2.2, bevel: 2 });
  }
}

function drawBook(ink: Ink, [x, foot, w, h]: Box, colors: Colors, lean: number): void {
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
