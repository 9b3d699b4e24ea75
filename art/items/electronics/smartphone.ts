import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { darkScreen, litScreen, screenHalo } from '../../kits/controls/screen.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  screen: string;
}

const SCREEN: Box = [24, 30, 156, 328];

/** A smartphone; opened, its screen is on and shows a message with a picture. */
export const smartphone = defineItem<Palette>({
  id: 'smartphone',
  name: 'Smartphone',
  tag: 'Electronics',
  anchor: 'top',
  size: [204, 390],
  margin: { top: 44, right: 52, bottom: 52, left: 44 },
  line: 8,
  seed: 302,
  stand: { width: 4.8, center: 33, foot: 93 },
  realSize: { height: 15 },
  lying: { thickness: 11 },
  wear: 'none',
  palettes: {
    graphite: { body: '#54586a', screen: '#2f7fc0' },
    gold: { body: '#d8b06a', screen: '#b8543f' },
    mint: { body: '#8cc8ae', screen: '#2f8f7a' },
    violet: { body: '#8f78c8', screen: '#6a48b0' },
  },
  opens: true,
  opening: 'starts',
  fades: 'lights up',
  lockMaterial: 'terminal',
  isLockable: true,
  moves: (_, isOn) => (isOn ? [blinking([158, 78], '#ff8a7a', { radius: 16 })] : []),
  draw(ink, palette, isOn) {
    if (isOn) ink.shine(() => glow(ink, 102, 195, 146, mix(palette.screen, '#ffffff', 0.3), 0.7, 236));
    drawBody(ink, palette.body);
    if (isOn) litScreen(ink, SCREEN, 20, palette.screen, () => drawMessages(ink, palette.screen));
    else darkScreen(ink, SCREEN, 20);
    if (!isOn) drawAsleep(ink);
    drawCrack(ink);
    ink.draw(rect(70, 31, 64, 17, 8.5), { fill: '#0d0a16' });
    ink.draw(oval(121, 39.5, 4.5), { fill: '#2f4a6a', stroke: '#6a84a8', width: 1.5 });
    if (isOn) screenHalo(ink, 102, 195, 140, 222, mix(palette.screen, '#ffffff', 0.5));
  },
});

function drawBody(ink: Ink, color: string): void {
  const tone = ramp(color);
  const outline = rect(0, 4, 204, 382, 38);
  castShadow(ink, outline, { dx: 8, dy: 12, blur: 8, opacity: 0.4 });
  for (const [y, h] of [
    [104, 30],
    [146, 54],
    [208, 54],
  ] as const)
    solid(ink, rect(y === 104 ? -6 : 200, y, 10, h, 4), color, { width: 5, bevel: 2 });
  solid(ink, outline, color, {
    bevel: 8,
    rim: 0.9,
    fill: linear(35, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark),
  });
  ink.draw(rect(18, 24, 168, 342, 24), { fill: '#15101e', stroke: tone.line, width: 4 });
}

/** Draws a dark screen with the smear of a thumb. */
function drawAsleep(ink: Ink): void {
  ink.clip(rect(...SCREEN, 20), () => {
    for (const i of range(5))
      ink.draw(oval(120, 276, 9 + i * 5, 12 + i * 6), {
        stroke: '#cfdcec',
        width: 3,
        opacity: 0.3 - i * 0.035,
      });
  });
  ink.draw(polyline([72, 350], [132, 350]), { stroke: '#fff', width: 5, cap: 'round', opacity: 0.22 });
}

/** A crack in the screen. */
function drawCrack(ink: Ink): void {
  const cracks = joinPaths(
    polyline([180, 306], [158, 318], [146, 340], [120, 348], [112, 358]),
    polyline([158, 318], [160, 336], [172, 346]),
    polyline([146, 340], [152, 356]),
    polyline([158, 318], [140, 312], [132, 298]),
  );
  ink.clip(rect(...SCREEN, 20), () => {
    ink.draw(cracks, { stroke: '#05030a', width: 4, opacity: 0.7, move: [1.4, 1.8] });
    ink.draw(cracks, { stroke: '#f4fbff', width: 2.4, opacity: 0.8 });
  });
}

function drawMessages(ink: Ink, screen: string): void {
  const deep = mix(screen, '#130c26', 0.55);
  const pale = mix(screen, '#ffffff', 0.86);
  ink.draw(rect(20, 26, 164, 336), { fill: linear(75, mix(screen, '#ffffff', 0.3), [screen, 0.45], deep) });
  ink.draw(rect(20, 26, 164, 36), { fill: deep, opacity: 0.6 });
  for (const i of range(3))
    ink.draw(rect(152 + i * 8, 45 - i * 4, 5, 7 + i * 4, 1.5), { fill: pale, opacity: 0.9 });
  ink.draw(oval(48, 84, 16), { fill: pale });
  ink.draw(oval(48, 79, 6), { fill: deep });
  ink.draw(curve('M37 94C38 85 58 85 59 94C54 101 42 101 37 94Z'), { fill: deep });
  for (const [y, w] of [
    [76, 58],
    [90, 40],
  ] as const)
    ink.draw(rect(74, y, w, 6.5, 3), { fill: pale, opacity: 0.9 });
  ink.draw(oval(158, 78, 7), { fill: '#ff5a4a' });
  bubble(ink, [32, 116, 116, 116], '#fffdf4');
  ink.draw(rect(44, 128, 92, 92, 8), { fill: mix(screen, '#ffffff', 0.5) });
  ink.draw(oval(112, 154, 11), { fill: '#ffd873' });
  ink.draw(polygon([44, 200], [74, 160], [96, 188], [112, 174], [136, 204], [136, 220], [44, 220]), {
    fill: deep,
  });
  bubble(ink, [74, 246, 96, 40], mix(screen, '#8dffb0', 0.55));
  for (const i of range(2))
    ink.draw(rect(86, 257 + i * 13, i ? 44 : 70, 6, 3), { fill: deep, opacity: 0.75 });
  bubble(ink, [32, 298, 72, 32], '#fffdf4');
  for (const i of range(3)) ink.draw(oval(52 + i * 16, 314, 5), { fill: deep, opacity: 0.75 });
  ink.draw(polyline([72, 350], [132, 350]), { stroke: '#fff', width: 5, cap: 'round', opacity: 0.9 });
}

function bubble(ink: Ink, [x, y, w, h]: Box, color: string): void {
  ink.draw(rect(x, y, w, h, 14), { fill: '#0a0618', opacity: 0.35, move: [4, 6] });
  ink.draw(rect(x, y, w, h, 14), { fill: color });
}
