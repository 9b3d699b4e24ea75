import { mix, ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, mapPath, type Path, type Point } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { rivets } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';

interface Palette {
  cloth: string;
  wood: string;
  light: string;
}

const WIDTH = 360;
const BACK = curve('M66 300L56 112C52 42 100 6 180 6C260 6 308 42 304 112L294 300Z');
const LEFT_WING = curve('M58 88C32 98 24 148 30 204L72 216L84 108Z');
const LEFT_ARM = curve('M16 236C14 206 38 190 60 192C84 194 94 214 90 238L90 364L26 364Z');
const CUSHION = curve('M86 224C122 212 238 212 274 224L286 288C240 304 120 304 74 288Z');
/** The cushion on its edge against the back, its lower face to the viewer. */
const CUSHION_UP = curve('M92 128C122 114 238 114 268 128L276 222C238 232 122 232 84 222Z');
const BUTTONS: readonly Point[] = [
  [124, 62],
  [180, 56],
  [236, 62],
  [152, 108],
  [208, 108],
  [124, 156],
  [180, 158],
  [236, 156],
];

/** A wing chair. Opened, its cushion is up and shows the box of the seat. */
export const armchair = defineItem<Palette>({
  id: 'armchair',
  name: 'Armchair',
  tag: 'Decorations',
  anchor: 'floor',
  size: [WIDTH, 400],
  margin: { top: 16, right: 46, bottom: 36, left: 36 },
  line: 6.5,
  seed: 241,
  stand: { width: 15.6, center: 31, foot: 91 },
  realSize: { height: 110 },
  palettes: {
    leather: { cloth: '#8a4a34', wood: '#5f3a28', light: '#ffd07a' },
    emerald: { cloth: '#3f7a5e', wood: '#8a5632', light: '#ffe08a' },
    navy: { cloth: '#465a94', wood: '#4f3a34', light: '#9fd8ff' },
  },
  opens: true,
  opening: 'unfolds',
  lockMaterial: 'wood',
  isContainer: true,
  holds: [104, 232, 152, 54],
  leaves: [turns('top', [72, 212, 216, 92], [82, 112, 196, 122])],
  draw(ink, palette, isOpened) {
    const { cloth, wood } = palette;
    groundShadow(ink, 180, 394, 172, 15, 0.55);
    for (const x of [40, 280]) drawFoot(ink, x, wood);
    drawBack(ink, cloth);
    if (isOpened) drawBox(ink, palette);
    else drawCushion(ink, CUSHION, shift(cloth, { lightness: 0.03 }));
    drawRail(ink, cloth);
    for (const isRight of [false, true]) drawArm(ink, cloth, isRight);
  },
});

function mirrored(path: Path): Path {
  return mapPath(path, (x, y) => [WIDTH - x, y]);
}

function drawFoot(ink: Ink, x: number, wood: string): void {
  const foot = polygon([x, 358], [x + 40, 358], [x + 32, 398], [x + 8, 398]);
  solid(ink, foot, wood, {
    bevel: 4,
    fill: linear(0, ramp(wood).light, [ramp(wood).base, 0.5], ramp(wood).deep),
  });
}

/** The back with its wings; each button pulls the cloth in. */
function drawBack(ink: Ink, cloth: string): void {
  const tone = ramp(cloth);
  castShadow(ink, BACK, { dx: 8, dy: 8, blur: 8, opacity: 0.35 });
  const texture = (): void => {
    for (const [x, y] of BUTTONS) drawButton(ink, [x, y], cloth);
    settle(ink, BACK, 0.35, 0.5);
  };
  solid(ink, BACK, cloth, {
    bevel: 12,
    texture,
    fill: linear(60, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark),
  });
  for (const wing of [LEFT_WING, mirrored(LEFT_WING)]) {
    castShadow(ink, wing, { dx: 5, dy: 6, blur: 5, opacity: 0.4 });
    solid(ink, wing, cloth, { bevel: 9, fill: linear(50, tone.light, [tone.base, 0.5], tone.dark) });
  }
}

