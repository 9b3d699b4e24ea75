import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, mapPath, type Point } from '../../ink/path.ts';
import { arch, oval, polyline, rect } from '../../ink/shapes.ts';
import { topPlane } from '../../kits/furniture/cabinet.ts';
import { courses } from '../../matter/courses.ts';
import { knob, plate, rod } from '../../matter/metal.ts';
import { GOLD, IRON } from '../../matter/palette.ts';
import { burning } from '../../moving.ts';

interface Palette {
  mantel: string;
  brick: string;
  fire: string;
  trim: string;
}

const MOUTH = arch(120, 148, 260, 250, 60);
const TONGUE = curve(
  'M-26 0C-44 -36 -18 -58 -22 -92C-2 -78 0 -104 8 -132C22 -100 36 -84 30 -60' +
    'C40 -66 40 -76 40 -82C48 -50 44 -22 26 0Z',
);

/** A cold fireplace; opened, a fire burns in it. */
export const fireplace = defineItem<Palette>({
  id: 'fireplace',
  name: 'Fireplace',
  tag: 'Decorations',
  anchor: 'floor',
  size: [500, 430],
  margin: { top: 14, right: 48, bottom: 44, left: 40 },
  line: 6,
  seed: 221,
  stand: { width: 19, center: 21, foot: 80 },
  realSize: { height: 110 },
  palettes: {
    marble: { mantel: '#e2d8ca', brick: '#a85f4c', fire: '#ff8a2e', trim: GOLD },
    oak: { mantel: '#9a6236', brick: '#8a7f7c', fire: '#ffa03a', trim: '#d9a441' },
    slate: { mantel: '#66687a', brick: '#54464c', fire: '#ff6f3a', trim: '#b9683f' },
    witch: { mantel: '#5a4a70', brick: '#4a5a54', fire: '#4fd88a', trim: '#b79ae0' },
  },
  tops: [[20, 18, 460]],
  opens: true,
  opening: 'lights',
  fades: 'lights up',
  lockMaterial: 'brass',
  moves: ({ fire }, isLit) => (isLit ? burning([250, 344], fire, 170) : []),
  draw(ink, palette, isLit) {
    groundShadow(ink, 250, 424, 238, 18, 0.6);
    drawBreast(ink, palette);
    drawHearth(ink, palette, isLit);
    drawMantel(ink, palette);
    if (isLit) drawFirelight(ink, palette.fire);
  },
});

/** Draws the glow of the fire on the stones, the underside of the mantel and the hearth. */
function drawFirelight(ink: Ink, fire: string): void {
  glow(ink, 250, 384, 228, fire, 0.55, 96);
  ink.clip(
    joinPaths(rect(46, 84, 408, 322, 4), MOUTH),
    () => glow(ink, 250, 306, 250, fire, 0.85, 230),
    true,
  );
}

function drawBreast(ink: Ink, { mantel, trim }: Palette): void {
  const body = rect(46, 84, 408, 322, 4);
  const tone = ramp(mantel);
  castShadow(ink, body, { dx: 10, dy: 6, blur: 10, opacity: 0.35 });
  solid(ink, body, mantel, {
    bevel: 8,
    fill: linear(65, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.shade),
  });
  settle(ink, body, 0.28);
  for (const x of [58, 388]) drawPilaster(ink, [x, 108, 54, 288], mantel);
  recess(ink, rect(180, 98, 140, 34, 6), mantel, { depth: 4, opacity: 0.45 });
  knob(ink, [250, 115], 11, trim);
  for (const side of [-1, 1]) {
    const scroll = curve(
      `M${250 + side * 18} 115C${250 + side * 34} 98 ${250 + side * 46} 132 ${250 + side * 62} 113`,
    );
    rod(ink, scroll, trim, 5);
  }
}

function drawPilaster(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const post = rect(x, y, w, h, 4);
  castShadow(ink, post, { dx: 4, dy: 4, blur: 5, opacity: 0.3 });
  solid(ink, post, color, {
    bevel: 5,
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.6], tone.shade),
  });
  for (const dx of [16, 27, 38]) {
    ink.draw(polyline([x + dx, y + 34], [x + dx, y + h - 40]), {
      stroke: tone.dark,
      width: 4.5,
      cap: 'round',
      opacity: 0.7,
    });
    ink.draw(polyline([x + dx + 2.4, y + 36], [x + dx + 2.4, y + h - 40]), {
      stroke: tone.hi,
      width: 1.8,
      cap: 'round',
    });
  }
  solid(ink, rect(x - 6, y, w + 12, 22, 4), color, { bevel: 4, width: 5 });
  solid(ink, rect(x - 8, y + h - 26, w + 16, 30, 4), color, { bevel: 4, width: 5 });
}

