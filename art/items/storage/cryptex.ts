import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { type InkSign, inkSignPath } from '../../kits/signs/inkSigns.ts';
import { isPulled } from '../../leaves.ts';
import { metal } from '../../matter/metal.ts';
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

/** A cylinder of lettered rings, with signs for letters; opened, one end is drawn off and a scroll looks out. */
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
  leaves: [
    isPulled([76, 50, 192, 146], [48, 50, 192, 146]),
    isPulled([264, 44, 100, 152], [338, 44, 84, 152]),
    isPulled([2, 44, 78, 152], [-28, 44, 80, 152]),
  ],
  isContainer: true,
  holds: [270, 75, 80, 82],
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
    const shift = isOpened ? -30 : 0;
    castShadow(ink, rect(30 + shift, 74, isOpened ? 260 : 340, 118, 40), {
      dx: 8,
      dy: 12,
      blur: 9,
      opacity: 0.42,
    });
    if (isOpened) {
      castShadow(ink, rect(346, 74, 66, 118, 24), { dx: 8, dy: 12, blur: 9, opacity: 0.42 });
      drawScroll(ink, palette.scroll);
    }
    for (const [i, signs] of RINGS.entries()) drawRing(ink, 66 + shift + i * 46, palette, signs);
    drawEnd(ink, 10 + shift, palette.ends, true);
    drawEnd(ink, isOpened ? 342 : 294, palette.ends, false);
  },
});

/** A ring of the drum seen from the side. It stands between two of its signs: no word can be read from them. */
function drawRing(
  ink: Ink,
  x: number,
  { rings, signs }: Palette,
  [above, below]: readonly [InkSign, InkSign],
): void {
  const tone = ramp(rings);
  const ring = rect(x, 60, 46, 124, 9);
  const texture = (): void => {
    for (const [sign, y] of [
      [above, 96],
      [below, 148],
    ] as const)
      ink.draw(inkSignPath(sign, [x + 23, y], 0.76), { stroke: signs, width: 4.4, cap: 'round' });
    for (const y of [68, 122, 176])
      ink.draw(polyline([x, y], [x + 46, y]), { stroke: tone.deep, width: 2.6, opacity: 0.7 });
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

/** Between the drum and the cap that was drawn off it. */
function drawScroll(ink: Ink, color: string): void {
  const tone = ramp(color);
  glow(ink, 302, 122, 96, '#ffe2a0', 0.7);
  recess(ink, oval(268, 122, 18, 56), '#3a2a28', { depth: 8, fill: linear(0, '#120a12', '#4a3430') });
  const roll = rect(262, 88, 100, 68, 16);
  solid(ink, roll, color, {
    bevel: 4,
    width: 5,
    fill: linear(90, tone.light, [tone.hi, 0.3], [tone.base, 0.6], tone.deep),
  });
  ink.draw(polyline([276, 110], [340, 110]), { stroke: tone.dark, width: 2.6, opacity: 0.6 });
  solid(ink, rect(300, 84, 14, 76, 4), '#b8343c', { fill: metal('#b8343c', 90), width: 4, bevel: 2 });
}
