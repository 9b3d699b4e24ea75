import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { SHADOW, settle, solid, spill } from '../../ink/light.ts';
import { type Box, joinPaths, type Path } from '../../ink/path.ts';
import { polyline, range, rect } from '../../ink/shapes.ts';
import {
  casing,
  DOOR_HEIGHT,
  DOOR_WIDTH,
  defineDoor,
  defineWideDoor,
  frameShadow,
  WIDE_DOOR_WIDTH,
} from '../../kits/doors/door.ts';
import { lever } from '../../kits/doors/hardware/lever.ts';
import { doubleLeaf, type LeafSide } from '../../kits/doors/motions/doubleLeaf.ts';
import { dimGlass } from '../../kits/doors/panes/dimGlass.ts';
import { gardenView } from '../../kits/doors/views/gardenView.ts';
import { glass } from '../../matter/glass.ts';
import { BRASS } from '../../matter/palette.ts';
import { fieldedPanel, grain } from '../../matter/wood.ts';

interface Palette {
  leaf: string;
  trim: string;
  metal: string;
}

const HEAD = 20;
const CASING = 40;
const STILE = 22;
const PANES = { rows: 4, top: 30, height: 480, bar: 8 };

const PALETTES = {
  ivory: { leaf: '#efe3cc', trim: '#d8c6a4', metal: BRASS },
  crimson: { leaf: '#b5483f', trim: '#7d2d2e', metal: BRASS },
  teal: { leaf: '#3f8f92', trim: '#28676d', metal: '#e3d3a0' },
};

/** Two glazed leaves as wide as the bay; the garden shows once they are open. */
export const frenchDoors = defineWideDoor<Palette>({
  id: 'french-doors',
  name: 'French doors',
  seed: 21,
  palettes: PALETTES,
  lockMaterial: 'wood',
  draw: (ink, palette, isOpened) => drawDoors(ink, WIDE_DOOR_WIDTH, palette, isOpened),
});

/** The former, narrow pair of doors, which rooms may still contain. */
export const gardenDoor = defineDoor<Palette>({
  id: 'garden-door',
  name: 'Garden door',
  isActive: false,
  seed: 21,
  palettes: PALETTES,
  lockMaterial: 'wood',
  draw: (ink, palette, isOpened) => drawDoors(ink, DOOR_WIDTH, palette, isOpened),
});

function drawDoors(ink: Ink, width: number, palette: Palette, isOpened: boolean): void {
  const box: Box = [CASING, HEAD + CASING, width - 2 * CASING, DOOR_HEIGHT - HEAD - CASING];
  const [, y, , h] = box;
  const opening = rect(...box);
  frameShadow(ink, rect(0, 4, width, DOOR_HEIGHT - 4, 8));
  if (isOpened) {
    gardenView(ink, opening, box);
    ink.clip(opening, () => ink.draw(opening, { stroke: SHADOW, width: 30, opacity: 0.3, blur: 8 }));
  }
  doubleLeaf(ink, isOpened, { box, opening }, (leaf, side) => drawLeaf(ink, leaf, side, palette, isOpened));
  if (!isOpened) {
    const seam = polyline([width / 2, y], [width / 2, y + h]);
    ink.draw(seam, { stroke: ramp(palette.leaf).line, width: 5 });
  }
  casing(ink, { box: [0, HEAD, width, DOOR_HEIGHT - HEAD], thickness: CASING, head: HEAD }, palette.trim);
  if (isOpened) spill(ink, width / 2, 420, width * 0.56, 380, '#ffe0a6', 0.3);
}

function drawLeaf(
  ink: Ink,
  box: Box,
  side: LeafSide,
  { leaf, metal: metalColor }: Palette,
  isOpened: boolean,
): void {
  const [x, y, w, h] = box;
  const panes = paneBoxes(box);
  for (const pane of panes) (isOpened ? clearGlass : dimGlass)(ink, rect(...pane, 4), pane);
  const body = joinPaths(rect(...box), ...panes.map((pane) => rect(...pane, 4)));
  const texture = (): void => grain(ink, box, leaf, { strength: 0.2, density: 0.5 });
  solid(ink, body, leaf, { evenOdd: true, bevel: 4, texture });
  fieldedPanel(ink, [x + STILE, y + 544, w - 2 * STILE, h - 544 - 36], leaf, { hasGrain: false });
  settle(ink, rect(x, y + 520, w, h - 520), 0.2, 0);
  lever(ink, { center: [side === 'left' ? x + w - 12 : x + 12, y + 400], toward: side }, metalColor);
}

/** A clear pane through which the garden is visible. */
function clearGlass(ink: Ink, pane: Path, box: Box): void {
  glass(ink, pane, box, { top: '#cfe8f6', bottom: '#9fd0e6', opacity: 0.4, shine: 0.8, width: 0 });
}

function paneBoxes([x, y, w]: Box): Box[] {
  const { rows, top, height, bar } = PANES;
  const columns = 2;
  const paneWidth = (w - 2 * STILE - bar * (columns - 1)) / columns;
  const paneHeight = (height - bar * (rows - 1)) / rows;
  return range(columns * rows).map((i): Box => {
    const row = Math.floor(i / columns);
    return [
      x + STILE + (i % columns) * (paneWidth + bar),
      y + top + row * (paneHeight + bar),
      paneWidth,
      paneHeight,
    ];
  });
}
