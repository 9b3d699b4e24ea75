import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, settle, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths } from '../../ink/path.ts';
import { polygon, range, rect } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { trembling } from '../../moving.ts';
import { drawCactus, drawHollowCactus } from './cactus/body.ts';
import type { Looks } from './cactus/shape.ts';

/** A flowering cactus. Opened, it turns out to be a cupboard. */
export const cactus = defineItem<Looks>({
  id: 'cactus',
  name: 'Cactus',
  tag: 'Decorations',
  anchor: 'floor',
  size: [320, 500],
  margin: { top: 34, right: 46, bottom: 34, left: 60 },
  line: 6.5,
  seed: 408,
  stand: { width: 12.6, center: 82, foot: 88 },
  realSize: { height: 110 },
  wear: 'none',
  palettes: {
    pink: { flesh: '#4f9a5c', flower: '#e8689a', pot: '#c8744a', band: '#f2d9a8', light: '#ffd98a' },
    blue: { flesh: '#4a8f84', flower: '#f2c33f', pot: '#4f74b0', band: '#ece4d0', light: '#a8f0ff' },
    golden: { flesh: '#8fa850', flower: '#f08a4a', pot: '#e0b048', band: '#7a4434', light: '#fff2b8' },
    violet: { flesh: '#5f8a6a', flower: '#a878e0', pot: '#8a5a8c', band: '#f0d4e0', light: '#e8c0ff' },
  },
  opens: true,
  opening: 'swings',
  leaves: [turns('left', [94, 46, 132, 336], [28, 32, 84, 380])],
  isContainer: true,
  hitBox: [24, 4, 272, 496],
  holds: [118, 168, 84, 122],
  moves: ({ light }, isOpened) => (isOpened ? [trembling([160, 230], light, 84)] : []),
  draw(ink, looks, isOpened) {
    groundShadow(ink, 160, 494, 100, 13, 0.6);
    if (isOpened) drawHollowCactus(ink, looks);
    else drawCactus(ink, looks);
    drawPot(ink, looks);
  },
});

/** Draws the pot with a painted band of triangles. */
function drawPot(ink: Ink, { pot, band }: Looks): void {
  const tone = ramp(pot);
  const body = curve('M84 398L236 398L220 484Q218 496 206 496L114 496Q102 496 100 484Z');
  castShadow(ink, body, { dx: 8, dy: 3, blur: 8, opacity: 0.35 });
  const fill = linear(12, tone.light, [tone.hi, 0.22], [tone.base, 0.5], [tone.shade, 0.78], tone.dark);
  solid(ink, body, pot, {
    bevel: 6,
    fill,
    texture: () => {
      const row = range(9).map((i) => polygon([78 + i * 18, 464], [87 + i * 18, 436], [96 + i * 18, 464]));
      ink.draw(joinPaths(...row), { fill: band, stroke: tone.dark, width: 2.4 });
    },
  });
  settle(ink, body, 0.25);
  castShadow(ink, rect(72, 396, 176, 20, 8), { dx: 2, dy: 8, blur: 5, opacity: 0.4 });
  solid(ink, rect(70, 380, 180, 34, 10), pot, { bevel: 5, fill });
}
