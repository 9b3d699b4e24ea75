import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { beaker, conicalFlask, roundFlask } from '../../kits/things/glassware.ts';
import { roundBar } from '../../matter/metal.ts';

const DUCT = 96;
const STEEL = '#a8aebc';

/** Returns the bounds with the duct, which goes to the ceiling. */
export function fumeHoodBounds([x, y, w, h]: Box): Box {
  return [x - 14, 0, w + 28, y + h];
}

/** A fume hood with a half-open sash, lit inside, where something glows. */
export function fumeHood(ink: Ink, box: Box, color: string, light: string): void {
  const [x, y, w, h] = box;
  drawDuct(ink, x + w / 2, y + 10, shift(color, { lightness: -0.05 }));
  castShadow(ink, rect(...box, 8), { dx: -8, dy: 0, blur: 16, opacity: 0.45 });
  solid(ink, rect(x, y, w, h - 10, 8), color, { bevel: 6 });
  const chamber: Box = [x + 30, y + 66, w - 60, h * 0.42];
  drawHead(ink, box, light);
  drawChamber(ink, chamber, light);
  drawSash(ink, chamber, color);
  ink.blend('screen', () => glow(ink, x + w * 0.4, y + h * 0.38, w * 0.75, light, 0.34));
  drawBase(ink, [x, y + 66 + h * 0.42 + 22, w, h * 0.58 - 88 - 10], color);
}

function drawDuct(ink: Ink, x: number, foot: number, color: string): void {
  const left = x - DUCT / 2;
  castShadow(ink, rect(left, -10, DUCT, foot), { dx: 10, dy: 0, blur: 10, opacity: 0.35 });
  solid(ink, rect(left, -10, DUCT, foot + 10), color, { fill: roundBar(color), bevel: 4 });
  for (const y of [42, foot - 34])
    solid(ink, rect(left - 9, y, DUCT + 18, 18, 4), color, { fill: roundBar(color), width: 2.4, bevel: 3 });
}

/** Gauge and signal lamps above the sash. */
function drawHead(ink: Ink, [x, y, w]: Box, light: string): void {
  const gauge: Point = [x + 62, y + 33];
  solid(ink, oval(...gauge, 21), STEEL, { width: 2.4, bevel: 3 });
  ink.draw(oval(...gauge, 14), { fill: '#efe8d4' });
  ink.draw(
    polygon([gauge[0] - 2, gauge[1] + 2], [gauge[0] + 2, gauge[1] + 2], [gauge[0] + 9, gauge[1] - 9]),
    { fill: '#a8403a' },
  );
  for (const [i, color] of [light, '#e8b84a', '#c85a4a'].entries()) {
    const cx = x + w - 54 - i * 34;
    glow(ink, cx, y + 33, 22, color, 0.55);
    solid(ink, oval(cx, y + 33, 9), color, { width: 2.2, bevel: 2 });
  }
}

function drawChamber(ink: Ink, box: Box, light: string): void {
  const [x, y, w, h] = box;
  const foot = y + h - 16;
  const back = mix('#2c3644', light, 0.22);
  const texture = (): void => {
    for (const i of range(4)) ink.draw(rect(x + (i * w) / 4, y, 3, h), { fill: '#0d1420', opacity: 0.4 });
    glow(ink, x + w / 2, y + 6, w * 0.62, mix(light, '#ffffff', 0.5), 0.5, h * 0.9);
    ink.draw(rect(x, foot, w, 20), { fill: linear(90, shift(back, { lightness: 0.14 }), back) });
    glow(ink, x + w * 0.36, foot - 44, 120, light, 0.7);
    roundFlask(ink, [x + w * 0.36, foot + 4], 132, light);
    conicalFlask(ink, [x + w * 0.68, foot + 4], 84, '#c8607a');
    beaker(ink, [x + w * 0.87, foot + 4], 38, 50, '#d8a84a');
    for (const i of range(5))
      ink.draw(oval(x + w * 0.36 + ink.jitter(34), foot - 104 - i * 17, 4 + ink.random() * 5), {
        fill: light,
        opacity: 0.4 - i * 0.05,
      });
  };
  recess(ink, rect(...box, 5), back, {
    depth: 12,
    fill: linear(90, shift(back, { lightness: 0.08 }), back),
    texture,
  });
}

/** The sliding pane, raised by a third. */
function drawSash(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const foot = y + h * 0.5;
  ink.draw(rect(x + 4, y + 4, w - 8, h * 0.5), {
    fill: linear(60, ['#e8f6ff', 0, 0.26], ['#9cc8e0', 1, 0.14]),
  });
  const shine = polygon(
    [x + w * 0.12, foot],
    [x + w * 0.4, y + 4],
    [x + w * 0.56, y + 4],
    [x + w * 0.28, foot],
  );
  ink.draw(shine, { fill: '#fff', opacity: 0.16 });
  const bar = rect(x - 4, foot - 6, w + 8, 20, 4);
  castShadow(ink, bar, { dx: 2, dy: 9, blur: 6 });
  solid(ink, bar, shift(color, { lightness: 0.03 }), { width: 2.4, bevel: 4 });
  solid(ink, rect(x + w / 2 - 44, foot - 1, 88, 10, 5), STEEL, { fill: roundBar(STEEL), width: 2, bevel: 2 });
}

function drawBase(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const { deep } = ramp(color);
  solid(ink, rect(x - 12, y - 18, w + 24, 26, 5), shift(color, { lightness: -0.16 }), { bevel: 4 });
  for (const i of range(3)) {
    solid(ink, oval(x + 60 + i * 50, y + 36, 13), ['#b8544a', '#d0a044', '#5a8ab0'][i] ?? STEEL, {
      width: 2.2,
      bevel: 3,
    });
    ink.draw(rect(x + 58 + i * 50, y + 26, 4, 12, 2), { fill: '#fff', opacity: 0.75 });
  }
  for (const side of [0, 1]) {
    const left = x + 18 + (side * (w - 28)) / 2;
    const door: Box = [left, y + 66, (w - 44) / 2, h - 84];
    solid(ink, rect(...door, 5), shift(color, { lightness: -0.03 }), { width: 2.4, bevel: 4 });
    for (const n of range(3))
      ink.draw(rect(left + 24, y + h - 68 + n * 13, door[2] - 48, 6, 3), { fill: deep, opacity: 0.75 });
    const handle = side ? left + 10 : left + door[2] - 20;
    solid(ink, rect(handle, y + 88, 10, 50, 5), STEEL, { fill: roundBar(STEEL), width: 2, bevel: 2 });
  }
}
