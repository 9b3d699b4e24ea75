import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, settle, spill } from '../../ink/light.ts';
import { type Box, curve, movePath, type Path, type Point, polar } from '../../ink/path.ts';
import { ngon, oval, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import {
  mortar,
  type PointedArch,
  pointedArch,
  pointedVoussoirs,
  stoneJambs,
} from '../../kits/doors/frames/stoneFrame.ts';
import { crystal, rune } from '../../kits/doors/hardware/runes.ts';
import { reveal } from '../../kits/doors/reveal.ts';
import { starTowerView } from '../../kits/doors/views/starTowerView.ts';
import { hinge, keyhole, plate } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { star } from '../../matter/star.ts';
import { planks } from '../../matter/wood.ts';
import { glinting, trembling } from '../../moving.ts';

interface Palette {
  leaf: string;
  stone: string;
  metal: string;
  magic: string;
}

const OPENING: Box = [62, 80, 260, DOOR_HEIGHT - 80];
const HEAD: PointedArch = { box: OPENING, rise: 196 };
const SPRING = OPENING[1] + HEAD.rise;
const LOCK: Point = [272, 486];
const MOON: Point = [180, 300];
/** Centre and radius of each star on the leaf; lines join those of one sign. */
const STARS: readonly (readonly [Point, number])[] = [
  [[192, 168], 21],
  [[124, 400], 15],
  [[170, 470], 19],
  [[122, 556], 15],
  [[196, 612], 22],
  [[256, 664], 15],
];

/** The positions of the runes in the stones, and of some stars beyond. */
const RUNE_PLACES: readonly Point[] = [31, 355].flatMap((x) => [318, 480, 660].map((y): Point => [x, y]));
const STAR_PLACES: readonly Point[] = [
  [190, 170],
  [263, 204],
  [250, 470],
  [300, 520],
  [215, 250],
];

export const wizardDoor = defineDoor<Palette>({
  id: 'wizard-door',
  name: 'Wizard door',
  seed: 71,
  palettes: {
    midnight: { leaf: '#35479a', stone: '#8e8ba6', metal: BRASS, magic: '#6fd6ff' },
    plum: { leaf: '#7a3f8f', stone: '#a8978f', metal: SILVER, magic: '#ff9ae0' },
    emerald: { leaf: '#24735f', stone: '#7c8694', metal: '#e0b45a', magic: '#a9ff86' },
  },
  opening: 'creaks',
  lockMaterial: 'stone',
  moves: (_, isOpened) => [
    glinting(RUNE_PLACES, '#8fd8ff', 16),
    ...(isOpened ? [glinting(STAR_PLACES, '#ffffff', 11), trembling([224, 362], '#ffe08a', 36)] : []),
  ],
  draw(ink, palette, isOpened) {
    const opening = pointedArch(HEAD);
    frameShadow(ink, pointedArch(HEAD, 50));
    mortar(ink, pointedArch(HEAD, 46), palette.stone);
    if (isOpened) {
      reveal(ink, { opening, box: OPENING, color: palette.stone, depth: 0.07 }, (_, far, farBox) =>
        starTowerView(ink, far, farBox, palette.magic),
      );
    }
    leafInward(ink, isOpened, { box: OPENING, opening, angle: 70 }, () =>
      ink.clip(opening, () => drawLeaf(ink, palette, isOpened)),
    );
    ink.draw(opening, { stroke: ramp(palette.stone).line, width: 7 });
    drawFrame(ink, palette);
    if (isOpened) spill(ink, 192, 430, 214, 360, palette.magic, 0.36);
  },
});

function drawFrame(ink: Ink, { stone, metal, magic }: Palette): void {
  const [x, , w] = OPENING;
  pointedVoussoirs(ink, stone, { ...HEAD, thickness: 48, count: 5 });
  stoneJambs(ink, { left: x, right: x + w, top: SPRING, thickness: 56, count: 6 }, stone);
  // Both sides are the same, so that the runes do not look like a text.
  for (const [i, y] of [319, 491, 662].entries())
    for (const side of [x - 28, x + w + 28]) rune(ink, [side, y], i, magic);
  crystal(ink, [192, 56], metal, magic);
}

function drawLeaf(ink: Ink, { leaf, metal, magic }: Palette, isOpened: boolean): void {
  const [x] = OPENING;
  planks(ink, OPENING, 5, leaf, { density: 0.5, strength: 0.4, vary: 0.02 });
  settle(ink, rect(...OPENING), 0.35, 0.4);
  trim(ink, pointedArch(HEAD, -15), metal);
  const sign = STARS.slice(1).map(([at]) => at);
  ink.draw(polyline(...sign), { stroke: ramp(metal).light, width: 2.6, opacity: 0.8 });
  for (const [at, radius] of STARS) inlay(ink, star(at, radius), metal);
  inlay(
    ink,
    movePath(
      curve('M26 -58C-30 -72 -74 -30 -66 18C-58 62 -8 82 38 54C0 50 -26 28 -26 -4C-26 -32 -4 -52 26 -58Z'),
      ...MOON,
    ),
    metal,
  );
  inlay(ink, star([MOON[0] + 22, MOON[1] - 2], 22), metal);
  runeLock(ink, metal, magic);
  if (isOpened) return;
  for (const top of [330, 520, 700]) hinge(ink, [x + 7, top], 46, metal);
}

function trim(ink: Ink, path: Path, metal: string): void {
  const tone = ramp(metal);
  ink.draw(path, { stroke: tone.line, width: 15 });
  ink.draw(path, { stroke: tone.base, width: 8.5 });
  ink.draw(path, { stroke: tone.hi, width: 2.6, opacity: 0.8, move: [-1.5, -1.5] });
}

function inlay(ink: Ink, path: Path, metal: string): void {
  castShadow(ink, path, { dx: 3, dy: 5, blur: 3, opacity: 0.4 });
  plate(ink, path, metal, { bevel: 3, width: 3.5 });
}

/** A dial of runes around the keyhole. */
function runeLock(ink: Ink, metal: string, magic: string): void {
  const [cx, cy] = LOCK;
  castShadow(ink, oval(cx, cy, 44), { dx: 3, dy: 7, blur: 5, opacity: 0.5 });
  plate(ink, oval(cx, cy, 44), metal, { bevel: 4, width: 4.5 });
  ink.draw(oval(cx, cy, 34), { fill: '#1d1f4a', stroke: ramp(metal).line, width: 3 });
  for (const i of range(6)) rune(ink, polar(cx, cy, 25, i * 60 - 90), i, magic, 0.36);
  plate(ink, ngon(cx, cy, 15, 6), metal, { bevel: 2, width: 3 });
  keyhole(ink, [cx, cy - 4], 4.6);
}
