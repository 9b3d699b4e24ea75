import type { Ink } from '../../ink/Ink.ts';
import { castShadow, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import type { Box, Path } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow } from '../../kits/doors/door.ts';
import { gambrelFront, gambrelOutline, gambrelTrim } from '../../kits/doors/frames/gambrelFront.ts';
import { niche } from '../../kits/doors/frames/niche.ts';
import { gripHandle } from '../../kits/doors/hardware/gripHandle.ts';
import { railHanger, railWheel } from '../../kits/doors/hardware/slidingRail.ts';
import { bracedLeaf } from '../../kits/doors/leaves/bracedLeaf.ts';
import { slideLeaf } from '../../kits/doors/motions/slideLeaf.ts';
import { barnView } from '../../kits/doors/views/barnView.ts';
import { plate } from '../../matter/metal.ts';
import { IRON } from '../../matter/palette.ts';
import { dustIn, trembling } from '../../moving.ts';

interface Palette {
  wall: string;
  trim: string;
  leaf: string;
}

const OPENING: Box = [36, 216, DOOR_WIDTH - 72, DOOR_HEIGHT - 216];
const RAIL_Y = 246;
/** The box of the leaf; above it the wheels run on the rail. */
const LEAF: Box = [36, 276, DOOR_WIDTH - 72, DOOR_HEIGHT - 276];
const HANGERS = [LEAF[0] + LEAF[2] * 0.2, LEAF[0] + LEAF[2] * 0.8];
/** The distance that the leaf slides; a strip of it stays visible. */
const TRAVEL = -238;

/** A wide sliding door on an iron rail, under a gambrel roof. */
export const barnDoor = defineDoor<Palette>({
  id: 'barn-door',
  name: 'Barn door',
  seed: 8,
  palettes: {
    red: { wall: '#a83c34', trim: '#f0e6d2', leaf: '#b8763f' },
    grey: { wall: '#6d7680', trim: '#d8c7a4', leaf: '#93836f' },
    green: { wall: '#4f7a58', trim: '#f0e2b8', leaf: '#c08f4a' },
  },
  opening: 'creaks',
  lockMaterial: 'wood',
  moves: (_, isOpened) =>
    isOpened ? [trembling([172, 390], '#ffc46a', 60), dustIn([130, 300, 210, 420], '#ffe6a8', 16)] : [],
  draw(ink, palette, isOpened) {
    niche(ink, { color: '#b3a390', light: isOpened ? '#ffe09a' : undefined }, () =>
      drawFront(ink, palette, isOpened),
    );
  },
});

function drawFront(ink: Ink, palette: Palette, isOpened: boolean): void {
  const opening = rect(...OPENING);
  const travel = isOpened ? TRAVEL : 0;
  frameShadow(ink, gambrelOutline());
  gambrelFront(ink, palette.wall, palette.trim);
  ink.draw(opening, { fill: linear(90, '#1c1218', '#2e2028') });
  if (isOpened) barnView(ink, opening, OPENING);
  slideLeaf(ink, { opening, box: OPENING, by: [travel, 0] }, () => drawLeaf(ink, palette.leaf));
  ink.clip(opening, () => drawRail(ink, travel));
  gambrelTrim(ink, OPENING, palette.trim);
  if (isOpened) spill(ink, 192, 470, 200, 340, '#ffe09a', 0.35);
}

function drawLeaf(ink: Ink, color: string): void {
  const [x, y, w] = LEAF;
  bracedLeaf(ink, LEAF, color);
  gripHandle(ink, [x + w - 17, y + 300]);
  for (const cx of HANGERS) railHanger(ink, [cx, RAIL_Y]);
}

function drawRail(ink: Ink, travel: number): void {
  const rail: Path = rect(OPENING[0] - 8, RAIL_Y, OPENING[2] + 16, 15, 4);
  castShadow(ink, rail, { dx: 2, dy: 8, blur: 5, opacity: 0.5 });
  plate(ink, rail, IRON, { width: 4, bevel: 3 });
  for (const cx of HANGERS) railWheel(ink, [cx + travel, RAIL_Y - 2]);
}
