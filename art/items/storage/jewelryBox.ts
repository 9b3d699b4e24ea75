import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, SHADOW, settle, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Path, type Point } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, rect, spline } from '../../ink/shapes.ts';
import { well } from '../../kits/furniture/well.ts';
import { pearls } from '../../kits/things/pearls.ts';
import { gemRing, setStone } from '../../kits/things/setStone.ts';
import { turns } from '../../leaves.ts';
import { glass } from '../../matter/glass.ts';
import { keyhole, knob, metal, plate, sphere } from '../../matter/metal.ts';
import { GOLD, SILVER } from '../../matter/palette.ts';
import { glinting } from '../../moving.ts';

interface Palette {
  body: string;
  metal: string;
  velvet: string;
  gem: string;
}

const RIM = 158;
const PEARL = '#efe4da';
/** The outline of the box's sides, which bulge and narrow toward the foot. */
const BELLY = curve(
  'M34 158L326 158C340 176 342 196 332 216C326 232 318 238 316 252L44 252C42 238 34 232 28 216C18 196 20 176 34 158Z',
);
const LID = curve('M26 150C30 98 74 58 180 58C286 58 330 98 334 150Z');
const RAISED = curve('M44 150C40 58 84 12 180 12C276 12 320 58 316 150Z');
const RAISED_INNER = curve('M62 146C60 72 98 32 180 32C262 32 300 72 298 146Z');
const MIRROR = oval(180, 80, 66, 34);

/** The highlights on the box and in it. */
const ON_IT: readonly Point[] = [
  [174, 106],
  [116, 122],
  [244, 122],
];
const IN_IT: readonly Point[] = [
  [86, 228],
  [272, 100],
  [178, 74],
  [72, 148],
];

export const jewelryBox = defineItem<Palette>({
  id: 'jewelry-box',
  name: 'Jewelry box',
  tag: 'Storage',
  anchor: 'top',
  size: [360, 280],
  margin: { top: 14, right: 44, bottom: 30, left: 30 },
  line: 8,
  seed: 29,
  stand: { width: 8.5, center: 94, foot: 95 },
  realSize: { width: 26 },
  palettes: {
    rosewood: { body: '#8a3038', metal: GOLD, velvet: '#3f6f8a', gem: '#4fb09a' },
    ivory: { body: '#e9dcc4', metal: GOLD, velvet: '#a83a52', gem: '#d9546a' },
    midnight: { body: '#444b8a', metal: SILVER, velvet: '#8a5fa8', gem: '#6fb4e6' },
    jade: { body: '#3f7f68', metal: GOLD, velvet: '#7a3a5f', gem: '#e69a4f' },
  },
  opens: true,
  opening: 'springs',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'wood',
  leaves: [turns('top', [4, 28, 336, 134], [40, 4, 280, 124])],
  hitBox: [6, 8, 348, 272],
  isContainer: true,
  holds: [120, 70, 130, 84],
  isLockable: true,
  moves: (_, isOpened) => [glinting(isOpened ? IN_IT : ON_IT, '#ffffff', 11)],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 180, 274, 168, 13, 0.6);
    if (isOpened) drawRaisedLid(ink, palette);
    for (const side of [-1, 1]) drawFoot(ink, side, palette.metal);
    drawBelly(ink, palette);
    if (isOpened) drawInside(ink, palette);
    else drawLid(ink, palette);
    drawRim(ink, palette.metal, isOpened);
    drawLock(ink, palette.metal, isOpened);
    if (isOpened) drawNecklace(ink, palette);
  },
});

/** A scrolled foot at one of the front corners. */
function drawFoot(ink: Ink, side: number, color: string): void {
  const at = (dx: number, y: number): string => `${180 + side * dx} ${y}`;
  const foot = curve(
    `M${at(102, 246)}L${at(142, 240)}C${at(164, 252)} ${at(166, 276)} ${at(146, 276)}` +
      `C${at(130, 276)} ${at(128, 260)} ${at(102, 260)}Z`,
  );
  solid(ink, foot, color, { fill: metal(color), bevel: 4, width: 6 });
  knob(ink, [180 + side * 147, 264], 8, color);
}

function drawBelly(ink: Ink, { body, metal: metalColor }: Palette): void {
  const tone = ramp(body);
  const fill = radial(0.36, 0.3, 0.8, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.shade);
  solid(ink, BELLY, body, { bevel: 8, fill, texture: () => drawScrolls(ink, metalColor) });
  settle(ink, BELLY, 0.4);
  solid(ink, rect(38, 242, 284, 16, 6), metalColor, { fill: metal(metalColor), bevel: 3, width: 6 });
}

/** Golden tendrils on both sides of the lock. */
function drawScrolls(ink: Ink, color: string): void {
  for (const side of [-1, 1]) {
    const at = (dx: number, y: number): string => `${180 + side * dx} ${y}`;
    const tendril = joinTendril(at);
    ink.draw(tendril, { stroke: ramp(color).deep, width: 9, cap: 'round', opacity: 0.6 });
    ink.draw(tendril, { stroke: ramp(color).base, width: 5.5, cap: 'round' });
    ink.draw(tendril, { stroke: ramp(color).hi, width: 2, cap: 'round', move: [-1, -1] });
    for (const dx of [70, 118])
      ink.draw(oval(180 + side * dx, 207, 5), { fill: sphere(color), stroke: ramp(color).deep, width: 2 });
  }
}

function joinTendril(at: (dx: number, y: number) => string): Path {
  return curve(
    `M${at(44, 214)}C${at(64, 236)} ${at(92, 226)} ${at(88, 206)}C${at(84, 190)} ${at(62, 196)} ${at(70, 207)}` +
      `M${at(88, 206)}C${at(96, 184)} ${at(136, 184)} ${at(136, 207)}C${at(135, 224)} ${at(110, 220)} ${at(118, 207)}`,
  );
}

