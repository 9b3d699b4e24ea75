import type { Ink } from '../../ink/Ink.ts';
import { settle, spill } from '../../ink/light.ts';
import type { Box } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import {
  casing,
  DOOR_HEIGHT,
  DOOR_WIDTH,
  defineDoor,
  frameShadow,
  leafInward,
} from '../../kits/doors/door.ts';
import { hallView } from '../../kits/doors/views/hallView.ts';
import { escutcheon, hinge, keyhole, knob } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';
import { board, fieldedPanel } from '../../matter/wood.ts';

interface Palette {
  leaf: string;
  trim: string;
  metal: string;
}

const HEAD = 20;
const CASING = 42;
const LEAF: Box = [CASING, HEAD + CASING, DOOR_WIDTH - 2 * CASING, DOOR_HEIGHT - HEAD - CASING];
const PANEL_ROWS = [
  { top: 40, height: 104 },
  { top: 174, height: 240 },
  { top: 448, height: 216 },
];

/** The default door of a new room: SPEC §7 looks it up by this name. */
export const door = defineDoor<Palette>({
  id: 'door',
  name: 'Door',
  seed: 11,
  palettes: {
    oak: { leaf: '#b5763c', trim: '#8a5228', metal: BRASS },
    forest: { leaf: '#3f7a5a', trim: '#e9dcc0', metal: BRASS },
    navy: { leaf: '#3b5590', trim: '#efe6d6', metal: SILVER },
  },
  lockMaterial: 'wood',
  draw(ink, palette, isOpened) {
    const opening = rect(...LEAF);
    frameShadow(ink, rect(0, 4, DOOR_WIDTH, DOOR_HEIGHT - 4, 8));
    if (isOpened) hallView(ink, opening, LEAF);
    leafInward(ink, isOpened, { box: LEAF, opening }, () => drawLeaf(ink, palette, isOpened));
    casing(
      ink,
      { box: [0, HEAD, DOOR_WIDTH, DOOR_HEIGHT - HEAD], thickness: CASING, head: HEAD },
      palette.trim,
    );
    if (isOpened) spill(ink, 192, 420, 214, 380, '#ffdf94');
  },
});

function drawLeaf(ink: Ink, { leaf, metal }: Palette, isOpened: boolean): void {
  const [x, y, w] = LEAF;
  board(ink, LEAF, leaf, { bevel: 6, density: 0.9, strength: 0.6 });
  drawPanels(ink, leaf);
  settle(ink, rect(...LEAF), 0.28);
  escutcheon(ink, [x + w - 22, y + 398], 27, 90, metal);
  knob(ink, [x + w - 23, y + 380], 17, metal);
  keyhole(ink, [x + w - 22, y + 417], 4.6);
  if (isOpened) return;
  for (const top of [70, 350, 600]) hinge(ink, [x + 5, y + top], 46, metal);
}

function drawPanels(ink: Ink, color: string): void {
  const [x, y, w] = LEAF;
  const stile = 38;
  const muntin = 26;
  const panelWidth = (w - 2 * stile - muntin) / 2;
  for (const { top, height } of PANEL_ROWS) {
    fieldedPanel(ink, [x + stile, y + top, panelWidth, height], color);
    fieldedPanel(ink, [x + stile + panelWidth + muntin, y + top, panelWidth, height], color);
  }
}
