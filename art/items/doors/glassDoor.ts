import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, settle, solid, spill } from '../../ink/light.ts';
import { type Box, joinPaths, type Point } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { flatFrame } from '../../kits/doors/frames/flatFrame.ts';
import { barHandle } from '../../kits/doors/hardware/barHandle.ts';
import { flutedGlass } from '../../kits/doors/panes/flutedGlass.ts';
import { cityView } from '../../kits/doors/views/cityView.ts';
import { brushed } from '../../matter/brushed.ts';
import { hinge, plate } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';
import { glinting } from '../../moving.ts';
import { etchedGlass } from './glass/etchedGlass.ts';

interface Palette {
  frame: string;
  handle: string;
  /** The sky over the city. */
  dusk: string;
}

const OPENING: Box = [28, 30, DOOR_WIDTH - 56, DOOR_HEIGHT - 30];
const BAR = 14;
const TRANSOM: Box = [OPENING[0], OPENING[1], OPENING[2], 92];
const LEAF_TOP = OPENING[1] + TRANSOM[3] + BAR;
const LEAF: Box = [OPENING[0], LEAF_TOP, 232, DOOR_HEIGHT - LEAF_TOP];
const SIDELIGHT: Box = [LEAF[0] + LEAF[2] + BAR, LEAF_TOP, OPENING[2] - LEAF[2] - BAR, LEAF[3]];
const STILE = 17;
/** The lit windows outside. */
const LIT_WINDOWS: readonly Point[] = [
  [170, 430],
  [205, 472],
  [240, 520],
  [258, 562],
  [190, 560],
];

/** A door of steel and fluted glass with a side window and a transom; the glass shows no view. */
export const glassDoor = defineDoor<Palette>({
  id: 'glass-door',
  name: 'Glass door',
  seed: 12,
  palettes: {
    graphite: { frame: '#4a4f60', handle: SILVER, dusk: '#d05f98' },
    white: { frame: '#dfe3e8', handle: '#8f98a8', dusk: '#4f94dc' },
    bronze: { frame: '#8a6244', handle: '#e8cf98', dusk: '#ec7a4a' },
  },
  lockMaterial: 'brass',
  moves: (_, isOpened) => (isOpened ? [glinting(LIT_WINDOWS, '#ffe08a', 9)] : []),
  draw(ink, palette, isOpened) {
    const opening = rect(...OPENING);
    frameShadow(ink, rect(0, 0, DOOR_WIDTH, DOOR_HEIGHT, 6));
    if (isOpened) cityView(ink, opening, OPENING, palette.dusk);
    for (const pane of [TRANSOM, SIDELIGHT]) flutedGlass(ink, pane, palette.dusk);
    const leafway = rect(...LEAF);
    leafInward(ink, isOpened, { box: LEAF, opening: leafway, angle: 68 }, () => drawLeaf(ink, palette));
    drawBars(ink, palette.frame);
    flatFrame(ink, { opening: OPENING }, palette.frame);
    if (isOpened) spill(ink, 150, 430, 170, 360, palette.dusk, 0.32);
  },
});

function drawLeaf(ink: Ink, { frame, handle, dusk }: Palette): void {
  const [x, y, w, h] = LEAF;
  const light: Box = [x + STILE, y + STILE, w - 2 * STILE, h - 2 * STILE - 62];
  etchedGlass(ink, light, dusk);
  solid(ink, joinPaths(rect(...LEAF), rect(...light, 3)), frame, { evenOdd: true, bevel: 5 });
  const kick: Box = [x + STILE - 4, y + h - 70, w - 2 * STILE + 8, 56];
  plate(ink, rect(...kick, 4), handle, { width: 3.5, bevel: 3, texture: () => brushed(ink, kick, handle) });
  settle(ink, rect(x, y + h - 76, w, 76), 0.3, 0);
  lock(ink, [x + w - STILE - 2, y + 478, STILE + 2, 40], handle);
  barHandle(ink, [x + w - 44, y + 136, 19, 300], handle);
  for (const top of [40, 560]) hinge(ink, [x + 4, y + top], 44, handle, 10);
}

function lock(ink: Ink, [x, y, w, h]: Box, color: string): void {
  castShadow(ink, rect(x - 26, y, w + 20, h, 8), { dx: 2, dy: 4, blur: 3 });
  plate(ink, rect(x - 26, y, w + 20, h, 8), color, { width: 3.5, bevel: 3 });
  ink.draw(oval(x - 6, y + h / 2, 9), { fill: ramp(color).shade, stroke: ramp(color).line, width: 3 });
  ink.draw(rect(x - 7.5, y + h / 2 - 6, 3, 12), { fill: '#150d18' });
}

/** The post and the crossbar between leaf, sidelight and transom. */
function drawBars(ink: Ink, color: string): void {
  const [x, , w] = OPENING;
  const post = rect(SIDELIGHT[0] - BAR, LEAF_TOP - BAR, BAR, DOOR_HEIGHT - LEAF_TOP + BAR);
  const crossbar = rect(x - 3, LEAF_TOP - BAR, w + 6, BAR);
  const rail = rect(SIDELIGHT[0], DOOR_HEIGHT - 70, SIDELIGHT[2], 70);
  for (const part of [rail, post, crossbar]) {
    castShadow(ink, part, { dx: 3, dy: 5, blur: 4, opacity: 0.4 });
    solid(ink, part, color, { bevel: 4, width: 4.5 });
  }
}
