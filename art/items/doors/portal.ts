import { ramp, shift } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, recess, spill } from '../../ink/light.ts';
import { type Point, radians } from '../../ink/path.ts';
import { oval, polyline, range } from '../../ink/shapes.ts';
import { defineDoor } from '../../kits/doors/door.ts';
import {
  onRing,
  RING_CENTER,
  RING_RADII,
  ringPlinths,
  ringSteps,
  ringStones,
} from '../../kits/doors/frames/standingRing.ts';
import { sleepingVortex, type Vortex, vortexView } from '../../kits/doors/views/vortexView.ts';
import { twinkle } from '../../kits/sights/sky.ts';
import { crystal } from '../../kits/things/crystal.ts';
import { carvedSign } from '../../matter/carving.ts';
import { keyhole, plate, rod } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  stone: string;
  color: string;
  accent: string;
}

/** The positions of the crystals in the ring (degrees), and their sizes. */
const CRYSTALS = [
  [-90, 1.15],
  [-36, 0.8],
  [0, 0.95],
  [36, 0.8],
  [144, 0.8],
  [180, 0.95],
  [216, 0.8],
] as const;
const SIGNS = [-57, -18, 18, 162, 198, 237];

export const portal = defineDoor<Palette>({
  id: 'portal',
  collection: 'old-tales',
  name: 'Portal',
  seed: 71,
  palettes: {
    violet: { stone: '#7d7a92', color: '#7a3fe0', accent: '#4fd8ff' },
    ember: { stone: '#6a5a5c', color: '#e0562a', accent: '#ffd84f' },
    jade: { stone: '#a39a80', color: '#1f9a74', accent: '#c8ff6a' },
  },
  opening: 'lights',
  lockMaterial: 'terminal',
  moves: ({ color, accent }, isOpened) =>
    isOpened
      ? [
          trembling(RING_CENTER, ramp(color).light, 180),
          { type: 'rise', box: [86, 180, 212, 460], radius: 5, color: accent, count: 12, period: 4200 },
        ]
      : [trembling(RING_CENTER, ramp(color).light, 96)],
  draw(ink, palette, isOpened) {
    const opening = oval(...RING_CENTER, ...RING_RADII);
    const vortex: Vortex = {
      opening,
      center: RING_CENTER,
      radii: RING_RADII,
      color: palette.color,
      accent: palette.accent,
    };
    if (isOpened) glow(ink, ...RING_CENTER, 205, ramp(palette.color).light, 0.6, 372);
    ringPlinths(ink, palette.stone);
    if (isOpened) {
      const [[cx, cy], [rx, ry]] = [RING_CENTER, RING_RADII];
      ink.tellLeaf({ type: 'iris', opening, box: [cx - rx, cy - ry, 2 * rx, 2 * ry] });
      vortexView(ink, vortex);
    } else sleepingVortex(ink, vortex);
    ringStones(ink, palette.stone);
    drawMarks(ink, palette, isOpened);
    ringSteps(ink, palette.stone);
    if (isOpened) drawRadiance(ink, palette);
    else drawSeal(ink, palette);
  },
});

/** Crystals and signs in the ring; they glow once the portal is open. */
function drawMarks(ink: Ink, { stone, color, accent }: Palette, isLit: boolean): void {
  for (const [i, degrees] of SIGNS.entries()) {
    const at = onRing(degrees, 0.58);
    if (isLit) glow(ink, ...at, 34, accent, 0.8);
    carvedSign(
      ink,
      i,
      at,
      0.84,
      isLit ? shift(accent, { lightness: 0.06 }) : shift(stone, { lightness: -0.2 }),
    );
  }
  for (const [degrees, size] of CRYSTALS) {
    const center = onRing(degrees, 0.56);
    recess(ink, oval(...center, 24 * size, 38 * size), stone, { depth: 5 });
    crystal(
      ink,
      { center, size: size * 0.92, isLit },
      isLit ? color : shift(color, { lightness: -0.08, chromaTimes: 0.45 }),
    );
  }
}

/** The disc that closes the portal, with its keyhole, held by four arms of the ring. */
function drawSeal(ink: Ink, { color }: Palette): void {
  const [cx, cy] = RING_CENTER;
  glow(ink, cx, cy, 104, ramp(color).light, 0.5);
  const bronze = shift(GOLD, { lightness: -0.08, chromaTimes: 0.8 });
  for (const degrees of [-27, 27, 153, 207]) {
    const [x, y] = onRing(degrees, 0.05);
    ink.draw(polyline([cx, cy], [x, y]), {
      stroke: '#0a0612',
      width: 18,
      opacity: 0.4,
      blur: 5,
      move: [4, 8],
    });
    rod(ink, polyline([cx, cy], [x, y]), bronze, 10, polyline([cx, cy - 3], [x, y - 3]));
    plate(ink, oval(x, y, 14), bronze, { width: 4.5, bevel: 3 });
  }
  castShadow(ink, oval(cx, cy, 56), { dx: 5, dy: 9, blur: 8, opacity: 0.5 });
  plate(ink, oval(cx, cy, 56), GOLD, { bevel: 6 });
  for (const radius of [47, 30])
    ink.draw(oval(cx, cy, radius), { stroke: ramp(GOLD).dark, width: 3, opacity: 0.8 });
  for (const i of range(8)) {
    const angle = radians(i * 45);
    const at: Point = [cx + 38.5 * Math.cos(angle), cy + 38.5 * Math.sin(angle)];
    ink.draw(oval(...at, 4.5), {
      fill: i % 2 ? ramp(color).base : ramp(GOLD).hi,
      stroke: ramp(GOLD).line,
      width: 2.2,
    });
  }
  plate(ink, oval(cx, cy, 24), '#f2d27a', { width: 4, bevel: 4 });
  keyhole(ink, [cx, cy - 5], 7.5);
}

/** Light on the stones, and sparks in front of the ring. */
function drawRadiance(ink: Ink, { color, accent }: Palette): void {
  spill(ink, ...RING_CENTER, 200, 372, ramp(color).light, 0.5);
  glow(ink, 192, 672, 150, ramp(accent).light, 0.6, 34);
  for (const [x, y, size] of [
    [34, 96, 13],
    [356, 150, 10],
    [20, 440, 10],
    [366, 470, 13],
    [128, 640, 11],
    [262, 610, 9],
  ] as const)
    twinkle(ink, [x, y], size, '#ffffff');
}
