import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, mapPath, type Path } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { carvedSign, scarab, wingedSun } from '../../matter/carving.ts';
import { metal } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';
import { star } from '../../matter/star.ts';
import { dustIn, glinting } from '../../moving.ts';

interface Palette {
  shell: string;
  paint: string;
  accent: string;
}

/** The outline about its middle line: head, shoulders, feet. */
const OUTLINE = curve(
  'M0 18C48 18 70 52 70 94C70 112 68 124 74 136C110 146 130 170 130 214C130 324 98 440 86 520L90 600' +
    'L-90 600L-86 520C-98 440 -130 324 -130 214C-130 170 -110 146 -74 136C-68 124 -70 112 -70 94C-70 52 -48 18 0 18Z',
);
const CLOTH = curve(
  'M0 30C42 30 60 58 60 96C60 130 76 168 80 216L38 230L31 152L-31 152L-38 230L-80 216C-76 168 -60 130 -60 96C-60 58 -42 30 0 30Z',
);
const CX = 150;

/** An upright sarcophagus; opened, its lid leans behind it. */
export const sarcophagus = defineItem<Palette>({
  id: 'sarcophagus',
  name: 'Sarcophagus',
  tag: 'Storage',
  anchor: 'floor',
  size: [450, 612],
  margin: { top: 16, right: 36, bottom: 36, left: 30 },
  line: 6.5,
  seed: 268,
  stand: { width: 18.6, center: 90, foot: 79 },
  realSize: { height: 180 },
  palettes: {
    gold: { shell: '#d9a93f', paint: '#2f5f9a', accent: '#c4473c' },
    sandstone: { shell: '#c9ad82', paint: '#2f8a80', accent: '#d9873c' },
    ebony: { shell: '#5c4a50', paint: '#7a3f5f', accent: '#3f8a8a' },
    alabaster: { shell: '#e6e0d2', paint: '#4f7a4c', accent: '#7a4a8a' },
  },
  opens: true,
  opening: 'creaks',
  lockMaterial: 'stone',
  leaves: [turns('right', [8, 8, 270, 606], [262, 8, 186, 620])],
  hitBox: [16, 14, 268, 592],
  isContainer: true,
  holds: [90, 370, 120, 190],
  isLockable: true,
  moves: (_, isOpened) =>
    isOpened
      ? [dustIn([70, 200, 160, 380], '#ffe6a8', 9)]
      : [
          glinting(
            [
              [CX, 52],
              [CX - 20, 250],
              [CX + 24, 330],
            ],
            '#fff6d8',
            13,
          ),
        ],
  draw(ink, palette, isOpened) {
    groundShadow(ink, CX, 602, 122, 13, 0.6);
    if (isOpened) groundShadow(ink, 262, 606, 96, 11, 0.5);
    if (isOpened) ink.at([318, 8], () => drawLid(ink, palette), { turn: 7 });
    ink.at([CX, 0], () => (isOpened ? drawCase(ink, palette) : drawLid(ink, palette)));
  },
});

function drawLid(ink: Ink, palette: Palette): void {
  const { shell } = palette;
  const tone = ramp(shell);
  castShadow(ink, OUTLINE, { dx: 9, dy: 6, blur: 10, opacity: 0.35 });
  solid(ink, OUTLINE, shell, {
    bevel: 5,
    rim: 0.3,
    shade: 0.35,
    fill: linear(30, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark),
    texture: () => drawPaint(ink, palette),
  });
  drawHead(ink, palette);
  drawFoot(ink, palette);
}

/** Draws collar, wings and bands on the lid. */
function drawPaint(ink: Ink, { shell, paint, accent }: Palette): void {
  for (const [radius, color] of [
    [118, paint],
    [100, accent],
    [82, shell],
    [66, paint],
  ] as const) {
    ink.draw(arc(0, 158, radius, -6, 186), { stroke: ramp(color).line, width: 21 });
    ink.draw(arc(0, 158, radius, -6, 186), { stroke: color, width: 15 });
  }
  for (const top of [402, 490]) {
    ink.draw(rect(-140, top, 280, 26), { fill: paint, stroke: ramp(paint).line, width: 4 });
    for (const i of range(11)) ink.draw(oval(-110 + i * 22, top + 13, 5), { fill: ramp(shell).light });
  }
  for (const side of [-1, 1])
    ink.draw(polyline([side * 104, 306], [side * 66, 586]), { stroke: ramp(accent).line, width: 13 });
  for (const side of [-1, 1])
    ink.draw(polyline([side * 104, 306], [side * 66, 586]), { stroke: accent, width: 7 });
}

