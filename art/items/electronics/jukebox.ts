import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { type Box, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { arc, arch, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { metal, plate, rod } from '../../matter/metal.ts';
import { grain } from '../../matter/wood.ts';

interface Palette {
  wood: string;
  metal: string;
  /** The colours of the light tubes, from outside in. */
  lights: readonly [string, string];
}

const BODY: Box = [20, 12, 300, 560];
const WINDOW: Box = [84, 100, 172, 130];

/** A jukebox. Opened, its tubes are lit, and a record plays behind the glass. */
export const jukebox = defineItem<Palette>({
  id: 'jukebox',
  name: 'Jukebox',
  tag: 'Electronics',
  anchor: 'floor',
  size: [340, 590],
  margin: { top: 30, right: 50, bottom: 36, left: 46 },
  line: 6,
  seed: 309,
  stand: { width: 13.2, center: 71, foot: 77 },
  realSize: { height: 148 },
  palettes: {
    cherry: { wood: '#9a4034', metal: '#d9a441', lights: ['#ff9a3a', '#ff4a6a'] },
    teal: { wood: '#3a7a80', metal: '#c9ced8', lights: ['#ffd45a', '#4ad8ff'] },
    ebony: { wood: '#4c4152', metal: '#c9ced8', lights: ['#b06aff', '#4affb0'] },
  },
  opens: true,
  opening: 'starts',
  fades: 'lights up',
  lockMaterial: 'steel',
  isLockable: true,
  hitBox: [14, 8, 312, 580],
  moves: ({ lights: [outer, inner] }, isOn) =>
    isOn
      ? [
          {
            type: 'rise',
            box: [34, 140, 22, 380],
            radius: 9,
            color: mix(outer, '#ffffff', 0.5),
            count: 5,
            period: 4200,
          },
          {
            type: 'rise',
            box: [284, 140, 22, 380],
            radius: 9,
            color: mix(outer, '#ffffff', 0.5),
            count: 5,
            period: 4600,
          },
          { type: 'flicker', at: [170, 170], radius: 110, color: inner },
        ]
      : [],
  draw(ink, palette, isOn) {
    groundShadow(ink, 170, 586, 168, 16, 0.6);
    if (isOn) glow(ink, 170, 290, 216, palette.lights[0], 0.5, 320);
    drawBody(ink, palette);
    drawTubes(ink, palette, isOn);
    drawWindow(ink, palette, isOn);
    drawTitles(ink, palette, isOn);
    drawGrille(ink, palette, isOn);
  },
});

/** The arched outline, reduced by some units. */
function archIn(inset: number): Path {
  const [x, y, w, h] = BODY;
  return arch(x + inset, y + inset, w - 2 * inset, h - inset * 1.3, (w - 2 * inset) / 2);
}

function drawBody(ink: Ink, { wood, metal: trim }: Palette): void {
  const outline = archIn(0);
  castShadow(ink, outline, { dx: 10, dy: 8, blur: 10, opacity: 0.35 });
  const body = shift(wood, { lightness: -0.08 });
  const texture = (): void => grain(ink, BODY, body, { strength: 0.35 });
  solid(ink, outline, body, { bevel: 10, texture });
  settle(ink, outline, 0.3);
  for (const x of [24, 262])
    solid(ink, rect(x, 556, 54, 32, [4, 4, 9, 9]), trim, { fill: metal(trim, 30), bevel: 4 });
  plate(ink, rect(14, 530, 312, 32, 8), trim, { bevel: 5 });
}

/** A tube of light on each side that meet over the window, and a second within. */
function drawTubes(ink: Ink, { metal: trim, lights }: Palette, isOn: boolean): void {
  for (const [i, inset] of [24, 50].entries()) {
    const color = lights[i] ?? lights[0];
    const half = 150 - inset;
    const tube = joinPaths(
      polyline([170 - half, 526], [170 - half, 162]),
      arc(170, 162, half, 180, 360),
      polyline([170 + half, 162], [170 + half, 526]),
    );
    ink.draw(tube, { stroke: ramp(color).line, width: 26 });
    if (isOn) drawGlass(ink, tube, [color, mix(color, '#fff2cf', 0.4), '#fffbe6']);
    else {
      const dim = shift(mix(color, '#8d8490', 0.5), { lightness: -0.07 });
      drawGlass(ink, tube, [ramp(dim).dark, ramp(dim).base, ramp(dim).light]);
    }
    ink.draw(tube, { stroke: '#fff', width: 2, opacity: isOn ? 0.9 : 0.75, move: [-4.5, -3.5] });
    if (isOn) ink.draw(tube, { stroke: color, width: 30, opacity: 0.35, blur: 10 });
    for (const side of [-1, 1])
      for (const y of [330, 440])
        plate(ink, rect(170 + side * half - 15, y, 30, 13, 5), trim, { width: 4, bevel: 2 });
  }
  plate(ink, oval(170, 40, 27, 27), trim, { bevel: 4, width: 5 });
  ink.draw(oval(170, 40, 15), {
    fill: isOn ? radial(0.4, 0.35, 0.7, '#ffffff', lights[1]) : shift(lights[1], { lightness: -0.3 }),
    stroke: ramp(trim).line,
    width: 3.5,
  });
}

/** A glass tube: dark at its sides, bright in its middle, in the colour of its light. */
function drawGlass(ink: Ink, tube: Path, [side, body, core]: readonly [string, string, string]): void {
  for (const [color, width] of [
    [side, 20],
    [mix(side, body, 0.6), 15.5],
    [body, 11.5],
    [mix(body, core, 0.6), 7.5],
    [core, 3.5],
  ] as const)
    ink.draw(tube, { stroke: color, width });
}

function drawWindow(ink: Ink, { metal: trim, lights }: Palette, isOn: boolean): void {
  const [x, y, w, h] = WINDOW;
  const pane = arch(x, y, w, h, 70);
  ink.draw(arch(x - 9, y - 9, w + 18, h + 16, 78), { fill: metal(trim, 60), stroke: ramp(trim).line });
  const inside = isOn
    ? radial(
        0.5,
        0.55,
        0.75,
        '#fff4d0',
        [mix(lights[1], '#fff4d0', 0.45), 0.45],
        mix(lights[1], '#1a1026', 0.6),
      )
    : radial(0.5, 0.4, 0.9, '#4a5262', ['#2e3240', 0.5], '#181520');
  recess(ink, pane, '#241d2c', { depth: 10, fill: inside });
  ink.clip(pane, () => {
    drawDeck(ink, trim);
    drawRecord(ink, [170, 196], isOn ? lights[0] : '#8a4a44', isOn);
    if (isOn) drawArm(ink, trim);
    ink.draw(rect(x, y, 60, h), { fill: linear(20, ['#fff', 0, 0.3], ['#fff', 1, 0]) });
  });
  ink.draw(pane, { stroke: ramp(trim).line, width: 5 });
}

/** Draws the deck below the record, up to the pane, and a turntable with a rim. */
function drawDeck(ink: Ink, trim: string): void {
  const tone = ramp(trim);
  const [x, , w] = WINDOW;
  ink.draw(rect(x - 4, 180, w + 8, 54), { fill: linear(90, '#2a2230', ['#5a4c50', 0.5], '#34293a') });
  ink.draw(polyline([x - 4, 180], [x + w + 4, 180]), { stroke: '#120c18', width: 4 });
  castShadow(ink, oval(170, 206, 76, 25), { dx: 2, dy: 5, blur: 5, opacity: 0.6 });
  ink.draw(oval(170, 205, 75, 25), {
    fill: linear(0, tone.dark, [tone.hi, 0.28], [tone.base, 0.5], tone.deep),
    stroke: tone.line,
    width: 4,
  });
}

function drawRecord(ink: Ink, [cx, cy]: Point, label: string, isOn: boolean): void {
  ink.draw(oval(cx, cy, 70, 25), {
    fill: linear(20, '#15101a', ['#4f4658', 0.45], '#15101a'),
    stroke: '#0d0912',
    width: 4,
  });
  for (const share of [0.85, 0.7, 0.55])
    ink.draw(oval(cx, cy, 70 * share, 25 * share), { stroke: '#6a6076', width: 1.5, opacity: 0.6 });
  ink.draw(oval(cx, cy, 26, 9.5), { fill: label, stroke: '#0d0912', width: 2 });
  ink.draw(oval(cx, cy, 4, 2), { fill: '#0d0912' });
  if (isOn) glow(ink, cx - 30, cy - 6, 40, '#ffffff', 0.5, 12);
}

function drawArm(ink: Ink, trim: string): void {
  rod(ink, polyline([238, 150], [228, 186], [196, 200]), trim, 6.5);
  solid(ink, rect(184, 194, 20, 12, 4), trim, { width: 4, bevel: 2 });
}

/** The rows of titles, with a key beside each. */
function drawTitles(ink: Ink, { metal: trim, lights }: Palette, isOn: boolean): void {
  recess(ink, rect(84, 244, 172, 76, 7), '#2a2230', { depth: 6, fill: isOn ? '#fff3cf' : '#8f8574' });
  for (const i of range(8)) {
    const [x, y] = [92 + (i % 2) * 82, 251 + Math.floor(i / 2) * 16.5];
    ink.draw(rect(x, y, 74, 12, 2), {
      fill: i % 3 ? '#f7ead0' : mix(lights[i % 2 ? 1 : 0], '#ffffff', 0.55),
      opacity: isOn ? 1 : 0.55,
    });
    ink.draw(polyline([x + 8, y + 6], [x + 40 + ((i * 13) % 26), y + 6]), {
      stroke: '#5a4448',
      width: 3,
      opacity: 0.8,
    });
  }
  for (const i of range(8)) {
    const key = rect(86 + i * 21.4, 328, 18, 17, 4);
    solid(ink, key, i === 2 && isOn ? lights[1] : trim, { width: 3.5, bevel: 2 });
  }
}

/** A fan of bars in front of cloth. */
function drawGrille(ink: Ink, { metal: trim, lights }: Palette, isOn: boolean): void {
  const cloth = rect(84, 356, 172, 166, [10, 10, 6, 6]);
  const fill = isOn
    ? radial(0.5, 0.9, 0.95, mix(lights[0], '#fff2c0', 0.6), [lights[0], 0.4], mix(lights[1], '#2a1226', 0.5))
    : linear(80, '#5a3438', '#2c1822');
  recess(ink, cloth, '#5a2c30', { depth: 9, fill });
  ink.clip(cloth, () => {
    for (const dx of [-66, -33, 0, 33, 66]) {
      const bar = polyline([170 + dx * 0.35, 530], [170 + dx * 1.25, 350]);
      rod(ink, bar, trim, 7);
    }
    for (const r of [46, 92]) rod(ink, arc(170, 530, r, 180, 360), trim, 6);
  });
  plate(ink, oval(170, 522, 34, 26), trim, { bevel: 4, width: 5 });
}
