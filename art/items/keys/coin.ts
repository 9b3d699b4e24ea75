import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { movePath, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range } from '../../ink/shapes.ts';
import { metal, rivet, sphere } from '../../matter/metal.ts';
import { GOLD, SILVER } from '../../matter/palette.ts';
import { sparkle } from '../../matter/sparkle.ts';
import { glinting } from '../../moving.ts';

interface Palette {
  metal: string;
  enamel: string;
}

const CX = 112;
const CY = 110;
const DISC = oval(CX, CY, 102);
/** The visible thickness of the coin's edge. */
const EDGE = [7, 13] as const;

/** A medallion with an enamelled sun in relief. */
export const coin = defineItem<Palette>({
  id: 'coin',
  name: 'Coin',
  tag: 'Keys',
  anchor: 'top',
  size: [230, 236],
  margin: { top: 16, right: 22, bottom: 28, left: 16 },
  line: 7.5,
  stand: { width: 4.2, center: 49, foot: 93 },
  realSize: { height: 4 },
  lying: { thickness: 10 },
  palettes: {
    gold: { metal: GOLD, enamel: '#2f4a8f' },
    silver: { metal: SILVER, enamel: '#7a3f86' },
    bronze: { metal: '#bd7b42', enamel: '#2f7f74' },
  },
  opens: false,
  lockMaterial: 'brass',
  moves: () => [
    glinting(
      [
        [70, 62],
        [150, 80],
        [104, 150],
      ],
      '#fff6d8',
      12,
    ),
  ],
  draw(ink, palette) {
    const edge = movePath(DISC, ...EDGE);
    castShadow(ink, edge, { dx: 7, dy: 10, blur: 7, opacity: 0.32 });
    drawEdge(ink, palette.metal);
    drawFace(ink, palette);
    drawSun(ink, palette.metal);
    sparkle(ink, [58, 46], 20);
  },
});

function drawEdge(ink: Ink, color: string): void {
  const tone = ramp(color);
  const edge = movePath(DISC, ...EDGE);
  const texture = (): void => {
    for (const i of range(26)) {
      const [x, y] = polar(CX, CY, 100, -25 + i * 7);
      ink.draw(polyline([x, y], [x + 9, y + 16]), { stroke: tone.deep, width: 3, opacity: 0.8 });
    }
  };
  solid(ink, edge, color, { fill: tone.shade, texture, rim: 0 });
}

function drawFace(ink: Ink, { metal: color, enamel }: Palette): void {
  const tone = ramp(enamel);
  solid(ink, DISC, color, { fill: metal(color, 45), bevel: 6, rim: 0.8 });
  for (const i of range(28)) rivet(ink, polar(CX, CY, 89, i * (360 / 28)), 5, color);
  recess(ink, oval(CX, CY, 78), enamel, {
    depth: 8,
    fill: linear(50, tone.dark, [tone.base, 0.6], tone.light),
  });
}

function drawSun(ink: Ink, color: string): void {
  const tone = ramp(color);
  for (const i of range(16)) {
    const turn = i * 22.5;
    const ray = polygon(
      polar(CX, CY, 34, turn - 10),
      polar(CX, CY, i % 2 ? 56 : 71, turn),
      polar(CX, CY, 34, turn + 10),
    );
    solid(ink, ray, color, { width: 2.6, bevel: 2, fill: i % 2 ? tone.base : tone.hi });
  }
  const face = oval(CX, CY, 38);
  castShadow(ink, face, { dx: 3, dy: 4, blur: 4, opacity: 0.45 });
  solid(ink, face, color, { fill: sphere(color), width: 5, bevel: 4 });
  drawFeatures(ink, tone.deep);
}

/** A calm face: closed eyes, nose and smile. */
function drawFeatures(ink: Ink, color: string): void {
  const stroke = { stroke: color, width: 4.2, cap: 'round' } as const;
  for (const x of [CX - 14, CX + 14]) {
    ink.draw(arc(x, CY - 8, 8, 15, 165), stroke);
    ink.draw(arc(x, CY - 14, 11, 215, 325), { ...stroke, width: 3 });
  }
  ink.draw(polyline([CX, CY - 10], [CX - 4, CY + 6], [CX + 2, CY + 7]), { ...stroke, width: 3.4 });
  ink.draw(arc(CX, CY + 7, 15, 35, 145), stroke);
}