function drawHead(ink: Ink, { shell, paint }: Palette): void {
  solid(ink, CLOTH, GOLD, { bevel: 6, width: 5, texture: () => drawStripes(ink, paint) });
  const face = curve(
    'M0 50C28 50 38 74 36 98C34 124 18 142 0 142C-18 142 -34 124 -36 98C-38 74 -28 50 0 50Z',
  );
  const skin = mix(shell, GOLD, 0.7);
  const tone = ramp(skin);
  solid(ink, face, skin, { bevel: 6, width: 4.5, fill: linear(35, tone.hi, [tone.light, 0.4], tone.shade) });
  for (const side of [-1, 1]) {
    const flip = (path: Path): Path => mapPath(path, (x, y) => [side * x, y]);
    ink.draw(flip(curve('M5 92Q16 82 28 91Q16 98 5 92Z')), { fill: '#fbf4e0', stroke: '#1c1420', width: 3 });
    ink.draw(oval(side * 16, 91, 4), { fill: '#1c1420' });
    ink.draw(flip(curve('M4 80Q16 72 30 80')), { stroke: '#1c1420', width: 4, cap: 'round' });
    ink.draw(flip(curve('M27 91L38 95')), { stroke: '#1c1420', width: 3.4, cap: 'round' });
  }
  ink.draw(curve('M-1 88L-6 110L4 112'), { stroke: tone.dark, width: 3, cap: 'round' });
  ink.draw(curve('M-10 124Q0 130 10 124'), { stroke: '#7a3a30', width: 4.4, cap: 'round' });
  solid(ink, rect(-8, 138, 16, 40, [2, 2, 8, 8]), paint, { bevel: 3, width: 4 });
  ink.draw(curve('M0 52C-10 44 -10 30 0 26C8 30 8 44 0 52Z'), {
    fill: ramp(GOLD).light,
    stroke: ramp(GOLD).line,
    width: 3.4,
  });
}

function drawStripes(ink: Ink, color: string): void {
  for (const i of range(11))
    ink.draw(curve(`M-90 ${44 + i * 19}Q0 ${28 + i * 19} 90 ${44 + i * 19}`), { stroke: color, width: 7.5 });
}

/** A scarab on the breast, and one sign repeated down to the feet: different signs would look like a code. */
function drawFoot(ink: Ink, { shell, paint, accent }: Palette): void {
  ink.at([0, 332], () => scarab(ink, [0, 0], paint, GOLD, accent), { scale: 0.66 });
  const column: Box = [-24, 404, 48, 182];
  recess(ink, rect(...column, 4), '#efe2bf', { depth: 4, fill: '#efe2bf' });
  for (const i of range(4)) carvedSign(ink, 2, [0, 428 + i * 44], 0.86, i % 2 ? accent : paint);
  settle(ink, OUTLINE, 0.3, 0.55);
  ink.draw(OUTLINE, { stroke: ramp(shell).line });
}

/** Draws the open sarcophagus: the rim of its shell around a painted, lit inside. */
function drawCase(ink: Ink, { shell, paint, accent }: Palette): void {
  const inside = mapPath(OUTLINE, (x, y) => [x * 0.82, 330 + (y - 330) * 0.93]);
  const back = mapPath(OUTLINE, (x, y) => [x * 0.62, 322 + (y - 330) * 0.82]);
  castShadow(ink, OUTLINE, { dx: 9, dy: 6, blur: 10, opacity: 0.35 });
  solid(ink, OUTLINE, shell, { bevel: 8, fill: metal(shell, 40) });
  const wall = shift(mix(paint, '#5a3a2a', 0.3), { lightness: -0.02 });
  const tone = ramp(wall);
  recess(ink, inside, wall, {
    depth: 14,
    fill: linear(0, tone.deep, [tone.dark, 0.25], [tone.shade, 0.75], tone.base),
    texture: () => {
      ink.draw(polygon([-50, 540], [50, 540], [78, 590], [-78, 590]), {
        fill: linear(90, tone.base, '#e8cf96'),
      });
      ink.draw(back, {
        fill: linear(90, tone.dark, [tone.shade, 0.4], ramp(mix(wall, '#ffd98a', 0.35)).base),
        stroke: tone.line,
        width: 5,
      });
      wingedSun(ink, [0, 216], 66, GOLD, [paint, accent]);
      for (const i of range(8)) {
        const row = Math.floor(i / 2);
        ink.draw(star([row % 2 ? (i % 2 ? 44 : -44) : i % 2 ? 22 : -22, 280 + row * 36], 9), { fill: GOLD });
      }
      glow(ink, 0, 530, 130, '#ffd98a', 0.8, 190);
    },
  });
  ink.draw(OUTLINE, { stroke: ramp(shell).line });
}
