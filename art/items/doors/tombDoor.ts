import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, settle, solid, spill } from '../../ink/light.ts';
import type { Box, Point } from '../../ink/path.ts';
import { oval, polygon, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor } from '../../kits/doors/door.ts';
import { pylon } from '../../kits/doors/frames/pylon.ts';
import { slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { reveal } from '../../kits/doors/reveal.ts';
import { treasureView } from '../../kits/doors/views/treasureView.ts';
import { carvedEye, carvedSign, SIGN_COUNT, scarab, wingedSun } from '../../matter/carving.ts';
import { keyhole, plate } from '../../matter/metal.ts';
import { GOLD } from '../../matter/palette.ts';
import { blockStone } from '../../matter/stone.ts';
import { glinting } from '../../moving.ts';

interface Palette {
  stone: string;
  slab: string;
  paint: string;
  second: string;
  /** The colour of the king's cloth in the view beyond. */
  cloth: string;
}

const OPENING: Box = [78, 186, 228, DOOR_HEIGHT - 186];
const TRAVEL = 176;

export const tombDoor = defineDoor<Palette>({
  id: 'tomb-door',
  name: 'Tomb door',
  seed: 81,
  palettes: {
    sand: { stone: '#d3ac70', slab: '#dcbd8a', paint: '#2f9aa0', cloth: '#2f9aa0', second: '#c2503a' },
    rose: { stone: '#b97f6c', slab: '#d0a088', paint: '#3f69b8', cloth: '#3f69b8', second: '#5c9a6a' },
    basalt: { stone: '#5d6176', slab: '#737890', paint: '#d9a441', cloth: '#2f8f9a', second: '#38a59b' },
  },
  opening: 'slides',
  lockMaterial: 'stone',
  moves: (_, isOpened) =>
    isOpened
      ? [
          glinting(
            [
              [150, 662],
              [184, 650],
              [214, 666],
              [190, 690],
              [184, 452],
            ],
            '#ffe9a0',
            13,
          ),
        ]
      : [],
  draw(ink, palette, isOpened) {
    const { stone, paint, second } = palette;
    const opening = rect(...OPENING);
    pylon(ink, OPENING, stone, [paint, second]);
    reveal(ink, { opening, box: OPENING, color: stone, depth: 0.08 }, (_, far, farBox) =>
      isOpened ? treasureView(ink, far, farBox, palette.cloth) : undefined,
    );
    slideLeaf(ink, { opening, box: OPENING, by: [isOpened ? TRAVEL : 0, 0] }, () =>
      drawSlab(ink, palette, isOpened),
    );
    ink.draw(opening, { stroke: ramp(stone).line, width: 7 });
    drawLintel(ink, palette);
    drawJambs(ink, palette);
    if (isOpened) spill(ink, 192, 470, 200, 320, '#ffd870', 0.26);
  },
});

function drawLintel(ink: Ink, { stone, paint, second }: Palette): void {
  const [x, y, w] = OPENING;
  const lintel = rect(x - 34, y - 72, w + 68, 74, 5);
  castShadow(ink, lintel, { dx: 2, dy: 9, blur: 6, opacity: 0.4 });
  solid(ink, lintel, stone, { bevel: 7 });
  wingedSun(ink, [192, y - 35], 124, GOLD, [paint, second]);
}

/** A column of signs on each side. */
function drawJambs(ink: Ink, { paint, second }: Palette): void {
  for (const i of range(7)) {
    const y = 246 + i * 84;
    const lean = ((y - 96) / 694) * 12;
    carvedSign(ink, i, [51 - lean * 0.6, y], 0.74, i % 2 ? second : paint);
    carvedSign(ink, (i + 2) % SIGN_COUNT, [333 + lean * 0.6, y], 0.74, i % 2 ? paint : second);
  }
}

function drawSlab(ink: Ink, { slab, paint, second }: Palette, isOpened: boolean): void {
  const [x, y, w, h] = OPENING;
  const box: Box = [x + 4, y + 2, w - 8, h + 6];
  if (isOpened) castShadow(ink, rect(...box), { dx: -6, dy: 4, blur: 8, opacity: 0.5 });
  blockStone(ink, box, slab, { round: 8, spread: 2, width: ink.line });
  const field = rect(x + 20, y + 20, w - 40, h - 40, 6);
  ink.draw(field, { stroke: ramp(slab).dark, width: 4, opacity: 0.8 });
  ink.draw(field, { stroke: ramp(slab).hi, width: 2, opacity: 0.8, move: [2.5, 2.5] });
  settle(ink, rect(...box), 0.3, 0.4);
  carvedEye(ink, [192, y + 118], 0.9, paint, second);
  scarab(ink, [192, y + 322], paint, GOLD, second);
  sunLock(ink, [192, y + 488], second);
}

/** A sun with rays around the keyhole. */
function sunLock(ink: Ink, center: Point, color: string): void {
  const [cx, cy] = center;
  for (const i of range(12)) {
    const ray = polygon([cx - 7, cy - 40], [cx + 7, cy - 40], [cx, cy - 62]);
    ink.at(
      center,
      () => ink.at([-cx, -cy], () => solid(ink, ray, i % 2 ? color : GOLD, { bevel: 2, width: 3 })),
      { turn: i * 30 },
    );
  }
  castShadow(ink, oval(cx, cy, 38), { dx: 2, dy: 6, blur: 4, opacity: 0.45 });
  plate(ink, oval(cx, cy, 38), GOLD, { bevel: 5, width: 4.5 });
  ink.draw(oval(cx, cy, 27), { stroke: ramp(GOLD).dark, width: 2.5, opacity: 0.8 });
  keyhole(ink, [cx, cy - 7], 8);
}