function drawLid(ink: Ink, { body, metal: metalColor, gem }: Palette): void {
  const tone = ramp(body);
  const fill = radial(0.34, 0.25, 0.85, tone.hi, [tone.light, 0.3], [tone.base, 0.62], tone.dark);
  solid(ink, LID, body, { bevel: 9, fill });
  const inlay = arc(180, 148, 128, 198, 342, 66);
  ink.draw(inlay, { stroke: ramp(metalColor).deep, width: 8, cap: 'round', opacity: 0.6 });
  ink.draw(inlay, { stroke: ramp(metalColor).light, width: 4.5, cap: 'round' });
  setStone(ink, [180, 112], 20, gem, metalColor);
  for (const dx of [-64, 64]) setStone(ink, [180 + dx, 122], 9, gem, metalColor);
  knob(ink, [180, 50], 15, metalColor);
}

function drawRim(ink: Ink, color: string, isOpened: boolean): void {
  const rims: readonly number[] = isOpened ? [RIM + 2] : [RIM - 12, RIM + 2];
  for (const y of rims) {
    const bar = rect(18, y, 324, 16, 7);
    castShadow(ink, bar, { dx: 2, dy: 4, blur: 3, opacity: 0.4 });
    plate(ink, bar, color, { width: 6, bevel: 3 });
  }
}

function drawLock(ink: Ink, color: string, isOpened: boolean): void {
  const top = isOpened ? 160 : 146;
  const heart = curve(
    `M180 ${top + 66}C142 ${top + 42} 142 ${top + 4} 164 ${top + 2}` +
      `C174 ${top} 180 ${top + 8} 180 ${top + 10}C180 ${top + 8} 186 ${top} 196 ${top + 2}` +
      `C218 ${top + 4} 218 ${top + 42} 180 ${top + 66}Z`,
  );
  castShadow(ink, heart, { dx: 3, dy: 6, blur: 4, opacity: 0.5 });
  plate(ink, heart, color, { bevel: 5, width: 6.5 });
  keyhole(ink, [180, top + 26], 6.5);
}

function drawRaisedLid(ink: Ink, { body, metal: metalColor, velvet }: Palette): void {
  const cloth = ramp(velvet);
  castShadow(ink, RAISED, { dx: 8, dy: 6, blur: 8, opacity: 0.3 });
  solid(ink, RAISED, body, { bevel: 8 });
  const fill = radial(0.5, 0.7, 0.8, cloth.light, [cloth.base, 0.5], cloth.deep);
  recess(ink, RAISED_INNER, velvet, { depth: 10, fill });
  plate(ink, oval(180, 80, 76, 44), metalColor, { bevel: 4, width: 6 });
  glass(ink, MIRROR, [114, 46, 132, 68], {
    top: '#e6f6fb',
    bottom: '#86b2cc',
    opacity: 1,
    shine: 0.9,
    width: 4,
  });
}

function drawInside(ink: Ink, { metal: metalColor, velvet, gem }: Palette): void {
  const mouth = { back: { x: 54, y: 130, w: 252 }, front: { x: 30, y: 168, w: 300 }, depth: 9 };
  solid(ink, polygon([44, 122], [316, 122], [342, 170], [18, 170]), metalColor, { bevel: 3, width: 6 });
  well(ink, mouth, shift(velvet, { lightness: 0.12 }), () => {
    glow(ink, 180, 162, 150, '#fff0c0', 0.85, 34);
    drawCushion(ink, velvet);
  });
  ink.at([270, 129], () => gemRing(ink, [0, 0], gem), { scale: 1.35 });
}

/** A string of pearls that lies in the box and hangs over its rim. */
function drawNecklace(ink: Ink, { gem }: Palette): void {
  const strand: Point[] = [
    [104, 138],
    [84, 141],
    [66, 149],
    [56, 162],
    [54, 178],
    [59, 193],
    [69, 205],
    [84, 212],
    [99, 212],
    [113, 205],
    [123, 193],
    [128, 178],
    [128, 162],
    [136, 150],
    [152, 142],
  ];
  ink.draw(spline(strand.slice(3, 13)), {
    stroke: SHADOW,
    width: 15,
    opacity: 0.4,
    blur: 5,
    cap: 'round',
    move: [6, 9],
  });
  pearls(ink, strand, 8, PEARL);
  const pendant = polygon([92, 217], [104, 231], [92, 246], [80, 231]);
  castShadow(ink, pendant, { dx: 4, dy: 6, blur: 4 });
  solid(ink, pendant, gem, { bevel: 3, width: 4 });
  ink.draw(polygon([92, 221], [98, 231], [92, 236], [86, 231]), { fill: ramp(gem).hi, opacity: 0.6 });
}

/** A pad of pale velvet with a slit, in which a ring stands. */
function drawCushion(ink: Ink, velvet: string): void {
  const pale = shift(velvet, { lightness: 0.26, chromaTimes: 0.8 });
  const tone = ramp(pale);
  const pad = curve('M216 146C216 132 224 128 238 128L300 128C314 128 318 132 320 146L330 166L210 166Z');
  castShadow(ink, pad, { dx: -5, dy: 3, blur: 5, opacity: 0.5 });
  solid(ink, pad, pale, { bevel: 5, width: 4.5, fill: linear(80, tone.hi, [tone.light, 0.4], tone.shade) });
  ink.draw(polyline([232, 148], [306, 148]), { stroke: tone.dark, width: 4, cap: 'round' });
  ink.draw(oval(284, 152, 26, 5), { fill: SHADOW, opacity: 0.35 });
}
