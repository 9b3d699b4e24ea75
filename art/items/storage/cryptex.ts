import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { type InkSign, inkSignPath } from '../../kits/signs/inkSigns.ts';
import { isPulled } from '../../leaves.ts';
import { metal, sphere } from '../../matter/metal.ts';
import { glinting } from '../../moving.ts';

interface Palette {
  ends: string;
  rings: string;
  signs: string;
  scroll: string;
}

const RINGS: readonly (readonly [InkSign, InkSign])[] = [
  ['sun', 'moon'],
  ['drop', 'star'],
  ['tree', 'flame'],
  ['moon', 'anchor'],
  ['eye', 'sun'],
];

const RING = 44.4;

/**
 * A cylinder of rings with signs instead of letters. Opened, one end is pulled off, and a scroll sticks out.
 */
export const cryptex = defineItem<Palette>({
  id: 'cryptex',
  name: 'Cryptex',
  tag: 'Storage',
  anchor: 'top',
  size: [400, 200],
  margin: { top: 20, right: 56, bottom: 40, left: 50 },
  line: 7,
  seed: 213,
  stand: { width: 9, center: 24, foot: 96 },
  realSize: { width: 24 },
  palettes: {
    brass: { ends: '#d9a441', rings: '#efe0b8', signs: '#5a3424', scroll: '#f4e4bc' },
    silver: { ends: '#a9b4c4', rings: '#4a5474', signs: '#e8f0ff', scroll: '#f0e8d8' },
    copper: { ends: '#b9683f', rings: '#3f7a70', signs: '#ffe2b0', scroll: '#ecd8a4' },
    ebony: { ends: '#8f6a3c', rings: '#4a3a40', signs: '#f0c878', scroll: '#f0dcb4' },
  },
  opens: true,
  opening: 'slides',
  upright: 'is as round and as thick from above',
  lockMaterial: 'brass',
  leaves: [
    isPulled([76, 50, 218, 146], [36, 50, 218, 146]),
    isPulled([288, 44, 84, 152], [366, 44, 84, 152]),
    isPulled([2, 44, 78, 152], [-38, 44, 78, 152]),
  ],
  isContainer: true,
  holds: [256, 72, 110, 100],
  isLockable: true,
  moves: () => [
    glinting(
      [
        [90, 40],
        [190, 34],
        [280, 60],
      ],
      '#fff6d8',
      10,
    ),
  ],
  draw(ink, palette, isOpened) {
    const shift = isOpened ? -40 : 0;
    castShadow(ink, rect(30 + shift, 74, isOpened ? 256 : 340, 118, 40), {
      dx: 8,
      dy: 12,
      blur: 9,
      opacity: 0.42,
    });
    if (isOpened) {
      castShadow(ink, rect(374, 74, 62, 118, 24), { dx: 8, dy: 12, blur: 9, opacity: 0.42 });
      drawScroll(ink, palette.scroll);
    }
    for (const [i, signs] of RINGS.entries()) drawRing(ink, 72 + shift + i * RING, palette, signs);
    drawEnd(ink, 10 + shift, palette.ends, true);
    drawEnd(ink, isOpened ? 372 : 294, palette.ends, false);
  },
});

/** A ring, seen from the side. It stands between two of its signs, so that no word can be read. */
function drawRing(
  ink: Ink,
  x: number,
  { rings, signs }: Palette,
  [above, below]: readonly [InkSign, InkSign],
): void {
  const tone = ramp(rings);
  const ring = rect(x, 60, RING, 124, 9);
  const texture = (): void => {
    for (const [sign, y] of [
      [above, 96],
      [below, 148],
    ] as const)
      ink.draw(inkSignPath(sign, [x + RING / 2, y], 0.76), { stroke: signs, width: 4.4, cap: 'round' });
    for (const y of [68, 122, 176])
      ink.draw(polyline([x, y], [x + RING, y]), { stroke: tone.deep, width: 2.6, opacity: 0.7 });
  };
  solid(ink, ring, rings, {
    bevel: 4,
    width: 5,
    texture,
    fill: linear(90, tone.shade, [tone.hi, 0.28], [tone.base, 0.55], tone.deep),
  });
}

function drawEnd(ink: Ink, x: number, color: string, isLeft: boolean): void {
  const tone = ramp(color);
  const fill = linear(90, tone.light, [tone.hi, 0.2], [tone.base, 0.45], [tone.shade, 0.68], tone.deep);
  const inner = isLeft ? x + 40 : x;
  solid(ink, rect(inner, 52, 22, 140, 8), color, { bevel: 4, fill });
  solid(ink, rect(isLeft ? x + 14 : x + 20, 60, 30, 124, 8), color, { bevel: 4, fill });
  solid(ink, rect(isLeft ? x : x + 44, 74, 22, 96, 12), color, { bevel: 4, fill });
  for (const i of range(4))
    ink.draw(polyline([isLeft ? x + 18 : x + 24, 80 + i * 24], [isLeft ? x + 40 : x + 46, 80 + i * 24]), {
      stroke: tone.deep,
      width: 3.5,
      opacity: 0.65,
    });
  const pointer = isLeft ? x + 51 : x + 11;
  ink.draw(oval(pointer, 122, 6), { fill: '#d8434a', stroke: tone.line, width: 3 });
}

/** Draws the scroll, half out of the open end of the cylinder, with a ribbon around the rest. */
function drawScroll(ink: Ink, color: string): void {
  const tone = ramp(color);
  glow(ink, 312, 122, 112, '#ffe2a0', 0.8);
  recess(ink, oval(254, 122, 26, 60), '#3a2a28', { depth: 8, fill: linear(0, '#120a12', '#4a3430') });
  const roll = rect(244, 80, 112, 84, 18);
  castShadow(ink, roll, { dx: 6, dy: 12, blur: 7, opacity: 0.4 });
  const round = linear(90, tone.light, [tone.hi, 0.3], [tone.base, 0.6], tone.deep);
  solid(ink, roll, color, { bevel: 5, width: 6, fill: round });
  ink.draw(polyline([262, 104], [288, 104]), { stroke: tone.dark, width: 3, opacity: 0.6, cap: 'round' });
  solid(ink, oval(350, 122, 14, 43), color, { bevel: 4, width: 6, fill: linear(0, tone.hi, tone.shade) });
  ink.draw(curve('M350 96C362 104 362 140 350 146C342 138 342 112 350 108C355 116 355 130 350 134'), {
    stroke: tone.line,
    width: 3.6,
    cap: 'round',
  });
  solid(ink, rect(294, 77, 20, 90, 4), '#b8343c', { fill: metal('#b8343c', 90), width: 5, bevel: 3 });
  solid(ink, oval(304, 124, 17, 16), '#d8434a', { fill: sphere('#d8434a'), width: 5, bevel: 3 });
}