function drawHearth(ink: Ink, { brick, fire }: Palette, isLit: boolean): void {
  const tone = ramp(brick);
  solid(ink, arch(106, 134, 288, 264, 66), brick, {
    bevel: 6,
    fill: linear(65, tone.light, [tone.base, 0.5], tone.dark),
  });
  ink.clip(arch(106, 134, 288, 264, 66), () =>
    courses(ink, [106, 134, 288, 264], { height: 22, length: 44, color: tone.line }),
  );
  const inside = (): void => {
    courses(ink, [120, 148, 260, 250], { height: 30, length: 62, color: '#120b12' });
    if (isLit) glow(ink, 250, 350, 190, fire, 1, 180);
    ink.draw(rect(110, 362, 280, 44), { fill: linear(90, isLit ? ramp(fire).dark : '#3a3036', '#1a1218') });
    drawLogs(ink, isLit ? fire : null);
    if (isLit) drawFire(ink, fire);
    drawGrate(ink);
  };
  recess(ink, MOUTH, brick, {
    depth: 20,
    opacity: 0.8,
    fill: linear(90, '#171016', isLit ? ramp(fire).deep : '#2f2630'),
    texture: inside,
  });
  ink.draw(MOUTH, { stroke: tone.line });
}

function drawLogs(ink: Ink, fire: string | null): void {
  for (const [x, y, turn] of [
    [192, 372, 8],
    [306, 374, -9],
    [250, 352, 3],
  ] as const)
    ink.at(
      [x, y],
      () => {
        solid(ink, rect(-68, -15, 136, 30, 14), '#7a4f32', {
          bevel: 4,
          fill: linear(90, '#a8734a', ['#7a4f32', 0.4], '#3a2220'),
        });
        solid(ink, oval(62, 0, 12, 15), '#d9a86a', { width: 4, bevel: 2 });
        ink.draw(oval(62, 0, 6, 8), { stroke: '#8a5a34', width: 2.4 });
        if (fire)
          ink.draw(polyline([-58, 10], [44, 11]), { stroke: fire, width: 7, cap: 'round', opacity: 0.9 });
      },
      { turn },
    );
}

function drawFire(ink: Ink, fire: string): void {
  const tone = ramp(fire);
  const tongue = ([x, y]: Point, s: number, mirror = 1) =>
    mapPath(TONGUE, (px, py) => [x + px * s * mirror, y + py * s]);
  for (const [x, s, m] of [
    [198, 0.86, 1],
    [304, 0.92, -1],
    [250, 1.36, 1],
  ] as const)
    ink.draw(tongue([x, 362], s, m), {
      fill: linear(90, tone.base, tone.shade),
      stroke: tone.dark,
      width: 3.5,
    });
  for (const [x, s, m] of [
    [204, 0.56, 1],
    [298, 0.6, -1],
    [252, 0.92, 1],
  ] as const)
    ink.draw(tongue([x, 362], s, m), { fill: linear(90, tone.hi, tone.light) });
  for (const [x, s, m] of [
    [208, 0.3, 1],
    [294, 0.32, -1],
    [254, 0.5, 1],
  ] as const)
    ink.draw(tongue([x, 362], s, m), { fill: '#fffbe0' });
  glow(ink, 250, 330, 120, '#fff2b0', 0.5);
}

function drawGrate(ink: Ink): void {
  for (const x of [150, 190, 230, 270, 310, 350])
    rod(ink, polyline([x, 366], [x, 394]), IRON, 7, polyline([x - 1.5, 368], [x - 1.5, 388]));
  rod(ink, polyline([138, 384], [362, 384]), IRON, 8, polyline([142, 382], [356, 382]));
  for (const x of [138, 362]) knob(ink, [x, 368], 9, IRON);
}

function drawMantel(ink: Ink, { mantel }: Palette): void {
  const tone = ramp(mantel);
  const fill = linear(90, tone.hi, [tone.base, 0.6], tone.shade);
  castShadow(ink, rect(24, 62, 452, 34), { dx: 4, dy: 12, blur: 8, opacity: 0.45 });
  solid(ink, rect(34, 70, 432, 24, 4), mantel, { bevel: 4, fill });
  topPlane(ink, [16, 22, 468, 26], 22, mantel);
  solid(ink, rect(12, 44, 476, 32, 6), mantel, { bevel: 5, fill });
  plate(ink, rect(14, 402, 472, 24, 5), mantel, { fill: linear(90, tone.light, tone.dark) });
}
