import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { rivets } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';
import { trembling } from '../../moving.ts';
import { drawHollow, drawPadOpened } from './chair/hollow.ts';
import { BACK, PAD, type Palette } from './chair/shape.ts';

/** An upholstered chair. Opened, the pad of its back is a door in front of a box. */
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
  opening: 'swings',
  lockMaterial: 'wood',
  isContainer: true,
  holds: [98, 78, 108, 102],
  leaves: [turns('left', [78, 42, 142, 156], [4, 24, 82, 196], PAD)],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([152, 150], light, 80)] : []),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 150, 424, 124, 13, 0.55);
    for (const x of [84, 198]) drawLeg(ink, [x, 292], 108, palette.frame, 0.8);
    drawBack(ink, palette, isOpened);
    drawSeat(ink, palette);
    if (isOpened) drawPadOpened(ink, palette);
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

function drawBack(ink: Ink, palette: Palette, isOpened: boolean): void {
  const { frame, cloth } = palette;
  const tone = ramp(frame);
  castShadow(ink, BACK, { dx: 8, dy: 7, blur: 8, opacity: 0.35 });
  solid(ink, BACK, frame, {
    bevel: 7,
    fill: linear(60, tone.hi, [tone.light, 0.2], [tone.base, 0.55], tone.dark),
  });
  if (isOpened) drawHollow(ink, palette);
  else
    drawCushion(ink, PAD, cloth, [
      [116, 92],
      [184, 92],
      [150, 128],
      [112, 160],
      [188, 160],
    ]);
  solid(ink, oval(150, 22, 22, 14), frame, { bevel: 4, width: 5 });
  const studs = range(4).flatMap((i): Point[] => [
    [[77, 75, 76, 79][i] ?? 0, 84 + i * 28],
    [[223, 225, 224, 221][i] ?? 0, 84 + i * 28],
  ]);
  rivets(ink, studs, 4.5, GOLD);
}

/** A cushion; each button pulls the cloth in. */
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

function drawSeat(ink: Ink, { frame, cloth }: Palette): void {
  const tone = ramp(frame);
  const seat = curve('M66 222C100 208 200 208 234 222L268 282C240 300 60 300 32 282Z');
  castShadow(ink, seat, { dx: 4, dy: 8, blur: 6, opacity: 0.4 });
  drawCushion(ink, seat, cloth, [
    [110, 252],
    [190, 252],
  ]);
  const rail = rect(30, 284, 240, 42, 8);
  castShadow(ink, rail, { dx: 3, dy: 8, blur: 5, opacity: 0.4 });
  solid(ink, rail, frame, { bevel: 5, fill: linear(90, tone.hi, [tone.base, 0.5], tone.dark) });
  rivets(
    ink,
    [54, 102, 150, 198, 246].map((x): Point => [x, 305]),
    5,
    GOLD,
  );
}
