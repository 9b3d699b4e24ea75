import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { darkScreen, LED_OFF, LED_ON, litScreen, screenHalo } from '../../kits/controls/screen.ts';
import { knob, metal } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { grain } from '../../matter/wood.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  isWooden: boolean;
}

const SCREEN: Box = [46, 124, 244, 202];

export const tv = defineItem<Palette>({
  id: 'tv',
  name: 'Television',
  tag: 'Electronics',
  anchor: 'floor',
  size: [420, 392],
  margin: { top: 10, right: 50, bottom: 30, left: 36 },
  line: 7,
  seed: 51,
  stand: { width: 13.5, center: 34, foot: 82 },
  realSize: { height: 55 },
  palettes: {
    walnut: { body: '#8f5a34', isWooden: true },
    orange: { body: '#d9743a', isWooden: false },
    mint: { body: '#7cbcaa', isWooden: false },
  },
  opens: true,
  opening: 'starts',
  fades: 'lights up',
  lockMaterial: 'terminal',
  hitBox: [10, 66, 400, 326],
  isLockable: true,
  moves: (_, isOn) => (isOn ? [blinking([355, 328], LED_ON, { radius: 14 })] : []),
  draw(ink, palette, isOn) {
    groundShadow(ink, 210, 390, 200, 16, 0.6);
    drawAerial(ink);
    for (const x of [66, 316])
      solid(ink, polygon([x, 352], [x + 38, 352], [x + 30, 390], [x + 14, 390]), '#5a3a28');
    drawBody(ink, palette);
    recess(ink, rect(32, 110, 272, 230, 30), '#3a3340', { depth: 8 });
    if (isOn) litScreen(ink, SCREEN, 40, '#6fc7d9', () => drawTestCard(ink));
    else darkScreen(ink, SCREEN, 40);
    drawControls(ink, palette.body, isOn);
    if (isOn) screenHalo(ink, 190, 225, 200, 160, '#8fe8ff');
  },
});

function drawAerial(ink: Ink): void {
  const tips: Point[] = [
    [130, 6],
    [300, 14],
  ];
  for (const tip of tips) {
    ink.draw(polyline([212, 92], tip), { stroke: '#2a2733', width: 10, cap: 'round' });
    ink.draw(polyline([212, 92], tip), { stroke: '#b9c1cc', width: 4, cap: 'round' });
    knob(ink, tip, 8, SILVER);
  }
  solid(ink, curve('M168 96C168 74 190 68 212 68C234 68 256 74 256 96Z'), '#474250');
}

function drawBody(ink: Ink, { body, isWooden }: Palette): void {
  const housing = rect(10, 88, 400, 276, 34);
  castShadow(ink, housing, { dx: 8, dy: 8, blur: 9, opacity: 0.3 });
  const texture = (): void => {
    if (isWooden) grain(ink, [10, 88, 400, 276], body, { direction: 'along x', strength: 0.5 });
  };
  solid(ink, housing, body, { bevel: 9, texture });
  settle(ink, housing, 0.28);
}

/** A test card of greys around a landscape. The usual coloured bars would look like a code. */
function drawTestCard(ink: Ink): void {
  const [x, y, w, h] = SCREEN;
  const center: Point = [x + w / 2, y + h / 2];
  ink.draw(rect(...SCREEN), { fill: linear(90, '#8fb8bc', '#5f8a94') });
  const lines = [
    ...range(11).map((i) => polyline([x + (i + 0.5) * (w / 11), y], [x + (i + 0.5) * (w / 11), y + h])),
    ...range(9).map((i) => polyline([x, y + (i + 0.5) * (h / 9)], [x + w, y + (i + 0.5) * (h / 9)])),
  ];
  ink.draw(joinPaths(...lines), { stroke: '#eefafa', width: 2.4, opacity: 0.75 });
  for (const [left, top] of [
    [x + 12, y + 10],
    [x + w - 46, y + 10],
    [x + 12, y + h - 44],
    [x + w - 46, y + h - 44],
  ] as const)
    for (const radius of [16, 10, 4])
      ink.draw(oval(left + 17, top + 17, radius), { fill: radius === 10 ? '#f4f6f0' : '#26343c' });
  const disc = oval(...center, 86);
  ink.draw(disc, { fill: '#20303a', stroke: '#f4f8f4', width: 5 });
  ink.clip(oval(...center, 80), () => {
    const [cx, cy] = center;
    ink.draw(rect(cx - 80, cy - 80, 160, 92), { fill: linear(90, '#f6d9a0', '#f0f4e4') });
    ink.draw(oval(cx + 26, cy - 18, 19), { fill: '#fffbe6' });
    ink.draw(
      curve(
        `M${cx - 84} ${cy + 22}L${cx - 34} ${cy - 42}L${cx + 2} ${cy + 2}L${cx + 30} ${cy - 20}L${cx + 84} ${cy + 22}Z`,
      ),
      {
        fill: '#7a8a9c',
      },
    );
    ink.draw(rect(cx - 80, cy + 12, 160, 30), { fill: linear(90, '#4f8a7a', '#2f5f5c') });
    for (const i of range(6))
      ink.draw(rect(cx - 84 + i * 28, cy + 42, 28, 18), { fill: mix('#12181e', '#f6f8f4', i / 5) });
    ink.draw(rect(cx - 80, cy + 60, 160, 26), { fill: '#12181e' });
    ink.draw(rect(cx - 34, cy + 65, 68, 8, 4), { fill: '#f4f8f4' });
  });
}

function drawControls(ink: Ink, color: string, isOn: boolean): void {
  recess(ink, rect(318, 114, 74, 222, 14), shift(color, { lightness: -0.1 }), { depth: 6 });
  drawTuner(ink, [355, 150], 30);
  drawTuner(ink, [355, 214], -50);
  for (const i of range(5)) ink.draw(rect(332, 254 + i * 14, 46, 7, 3.5), { fill: ramp(color).deep });
  ink.draw(oval(355, 328, 4.5), { fill: isOn ? LED_ON : LED_OFF });
  if (isOn) glow(ink, 355, 328, 14, LED_ON, 0.8);
}

function drawTuner(ink: Ink, [cx, cy]: Point, degrees: number): void {
  castShadow(ink, oval(cx, cy, 25), { dx: 3, dy: 6, blur: 4 });
  solid(ink, oval(cx, cy, 25), SILVER, { fill: metal(SILVER, 45), width: 4.5 });
  const grip = turnPath(rect(cx - 4, cy - 20, 8, 40, 4), degrees, [cx, cy]);
  solid(ink, grip, '#474250', { width: 3, bevel: 2 });
}
