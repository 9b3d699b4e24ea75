import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, recess, settle, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { arc, arch, ngon, oval, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { stairsView } from '../../kits/doors/views/stairsView.ts';
import { keyhole, plate, rivet, rivets, rod } from '../../matter/metal.ts';
import { IRON, RIVET_IRON } from '../../matter/palette.ts';
import { blockStone, voussoirs } from '../../matter/stone.ts';
import { planks } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  leaf: string;
  stone: string;
  metal: string;
}

const OPENING: Box = [58, 62, 268, 728];
const RISE = 146;
const JAMB_STONES = [78, 90, 80, 88, 78, 86, 82];

export const dungeonDoor = defineDoor<Palette>({
  id: 'dungeon-door',
  collection: 'old-tales',
  name: 'Dungeon door',
  seed: 5,
  palettes: {
    oak: { leaf: '#8f5d33', stone: '#8b8797', metal: IRON },
    ash: { leaf: '#7d7468', stone: '#9a8f86', metal: '#5a4a44' },
    blood: { leaf: '#8c3f37', stone: '#77788c', metal: IRON },
  },
  opening: 'creaks',
  lockMaterial: 'stone',
  moves: (_, isOpened) => (isOpened ? [trembling([214, 214], '#ffc873', 110)] : []),
  draw(ink, palette, isOpened) {
    const [x, y, w, h] = OPENING;
    const opening = arch(...OPENING, RISE);
    frameShadow(ink, arch(2, 6, DOOR_WIDTH - 4, DOOR_HEIGHT - 6, 200));
    ink.draw(arch(x - 46, y - 46, w + 92, h + 46, RISE + 46), { fill: ramp(palette.stone).deep });
    if (isOpened) stairsView(ink, opening, OPENING, '#ffb65c');
    leafInward(ink, isOpened, { box: OPENING, opening }, () =>
      ink.clip(opening, () => drawLeaf(ink, palette)),
    );
    ink.draw(opening, { stroke: '#0f0a18', width: 12, opacity: 0.8 });
    drawFrame(ink, palette.stone);
    if (isOpened) spill(ink, 192, 420, 214, 380, '#ffb65c', 0.4);
  },
});

function drawLeaf(ink: Ink, { leaf, metal }: Palette): void {
  const [x, y] = OPENING;
  planks(ink, OPENING, 6, leaf, { bevel: 5, vary: 0.035, density: 1.1, strength: 0.6 });
  settle(ink, rect(...OPENING), 0.4, 0.3);
  for (const top of [y + 190, y + 520]) strapHinge(ink, x, top, metal);
  barredHatch(ink, [x + 76, y + 78, 116, 66], metal);
  ringHandle(ink, [x + 214, y + 364], metal);
  keyhole(ink, [x + 214, y + 458], 8);
}

function strapHinge(ink: Ink, x: number, top: number, metal: string): void {
  const strap = curve(
    `M${x - 4} ${top}L${x + 164} ${top + 7}C${x + 178} ${top - 16} ${x + 202} ${top - 16} ${x + 210} ${top - 2}` +
      `C${x + 228} ${top + 4} ${x + 228} ${top + 36} ${x + 210} ${top + 40}` +
      `C${x + 202} ${top + 54} ${x + 178} ${top + 54} ${x + 164} ${top + 33}L${x - 4} ${top + 40}Z`,
  );
  castShadow(ink, strap, { dx: 4, dy: 7, blur: 4, opacity: 0.5 });
  plate(ink, strap, metal, { bevel: 4, width: 4 });
  const centers = [24, 74, 124, 193].map((dx): Point => [x + dx, top + 20]);
  rivets(ink, centers, 8, RIVET_IRON);
}

function barredHatch(ink: Ink, [x, y, w, h]: Box, metal: string): void {
  const tone = ramp(metal);
  const frame = rect(x, y, w, h, 8);
  recess(ink, frame, '#2a2430', { depth: 8 });
  for (const i of range(4)) {
    const bar = rect(x + 13 + i * 26, y - 4, 10, h + 8, 4);
    ink.draw(bar, { fill: linear(0, tone.hi, [tone.base, 0.4], tone.dark), stroke: tone.line, width: 3 });
  }
  ink.draw(frame, { stroke: tone.line, width: 12 });
  ink.draw(frame, { stroke: tone.base, width: 6 });
}

function ringHandle(ink: Ink, [cx, cy]: Point, metal: string): void {
  castShadow(ink, oval(cx, cy, 25), { dx: 3, dy: 5, blur: 4 });
  plate(ink, ngon(cx, cy, 27, 8, 22.5), metal, { bevel: 3, width: 4 });
  rod(ink, arc(cx, cy + 34, 30, -65, 245), metal, 10, arc(cx - 1, cy + 33, 31, 110, 230));
  rivet(ink, [cx, cy], 10, RIVET_IRON);
}

function drawFrame(ink: Ink, color: string): void {
  const [x, y, w] = OPENING;
  let top = DOOR_HEIGHT;
  JAMB_STONES.forEach((height, i) => {
    top -= height;
    const setBack = i % 2 ? 10 : 0;
    const width = x - 4 - setBack;
    blockStone(ink, [4 + setBack, top, width + 2, height], color, { round: 9, spread: 3 });
    blockStone(ink, [x + w - 2, top, width + 2, height], color, { round: 9, spread: 3 });
  });
  const center: Point = [x + w / 2, y + RISE];
  voussoirs(ink, color, { center, rx: w / 2 - 2, ry: RISE - 2, thickness: 54, count: 9, keyStone: 10 });
  shadeJambs(ink);
}

/** Shades the stones alone, since the shade must not fall on the wall beside them. */
function shadeJambs(ink: Ink): void {
  for (const left of [8, 330]) {
    const jamb = rect(left, 400, 46, DOOR_HEIGHT - 402, 6);
    settle(ink, jamb, 0.3, 0);
  }
}
