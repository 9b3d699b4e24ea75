import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { type SolidOptions, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, mapPath, type Path, type Point } from '../../ink/path.ts';
import { oval, rect, soft } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { roundBar, sphere } from '../../matter/metal.ts';
import { GOLD, SILVER } from '../../matter/palette.ts';
import { sparkle } from '../../matter/sparkle.ts';
import { glinting } from '../../moving.ts';

interface Palette {
  metal: string;
  gem: string;
}

const HEART = curve(
  'M0 -22C-42 -46 -74 -66 -74 -100C-74 -126 -54 -140 -33 -140C-16 -140 -4 -131 0 -118' +
    'C4 -131 16 -140 33 -140C54 -140 74 -126 74 -100C74 -66 42 -46 0 -22Z',
);
const CROWN = soft(
  [
    [-30, -122],
    [-42, -168],
    [-19, -150],
    [0, -180],
    [19, -150],
    [42, -168],
    [30, -122],
  ],
  3,
);
const CROWN_TIPS: readonly Point[] = [
  [-42, -170],
  [0, -182],
  [42, -170],
];
const STEM = rect(-14, -30, 28, 176, 12);
const BIT = soft(
  [
    [8, 74],
    [58, 74],
    [58, 92],
    [42, 92],
    [42, 104],
    [58, 104],
    [58, 128],
    [8, 128],
  ],
  4,
);
const BITS = [BIT, mapPath(BIT, (x, y) => [-x, y])];

/** A key with a heart and a crown; like any key it opens only the items that the creator chooses. */
export const masterKey = defineItem<Palette>({
  id: 'master-key',
  name: 'Master key',
  tag: 'Keys',
  anchor: 'top',
  size: [284, 314],
  margin: { top: 16, right: 20, bottom: 26, left: 16 },
  line: 5.2,
  stand: { width: 5.2, center: 47, foot: 86 },
  realSize: { height: 9 },
  lying: { thickness: 6 },
  wear: 'none',
  palettes: {
    gold: { metal: GOLD, gem: '#d8414e' },
    silver: { metal: SILVER, gem: '#3f7fd8' },
    bronze: { metal: '#b9793f', gem: '#3fa878' },
    rose: { metal: '#dd9a84', gem: '#8a58c4' },
  },
  opens: false,
  moves: () => [glinting([[158, 52]], '#ffffff', 22)],
  draw(ink, { metal, gem }) {
    const outline = [CROWN, HEART, STEM, ...BITS];
    lying(ink, { at: [134, 174], turn: 40, outline }, () => {
      drawShank(ink, metal);
      drawCrown(ink, metal, gem);
      drawHeart(ink, metal, gem);
    });
    sparkle(ink, [158, 52], 24);
  },
});

function drawShank(ink: Ink, metal: string): void {
  for (const bit of BITS) cast(ink, bit, metal);
  solid(ink, STEM, metal, { fill: roundBar(metal), bevel: 3 });
  for (const [y, half] of [
    [-26, 30],
    [-8, 22],
    [66, 20],
    [128, 20],
  ] as const)
    solid(ink, rect(-half, y, half * 2, 16, 7), metal, { fill: roundBar(metal), bevel: 3 });
  solid(ink, oval(0, 152, 13), metal, { fill: sphere(metal), bevel: 3 });
}

function drawCrown(ink: Ink, metal: string, gem: string): void {
  cast(ink, CROWN, metal);
  for (const [x, y] of CROWN_TIPS) solid(ink, oval(x, y, 9), metal, { fill: sphere(metal), bevel: 2 });
  solid(ink, oval(0, -146, 7), gem, { bevel: 2, width: 3.4 });
}

function drawHeart(ink: Ink, metal: string, gem: string): void {
  cast(ink, HEART, metal, { bevel: 9 });
  const stone = scaled(HEART, 0.6);
  const tone = ramp(gem);
  solid(ink, stone, gem, {
    fill: linear(60, tone.hi, [tone.light, 0.25], [tone.base, 0.5], tone.dark),
    bevel: 7,
    width: 4.6,
  });
  ink.draw(scaled(HEART, 0.36), { fill: tone.light, opacity: 0.55 });
  ink.draw(oval(-20, -104, 8, 5), { fill: '#fff', opacity: 0.9 });
}

function cast(ink: Ink, path: Path, metal: string, options: SolidOptions = {}): void {
  const tone = ramp(metal);
  const fill = linear(30, tone.hi, [tone.light, 0.25], [tone.base, 0.55], tone.dark);
  solid(ink, path, metal, { fill, bevel: 5, rim: 0.8, ...options });
}

function scaled(path: Path, times: number): Path {
  return mapPath(path, (x, y) => [x * times, -86 + (y + 86) * times]);
}
