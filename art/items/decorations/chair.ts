import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { rivets } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';

interface Palette {
  frame: string;
  cloth: string;
  light: string;
}

const BACK = curve('M70 210C60 150 52 96 62 52C84 8 216 8 238 52C248 96 240 150 230 210Z');
const PAD = curve('M88 196C80 148 76 104 82 68C102 36 198 36 218 68C224 104 220 148 212 196Z');

/** An upholstered chair; opened, its seat is lifted off a box. */
export const chair = defineItem<Palette>({
  id: 'chair',
  name: 'Chair',
  tag: 'Decorations',
  anchor: 'floor',
  size: [300, 430],
  margin: { top: 16, right: 46, bottom: 36, left: 36 },
  line: 6.5,
  seed: 223,
  stand: { width: 11.5, center: 69, foot: 92 },
  realSize: { height: 98 },
  palettes: {
    ruby: { frame: '#8a5632', cloth: '#b23a44', light: '#ffd07a' },
    emerald: { frame: '#5f4034', cloth: '#3f8262', light: '#ffe08a' },
    royal: { frame: '#d0a03f', cloth: '#4a5aa8', light: '#9fd8ff' },
    white: { frame: '#e4dccb', cloth: '#c98a94', light: '#ffcfa0' },
  },
  tops: [[50, 258, 200]],
  opens: true,
  leaves: [turns('top', [28, 210, 248, 76], [54, 112, 198, 120])],
  draw(ink, palette, isOpened) {
    groundShadow(ink, 150, 424, 124, 13, 0.55);
    for (const x of [84, 198]) drawLeg(ink, [x, 292], 108, palette.frame, 0.8);
    drawBack(ink, palette);
    drawSeat(ink, palette, isOpened);
    for (const x of [46, 234]) drawLeg(ink, [x, 312], 114, palette.frame, 1);
  },
});

function drawLeg(ink: Ink, [x, y]: Point, height: number, color: string, scale: number): void {
  const tone = ramp(color);
  const w = 22 * scale;
  const leg = polygon(
    [x - 3, y],
    [x + w + 3, y],
    [x + w - 4, y + height - 12],
    [x + w, y + height],
    [x, y + height],
    [x + 4, y + height - 12],
  );
  solid(ink, leg, color, {
    bevel: 4,
    fill: linear(0, tone.light, [tone.hi, 0.3], [tone.base, 0.55], tone.deep),
  });
}

function drawBack(ink: Ink, { frame, cloth }: Palette): void {
  const tone = ramp(frame);
  castShadow(ink, BACK, { dx: 8, dy: 7, blur: 8, opacity: 0.35 });
  solid(ink, BACK, frame, {
    bevel: 7,
    fill: linear(60, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark),
  });
  drawCushion(ink, PAD, cloth, [
    [116, 92],
    [184, 92],
    [150, 128],
    [112, 160],
    [188, 160],
  ]);
  solid(ink, oval(150, 22, 22, 14), frame, { bevel: 4, width: 5 });
  const studs: Point[] = [
    [77, 84],
    [75, 112],
    [76, 140],
    [79, 168],
    [223, 84],
    [225, 112],
    [224, 140],
    [221, 168],
  ];
  rivets(ink, studs, 4.5, GOLD);
}

/** Buttoned: each button draws the cloth in. */
function drawCushion(ink: Ink, path: Path, color: string, buttons: readonly Point[]): void {
  const tone = ramp(color);
  const texture = (): void => {
    for (const [x, y] of buttons) {
      for (const [dx, dy] of [
        [-26, -24],
        [26, -24],
        [-26, 24],
        [26, 24],
      ] as const)
        ink.draw(polyline([x, y], [x + dx, y + dy]), {
          stroke: tone.dark,
          width: 4,
          opacity: 0.4,
          cap: 'round',
        });
      ink.draw(oval(x + 1, y + 2, 9), { fill: tone.deep, opacity: 0.55 });
      ink.draw(oval(x, y, 6), { fill: tone.light, stroke: tone.line, width: 2.6 });
    }
  };
  solid(ink, path, color, {
    bevel: 11,
    width: 5,
    texture,
    fill: linear(60, tone.hi, [tone.light, 0.25], [tone.base, 0.6], tone.dark),
  });
}

function drawSeat(ink: Ink, palette: Palette, isOpened: boolean): void {
  const { frame, cloth } = palette;
  const tone = ramp(frame);
  if (isOpened) drawBox(ink, palette);
  else {
    const seat = curve('M66 222C100 208 200 208 234 222L268 282C240 300 60 300 32 282Z');
    castShadow(ink, seat, { dx: 4, dy: 8, blur: 6, opacity: 0.4 });
    drawCushion(ink, seat, cloth, [
      [110, 252],
      [190, 252],
    ]);
  }
  const rail = rect(30, 284, 240, 42, 8);
  castShadow(ink, rail, { dx: 3, dy: 8, blur: 5, opacity: 0.4 });
  solid(ink, rail, frame, { bevel: 5, fill: linear(90, tone.hi, [tone.base, 0.5], tone.dark) });
  rivets(
    ink,
    [
      [54, 305],
      [102, 305],
      [150, 305],
      [198, 305],
      [246, 305],
    ],
    5,
    GOLD,
  );
}

/** What is under the seat, which leans on the back. */
function drawBox(ink: Ink, { cloth, frame, light }: Palette): void {
  const tone = ramp(frame);
  solid(ink, polygon([62, 218], [238, 218], [270, 290], [30, 290]), frame, { bevel: 5 });
  const well = polygon([80, 230], [220, 230], [244, 286], [56, 286]);
  recess(ink, well, frame, {
    depth: 14,
    opacity: 0.8,
    fill: linear(90, '#1a1014', tone.dark),
    texture: () => glow(ink, 150, 268, 104, light, 1, 52),
  });
  const lifted = curve('M56 124C100 112 200 112 244 124L238 222C200 232 100 232 62 222Z');
  castShadow(ink, lifted, { dx: 4, dy: 6, blur: 6, opacity: 0.45 });
  const under = ramp('#b59a78');
  solid(ink, lifted, '#b59a78', {
    bevel: 6,
    fill: linear(80, under.light, [under.base, 0.5], under.dark),
    texture: () => {
      for (const x of [100, 150, 200])
        ink.draw(polyline([x, 110], [x, 236]), { stroke: '#8a6a4a', width: 9, opacity: 0.6 });
      for (const y of [150, 192])
        ink.draw(polyline([50, y], [250, y]), { stroke: '#7a5c40', width: 9, opacity: 0.6 });
    },
  });
  ink.draw(curve('M58 128C100 116 200 116 242 128'), { stroke: ramp(cloth).base, width: 11, cap: 'round' });
  ink.draw(curve('M58 125C100 113 200 113 242 125'), { stroke: ramp(cloth).hi, width: 3, cap: 'round' });
}
