import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, settle, solid, spill } from '../../ink/light.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { arch, oval, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { anchor, porthole, shipWheel } from '../../kits/doors/hardware/shipFittings.ts';
import { sunsetSeaView } from '../../kits/doors/views/sunsetSeaView.ts';
import { hinge, keyhole, knob, plate, rivets } from '../../matter/metal.ts';
import { rope } from '../../matter/rope.ts';
import { board, fieldedPanel, planks } from '../../matter/wood.ts';
import { glinting } from '../../moving.ts';

interface Palette {
  frame: string;
  leaf: string;
  metal: string;
  deck: string;
}

const OPENING: Box = [56, 96, 272, DOOR_HEIGHT - 96];
const RISE = 50;
const ROPE = '#d9b98a';
const PORTHOLE: Point = [192, 268];

/** The glints on the sea below the sun. */
const ON_THE_SEA: readonly (readonly [number, number])[] = [
  [226, 448],
  [242, 478],
  [228, 506],
  [244, 534],
  [232, 558],
];

export const shipDoor = defineDoor<Palette>({
  id: 'ship-door',
  name: 'Ship door',
  seed: 111,
  palettes: {
    mahogany: { frame: '#6e3f2c', leaf: '#a8552f', metal: '#e0ac48', deck: '#b5804c' },
    navy: { frame: '#8a5c38', leaf: '#2f5f93', metal: '#e0ac48', deck: '#a8784c' },
    ivory: { frame: '#3f6f78', leaf: '#e6dcc4', metal: '#d08a4a', deck: '#b58a5c' },
  },
  opening: 'creaks',
  lockMaterial: 'wood',
  moves: (_, isOpened) => (isOpened ? [glinting(ON_THE_SEA, '#ffe6a0', 12)] : []),
  draw(ink, palette, isOpened) {
    const opening = arch(...OPENING, RISE);
    frameShadow(ink, rect(0, 60, 384, DOOR_HEIGHT - 60, 10));
    if (isOpened) sunsetSeaView(ink, opening, OPENING, palette.deck);
    leafInward(ink, isOpened, { box: OPENING, opening, angle: 72 }, () =>
      ink.clip(opening, () => drawLeaf(ink, palette, isOpened)),
    );
    drawFrame(ink, palette);
    ink.draw(opening, { stroke: ramp(palette.frame).line, width: 6 });
    drawRopes(ink);
    shipWheel(ink, [192, 62], palette.frame, palette.metal);
    if (isOpened) spill(ink, 192, 430, 214, 360, '#ffb878', 0.36);
  },
});

function drawFrame(ink: Ink, { frame, metal }: Palette): void {
  const [x, y, w] = OPENING;
  const head = curve(
    `M${x - 8} ${y + RISE + 30}L${x - 8} 52L${x + w + 8} 52L${x + w + 8} ${y + RISE + 30}` +
      `L${x + w} ${y + RISE + 30}L${x + w} ${y + RISE}` +
      `C${x + w} ${y + 22} ${x + w * 0.78} ${y} ${x + w / 2} ${y}` +
      `C${x + w * 0.22} ${y} ${x} ${y + 22} ${x} ${y + RISE}L${x} ${y + RISE + 30}Z`,
  );
  solid(ink, head, frame, { bevel: 5 });
  for (const left of [0, x + w])
    board(ink, [left, 60, x, DOOR_HEIGHT - 60], frame, { strength: 0.45, bevel: 7 });
  settle(ink, rect(0, 430, x, DOOR_HEIGHT - 430), 0.25, 0);
  settle(ink, rect(x + w, 430, x, DOOR_HEIGHT - 430), 0.25, 0);
  castShadow(ink, rect(-8, 34, 400, 40), { dx: 2, dy: 10, blur: 7, opacity: 0.5 });
  board(ink, [-8, 34, 400, 42], frame, { corners: 8, direction: 'along x', strength: 0.45, bevel: 6 });
  for (const left of [-4, 324]) bracket(ink, [left, 712, 64, 78], metal);
}

/** The brass shoe of a post. */
function bracket(ink: Ink, [x, y, w, h]: Box, metal: string): void {
  castShadow(ink, rect(x, y, w, h, 5), { dx: 2, dy: 4, blur: 3, opacity: 0.4 });
  plate(ink, rect(x, y, w, h, 5), metal, { width: 4.5 });
  const corners = [
    [x + 13, y + 14],
    [x + w - 13, y + 14],
    [x + 13, y + h - 14],
    [x + w - 13, y + h - 14],
  ] as const;
  rivets(ink, corners, 5.5, metal);
}

function drawLeaf(ink: Ink, palette: Palette, isOpened: boolean): void {
  const [x, y, w] = OPENING;
  const { leaf, metal } = palette;
  planks(ink, OPENING, 6, leaf, { density: 0.7, strength: 0.45, vary: 0.02 });
  settle(ink, rect(...OPENING), 0.3, 0.4);
  fieldedPanel(ink, [x + 40, y + 420, w - 80, 216], leaf);
  anchor(ink, [192, y + 524], metal);
  porthole(ink, PORTHOLE, metal);
  castShadow(ink, oval(x + w - 36, y + 342, 24), { dx: 3, dy: 6, blur: 4, opacity: 0.4 });
  plate(ink, rect(x + w - 54, y + 306, 36, 84, 16), metal, { width: 4.5 });
  knob(ink, [x + w - 36, y + 328], 16, metal);
  keyhole(ink, [x + w - 36, y + 360], 5);
  if (isOpened) return;
  for (const top of [190, 420, 640]) hinge(ink, [x + 9, top], 52, metal, 15);
}

/** Ropes along the posts, made fast under the beam. */
function drawRopes(ink: Ink): void {
  for (const x of [28, 356]) {
    rope(
      ink,
      {
        points: [
          [x, 88],
          [x, 706],
        ],
        width: 15,
      },
      ROPE,
    );
    for (const y of [112, 678]) solid(ink, rect(x - 15, y - 12, 30, 24, 8), ROPE, { width: 4, bevel: 4 });
  }
}
