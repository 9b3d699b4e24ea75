import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, settle, solid, spill } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { type Box, curve, mapPath, type Path, type Point } from '../../ink/path.ts';
import { arch, oval, polyline, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, defineDoor, leafInward } from '../../kits/doors/door.ts';
import { niche, withinNiche } from '../../kits/doors/frames/niche.ts';
import { treeCrown } from '../../kits/doors/frames/treeCrown.ts';
import { barkLip, barkMarks, trunk } from '../../kits/doors/frames/trunk.ts';
import { fireflyForestView } from '../../kits/doors/views/fireflyForestView.ts';
import { tuft } from '../../kits/sights/land.ts';
import { keyhole, knob, plate, rivets } from '../../matter/metal.ts';
import { mushroom } from '../../matter/mushroom.ts';
import { BRASS, IRON, RIVET_IRON } from '../../matter/palette.ts';
import { planks } from '../../matter/wood.ts';
import { trembling } from '../../moving.ts';

interface Palette {
  bark: string;
  leaf: string;
  crown: string;
  cap: string;
  /** The colour of the marks across the bark; without one it has none. */
  marks?: string;
}

const OPENING: Box = [74, 262, 236, DOOR_HEIGHT - 262];
const RISE = 118;
const STRAP = curve('M0 -11L96 -8C112 -30 140 -26 136 -6C134 6 120 8 116 0C122 16 110 28 96 8L0 11Z');
export const treeDoor = defineDoor<Palette>({
  id: 'tree-door',
  collection: 'old-tales',
  name: 'Tree door',
  seed: 91,
  palettes: {
    oak: { bark: '#8a6244', leaf: '#b5563c', crown: '#5c9a48', cap: '#c8403a' },
    birch: { bark: '#d8d0c0', leaf: '#3f7f98', crown: '#d9a83c', cap: '#b5653a', marks: '#4a3f3c' },
    willow: { bark: '#7d7390', leaf: '#8a4f8f', crown: '#4fa08c', cap: '#5a78c8' },
  },
  lockMaterial: 'wood',
  moves: (_, isOpened) => [trembling(withinNiche([192, 202]), '#ffd35a', isOpened ? 72 : 50)],
  draw(ink, palette, isOpened) {
    niche(ink, { color: '#a39a90', light: isOpened ? '#d8ff9a' : undefined }, () =>
      drawFront(ink, palette, isOpened),
    );
  },
});

function drawFront(ink: Ink, palette: Palette, isOpened: boolean): void {
  const opening = arch(...OPENING, RISE);
  trunk(ink, opening, palette.bark);
  if (palette.marks) barkMarks(ink, palette.marks);
  if (isOpened) fireflyForestView(ink, opening, OPENING);
  leafInward(ink, isOpened, { box: OPENING, opening, angle: 76 }, () =>
    ink.clip(opening, () => drawLeaf(ink, palette.leaf)),
  );
  ink.clip(rect(-20, 0, 424, DOOR_HEIGHT), () => barkLip(ink, opening, palette.bark));
  treeCrown(ink, palette.crown);
  drawLantern(ink, [192, 196], isOpened);
  drawUndergrowth(ink, palette.cap, palette.crown);
  if (isOpened) spill(ink, 192, 530, 200, 270, '#d8ff9a', 0.36);
}

function drawLeaf(ink: Ink, color: string): void {
  const [x, y, w] = OPENING;
  planks(ink, OPENING, 5, color, { density: 0.9, strength: 0.5, vary: 0.03 });
  settle(ink, rect(...OPENING), 0.35, 0.35);
  for (const top of [y + 186, y + 424]) drawStrap(ink, [x, top]);
  roundWindow(ink, [x + w / 2, y + 104]);
  castShadow(ink, oval(x + w - 36, y + 290, 22), { dx: 3, dy: 6, blur: 4, opacity: 0.4 });
  plate(ink, oval(x + w - 36, y + 300, 19, 34), BRASS, { width: 4 });
  knob(ink, [x + w - 36, y + 286], 15, BRASS);
  keyhole(ink, [x + w - 36, y + 314], 4.6);
}

function drawStrap(ink: Ink, [x, y]: Point): void {
  const strap = mapPath(STRAP, (px, py) => [x + px, y + py]);
  castShadow(ink, strap, { dx: 3, dy: 6, blur: 4, opacity: 0.5 });
  plate(ink, strap, IRON, { bevel: 3, width: 4 });
  rivets(
    ink,
    [
      [x + 24, y],
      [x + 66, y],
    ],
    5.5,
    RIVET_IRON,
  );
}

function roundWindow(ink: Ink, [cx, cy]: Point): void {
  const lead = { stroke: '#4a2c1c', width: 5 };
  castShadow(ink, oval(cx, cy, 46), { dx: 3, dy: 6, blur: 4 });
  solid(ink, oval(cx, cy, 47), '#a8743a', { bevel: 4 });
  ink.draw(oval(cx, cy, 36), {
    fill: radial(0.45, 0.4, 0.7, '#fff6c4', ['#ffd36b', 0.6], '#e8923c'),
    ...lead,
  });
  ink.draw(polyline([cx - 36, cy], [cx + 36, cy]), lead);
  ink.draw(polyline([cx, cy - 36], [cx, cy + 36]), lead);
  ink.draw(oval(cx - 13, cy - 14, 8, 6), { fill: '#fff', opacity: 0.6 });
}

/** A lantern on a twig above the door; it shines brighter when the way is free. */
function drawLantern(ink: Ink, [cx, cy]: Point, isBright: boolean): void {
  const iron = ramp(IRON);
  const outline = { stroke: iron.line, width: 4 };
  ink.draw(polyline([cx, cy - 70], [cx, cy - 24]), { stroke: iron.line, width: 5 });
  glow(ink, cx, cy + 6, isBright ? 84 : 56, '#ffd35a', isBright ? 0.95 : 0.6);
  const glass: Path = curve(
    `M${cx - 19} ${cy - 12}L${cx + 19} ${cy - 12}L${cx + 14} ${cy + 30}L${cx - 14} ${cy + 30}Z`,
  );
  ink.draw(glass, { fill: radial(0.5, 0.55, 0.7, '#fffbe0', ['#ffd76a', 0.5], '#f09a3c'), ...outline });
  solid(ink, curve(`M${cx - 25} ${cy - 11}L${cx} ${cy - 30}L${cx + 25} ${cy - 11}Z`), IRON, {
    width: 4,
    bevel: 3,
  });
  solid(ink, rect(cx - 17, cy + 28, 34, 9, 3), IRON, { width: 4, bevel: 2 });
}

/** Mushrooms and grass at the roots. */
function drawUndergrowth(ink: Ink, color: string, grass: string): void {
  for (const [x, size] of [
    [20, 34],
    [74, 26],
    [328, 30],
    [376, 26],
  ] as const)
    tuft(ink, [x, 790], size, ramp(grass).shade);
  mushroom(ink, [350, 786], 1.05, color);
  mushroom(ink, [314, 788], 0.65, color);
  mushroom(ink, [46, 787], 0.8, color);
  mushroom(ink, [66, 640], 0.5, color);
}
