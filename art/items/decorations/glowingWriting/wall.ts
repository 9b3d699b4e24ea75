import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, type Path } from '../../../ink/path.ts';
import { polyline, range, rect } from '../../../ink/shapes.ts';

/** The piece of wallpaper, and where it has come off the wall. */
const PAPER = curve(
  'M22 40L96 22L180 34L262 18L352 32L414 26L424 96L412 160L426 236L352 268L286 254L204 272L118 256L34 266L8 214L18 130Z',
);
const BARE = curve(
  'M52 84L84 58L128 68L172 50L228 60L282 46L330 62L372 60L386 104L378 142L392 190L362 226L318 218L270 238L214 224' +
    'L156 236L104 222L66 228L42 186L56 140Z',
);
/** Flaps that hang from its edge. */
const CURLS: readonly string[] = [
  'M46 92C36 62 60 36 100 40C120 42 134 54 138 70C108 66 78 74 64 104C58 114 50 106 46 92Z',
  'M300 50C330 30 376 36 394 68C404 88 402 116 392 134C384 100 358 72 322 70C310 68 300 60 300 50Z',
  'M390 184C404 208 398 236 366 246C340 252 312 244 300 226C332 228 366 214 376 186C380 176 386 176 390 184Z',
];

interface Wallpaper {
  paper: string;
  stripe: string;
}

export function drawPlaster(ink: Ink, palette: Wallpaper, isLit: boolean): void {
  const paper = isLit ? mix(palette.paper, '#2a1c5c', 0.4) : palette.paper;
  castShadow(ink, PAPER, { dx: 4, dy: 6, blur: 7, opacity: 0.35 });
  solid(ink, PAPER, paper, { bevel: 4, texture: () => drawStripes(ink, palette.stripe, isLit) });
  const color = isLit ? '#3f2f74' : '#cdbfa8';
  const tone = ramp(color);
  ink.draw(BARE, { stroke: isLit ? '#9a8ac4' : '#f4ead6', width: 15 });
  recess(ink, BARE, color, {
    depth: 7,
    opacity: 0.5,
    fill: linear(65, tone.light, [tone.base, 0.5], tone.shade),
    texture: () => {
      if (isLit) glow(ink, 216, 146, 210, '#8a5aff', 0.85, 130);
      drawBricks(ink, isLit);
      for (const crack of [
        'M152 46L160 74L150 92L158 112',
        'M330 236L322 208L334 190',
        'M40 150L66 156L78 146',
      ])
        ink.draw(curve(crack), { stroke: tone.dark, width: 3, cap: 'round', opacity: 0.8 });
    },
  });
}

function drawStripes(ink: Ink, color: string, isLit: boolean): void {
  for (const i of range(10))
    ink.draw(polyline([i * 46 + 8, 0], [i * 46 + 8, 290]), {
      stroke: color,
      width: 9,
      opacity: isLit ? 0.3 : 0.7,
    });
}

/** Places where the plaster is off as well. */
function drawBricks(ink: Ink, isLit: boolean): void {
  const brick = isLit ? '#4a2f70' : '#b0705a';
  const tone = ramp(brick);
  for (const [x, y] of [
    [50, 196],
    [92, 196],
    [70, 216],
    [112, 216],
    [320, 66],
    [346, 86],
    [362, 66],
  ] as const)
    ink.draw(rect(x, y, 39, 17, 3), {
      fill: linear(70, tone.light, tone.shade),
      stroke: tone.dark,
      width: 2.6,
    });
}

/** A flap: its back is pale, and it throws a shadow on the wall. */
function drawCurl(ink: Ink, path: Path, { paper, stripe }: Wallpaper, isLit: boolean): void {
  const color = isLit ? mix(paper, '#2a1c5c', 0.4) : paper;
  castShadow(ink, path, { dx: 5, dy: 8, blur: 6, opacity: 0.45 });
  const tone = ramp(color);
  solid(ink, path, color, {
    bevel: 6,
    fill: linear(
      60,
      tone.light,
      [tone.base, 0.4],
      [mix(color, '#f0e6d2', 0.7), 0.62],
      mix(color, '#e0d4c0', 0.8),
    ),
    texture: () => drawStripes(ink, stripe, isLit),
  });
}

/** All flaps. */
export function drawCurls(ink: Ink, palette: Wallpaper, isLit: boolean): void {
  for (const curl of CURLS) drawCurl(ink, curve(curl), palette, isLit);
}