function drawButton(ink: Ink, [x, y]: Point, cloth: string): void {
  const tone = ramp(cloth);
  for (const [dx, dy] of [
    [-26, -22],
    [26, -22],
    [-26, 22],
    [26, 22],
  ] as const)
    ink.draw(polyline([x, y], [x + dx, y + dy]), {
      stroke: tone.dark,
      width: 4,
      opacity: 0.45,
      cap: 'round',
    });
  ink.draw(oval(x + 1, y + 2, 9), { fill: tone.deep, opacity: 0.55 });
  ink.draw(oval(x, y, 6), { fill: tone.light, stroke: tone.line, width: 2.6 });
}

function drawCushion(ink: Ink, path: Path, cloth: string): void {
  const tone = ramp(cloth);
  castShadow(ink, path, { dx: 4, dy: 8, blur: 6, opacity: 0.45 });
  solid(ink, path, cloth, {
    bevel: 10,
    fill: linear(75, tone.hi, [tone.light, 0.3], [tone.base, 0.65], tone.dark),
  });
  ink.draw(curve('M80 278C122 292 238 292 280 278'), { stroke: tone.dark, width: 3.5, opacity: 0.7 });
  ink.draw(oval(180, 248, 58, 13), { fill: tone.deep, opacity: 0.28, blur: 6 });
}

/** The box under the cushion, lined and lit, with crumbs on its floor; the cushion stands behind it. */
function drawBox(ink: Ink, { cloth, wood, light }: Palette): void {
  const lining = mix(wood, light, 0.25);
  castShadow(ink, CUSHION_UP, { dx: 6, dy: 6, blur: 6, opacity: 0.5 });
  const linen = ramp(mix(cloth, '#e8d8b4', 0.7));
  solid(ink, CUSHION_UP, linen, { bevel: 9, fill: linear(60, linen.hi, [linen.base, 0.5], linen.shade) });
  ink.draw(curve('M104 142C132 132 228 132 256 142L260 210C228 218 132 218 100 210Z'), {
    stroke: linen.dark,
    width: 3,
    opacity: 0.7,
  });
  recess(ink, polygon([86, 230], [274, 230], [288, 300], [72, 300]), lining, {
    depth: 14,
    fill: linear(90, ramp(lining).deep, [ramp(lining).base, 0.6], ramp(lining).light),
    texture: () => {
      glow(ink, 180, 270, 110, light, 0.9, 44);
      for (const _ of range(14))
        ink.draw(oval(104 + ink.random() * 152, 262 + ink.random() * 26, 2 + ink.random() * 3, 2), {
          fill: '#f0dcae',
          stroke: ramp(lining).deep,
          width: 1.4,
        });
    },
  });
}

function drawRail(ink: Ink, cloth: string): void {
  const tone = ramp(cloth);
  const rail = rect(70, 294, 220, 70, 8);
  solid(ink, rail, cloth, { bevel: 7, fill: linear(90, tone.light, [tone.base, 0.4], tone.dark) });
  rivets(
    ink,
    range(8).map((i): Point => [98 + i * 23.4, 352]),
    4.5,
    GOLD,
  );
}

/** An arm from the front: a roll on top, with nails along its edge. */
function drawArm(ink: Ink, cloth: string, isRight: boolean): void {
  const tone = ramp(cloth);
  const side = (path: Path): Path => (isRight ? mirrored(path) : path);
  const arm = side(LEFT_ARM);
  castShadow(ink, arm, { dx: 7, dy: 6, blur: 6, opacity: 0.4 });
  solid(ink, arm, cloth, {
    bevel: 9,
    fill: linear(35, tone.hi, [tone.light, 0.3], [tone.base, 0.6], tone.dark),
  });
  ink.draw(side(arc(54, 226, 21, 150, 420)), { stroke: tone.dark, width: 4.5, cap: 'round', opacity: 0.8 });
  ink.draw(side(arc(54, 226, 9, 0, 330)), { stroke: tone.dark, width: 4, cap: 'round', opacity: 0.8 });
  const nails = range(5).map((i): Point => [isRight ? WIDTH - 76 : 76, 264 + i * 21]);
  rivets(ink, nails, 4.2, GOLD);
}
