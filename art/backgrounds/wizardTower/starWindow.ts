import { mix, ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point, polar } from '../../ink/path.ts';
import { arch, oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { cloud, moon, stars, twinkle } from '../../kits/sights/sky.ts';
import { blockStone, voussoirs } from '../../matter/stone.ts';

export interface Heaven {
  zenith: string;
  middle: string;
  horizon: string;
  cloud: string;
  /** The colour of the mountains and their towers. */
  land: string;
  stars: number;
  disc: 'moon' | 'sun';
}

const JAMB = 46;

/** Returns the bounds with the stones around it. */
export function starWindowBounds([x, y, w, h]: Box): Box {
  return [x - JAMB - 26, y - JAMB - 16, w + 2 * JAMB + 52, h + JAMB + 76];
}

/** A tall round-arched window in front of a starry sky, its panes leaded in circles. */
export function starWindow(ink: Ink, box: Box, color: string, heaven: Heaven): void {
  const [x, y, w, h] = box;
  const pane = arch(...box);
  castShadow(ink, arch(x - JAMB, y - JAMB, w + 2 * JAMB, h + JAMB), {
    dx: 10,
    dy: 12,
    blur: 14,
    opacity: 0.45,
  });
  ink.draw(pane, {
    fill: linear(90, heaven.zenith, [heaven.middle, 0.5], [heaven.horizon, 0.86], heaven.horizon),
  });
  ink.clip(pane, () => {
    drawHeaven(ink, box, heaven);
    drawLead(ink, box, shift(color, { lightness: -0.2 }));
    ink.draw(pane, { stroke: SHADOW, width: 34, opacity: 0.5, move: [6, 8], blur: 8 });
    const shine = polygon([x, y + h * 0.7], [x + w, y + h * 0.24], [x + w, y + h * 0.36], [x, y + h * 0.84]);
    ink.draw(shine, { fill: '#ffffff', opacity: 0.08 });
  });
  ink.draw(pane, { stroke: ramp(color).line, width: 6 });
  drawSurround(ink, box, shift(color, { lightness: 0.03 }));
}

function drawHeaven(ink: Ink, [x, y, w, h]: Box, heaven: Heaven): void {
  const at = (across: number, down: number): Point => [x + across * w, y + down * h];
  const milky = radial(0.5, 0.5, 0.5, [heaven.cloud, 0, 0.5], [heaven.cloud, 1, 0]);
  for (const [across, down, size] of [
    [0.2, 0.5, 0.62],
    [0.7, 0.28, 0.6],
    [0.9, 0.66, 0.5],
  ] as const)
    ink.draw(oval(...at(across, down), size * w, size * w * 0.7), { fill: milky });
  stars(ink, [x, y, w, h * 0.72], heaven.stars);
  for (const [across, down, size] of [
    [0.24, 0.26, 13],
    [0.84, 0.4, 10],
    [0.42, 0.52, 9],
  ] as const)
    twinkle(ink, at(across, down), size, '#ffffff');
  const drawDisc = heaven.disc === 'sun' ? drawSun : moon;
  drawDisc(ink, at(0.6, 0.235), w * 0.13);
  cloud(ink, at(0.22, 0.68), w * 0.6, heaven.cloud, 0.5);
  cloud(ink, at(0.86, 0.6), w * 0.5, heaven.cloud, 0.45);
  drawLand(ink, [x, y, w, h], heaven);
}

function drawSun(ink: Ink, at: Point, radius: number): void {
  glow(ink, ...at, radius * 3.6, '#fff0b8', 0.9);
  ink.draw(oval(...at, radius), { fill: radial(0.45, 0.4, 0.7, '#fffdf0', ['#fff0b0', 0.6], '#ffd480') });
}

function drawLand(ink: Ink, [x, y, w, h]: Box, { land, horizon }: Heaven): void {
  const at = (across: number, down: number): Point => [x + across * w, y + down * h];
  const ridge = (level: number, peaks: readonly number[]): Path => [
    ...spline(peaks.map((peak, i) => at(-0.1 + (i * 1.2) / (peaks.length - 1), level - peak))),
    ...polygon(at(0, 0), at(1.1, 1.02), at(-0.1, 1.02)).slice(1),
  ];
  ink.draw(ridge(0.86, [0.02, 0.1, 0.03, 0.13, 0.05, 0.09]), { fill: mix(land, horizon, 0.55) });
  drawFarTower(ink, at(0.3, 0.88), w * 0.1, mix(land, horizon, 0.3));
  drawFarTower(ink, at(0.42, 0.9), w * 0.07, mix(land, horizon, 0.3));
  ink.draw(ridge(0.93, [0.06, 0.02, 0.07, 0.03, 0.08, 0.02]), { fill: mix(land, horizon, 0.22) });
  ink.draw(ridge(0.99, [0.01, 0.05, 0.02, 0.06, 0.03]), { fill: land });
}

function drawFarTower(ink: Ink, [cx, foot]: Point, w: number, color: string): void {
  const top = foot - w * 2.6;
  ink.draw(rect(cx - w / 2, top, w, foot - top), { fill: color });
  ink.draw(polygon([cx - w * 0.75, top], [cx, top - w * 1.7], [cx + w * 0.75, top]), {
    fill: ramp(color).shade,
  });
  for (const down of [0.5, 1.3]) {
    glow(ink, cx, top + w * down, w * 0.5, '#ffe9a8', 0.7);
    ink.draw(arch(cx - w * 0.12, top + w * (down - 0.2), w * 0.24, w * 0.42), { fill: '#fff0b8' });
  }
}

/** The lead: a wheel in the arch, and two upright panes below it. */
function drawLead(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const r = w / 2;
  const wheel = r * 0.56;
  const center: Point = [x + r, y + r];
  const transom = center[1] + wheel;
  const level = (share: number): number => transom + (y + h - transom) * share;
  const bars = joinPaths(
    oval(...center, wheel),
    ...range(5).map((i) =>
      polyline(polar(...center, wheel, 180 + i * 45), polar(...center, r, 180 + i * 45)),
    ),
    ...[0, 0.35, 0.69].map((share) => polyline([x, level(share)], [x + w, level(share)])),
    polyline([x + r, transom], [x + r, y + h]),
  );
  ink.draw(bars, { stroke: tone.line, width: 8 });
  ink.draw(bars, { stroke: tone.light, width: 3.4 });
}

function drawSurround(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const r = w / 2;
  const blocks = 5;
  const height = (h - r) / blocks;
  for (const i of range(blocks)) {
    const wide = i % 2 ? 0 : 14;
    const top = y + r + i * height;
    blockStone(ink, [x - JAMB - wide, top, JAMB + wide, height - 2], color, {
      round: 6,
      width: 2.8,
      spread: 2,
    });
    blockStone(ink, [x + w, top, JAMB + wide, height - 2], color, { round: 6, width: 2.8, spread: 2 });
  }
  voussoirs(ink, color, {
    center: [x + r, y + r],
    rx: r,
    ry: r,
    thickness: JAMB,
    count: 11,
    width: 2.8,
    round: 5,
  });
  const sill: Box = [x - JAMB - 24, y + h - 2, w + 2 * JAMB + 48, 36];
  castShadow(ink, rect(...sill), { dx: 6, dy: 12, blur: 9, opacity: 0.45 });
  blockStone(ink, sill, color, { round: 6, width: 3, spread: 2 });
}
