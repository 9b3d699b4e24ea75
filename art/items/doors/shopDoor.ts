import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { settle, solid, spill } from '../../ink/light.ts';
import { type Box, joinPaths } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/doors/door.ts';
import { awning } from '../../kits/doors/frames/awning.ts';
import { niche } from '../../kits/doors/frames/niche.ts';
import { barHandle } from '../../kits/doors/hardware/barHandle.ts';
import { doorBell } from '../../kits/doors/hardware/doorBell.ts';
import { hangingSign } from '../../kits/doors/hardware/hangingSign.ts';
import { drawnBlind } from '../../kits/doors/panes/drawnBlind.ts';
import { streetView } from '../../kits/doors/views/streetView.ts';
import { hinge, keyhole, metal, plate } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, fieldedPanel, grain } from '../../matter/wood.ts';

interface Palette {
  front: string;
  leaf: string;
  stripe: string;
}

const PILASTER = 44;
const FASCIA = 62;
const AWNING_FOOT = 172;
const LEAF: Box = [PILASTER, 110, DOOR_WIDTH - 2 * PILASTER, DOOR_HEIGHT - 110];
/** The blind's cloth behind the pane. */
const BLIND = '#e2cfa4';
const PANE: Box = [LEAF[0] + 34, LEAF[1] + 40, LEAF[2] - 68, 404];

/** A shop's door under its awning, with a bell, a drawn blind and a sign on the pane. */
export const shopDoor = defineDoor<Palette>({
  id: 'shop-door',
  name: 'Shop door',
  seed: 29,
  palettes: {
    green: { front: '#2f6a5a', leaf: '#3f8a70', stripe: '#3f9a78' },
    red: { front: '#7a2f38', leaf: '#b0453f', stripe: '#d2503f' },
    blue: { front: '#e6dcc4', leaf: '#4a78a8', stripe: '#4f86c0' },
  },
  lockMaterial: 'wood',
  draw(ink, palette, isOpened) {
    niche(ink, { color: '#b8a898', light: isOpened ? '#ffe0a0' : undefined }, () =>
      drawFront(ink, palette, isOpened),
    );
  },
});

function drawFront(ink: Ink, palette: Palette, isOpened: boolean): void {
  const opening = rect(...LEAF);
  frameShadow(ink, rect(0, 8, DOOR_WIDTH, DOOR_HEIGHT - 8, 4));
  if (isOpened) streetView(ink, opening, LEAF);
  leafInward(ink, isOpened, { box: LEAF, opening, angle: 70 }, () => drawLeaf(ink, palette, isOpened));
  drawPilasters(ink, palette.front);
  doorBell(ink, [282, AWNING_FOOT + 26], isOpened);
  awning(ink, { top: FASCIA, foot: AWNING_FOOT }, palette.stripe);
  if (isOpened) spill(ink, 192, 480, 200, 330, '#ffc890', 0.35);
}

function drawLeaf(ink: Ink, { leaf }: Palette, isOpened: boolean): void {
  const [x, y, w, h] = LEAF;
  drawnBlind(ink, rect(...PANE, [90, 90, 6, 6]), PANE, BLIND);
  const texture = (): void => grain(ink, LEAF, leaf, { strength: 0.25, density: 0.6 });
  solid(ink, joinPaths(rect(...LEAF), rect(...PANE, [90, 90, 6, 6])), leaf, {
    evenOdd: true,
    bevel: 6,
    texture,
  });
  ink.draw(rect(...PANE, [90, 90, 6, 6]), {
    stroke: ramp(leaf).hi,
    width: 2.4,
    opacity: 0.6,
    move: [-4, -4],
  });
  fieldedPanel(ink, [x + 34, y + 516, w - 68, h - 516 - 34], leaf, { hasGrain: false });
  settle(ink, rect(x, y + 460, w, h - 460), 0.28, 0);
  letterSlot(ink, [x + w / 2 - 62, y + 466, 124, 34]);
  hangingSign(ink, [x + w / 2, y + 150], isOpened);
  barHandle(ink, [x + w - 28, y + 250, 15, 170], BRASS);
  keyhole(ink, [x + w - 20, y + 452], 5);
  if (isOpened) return;
  for (const top of [130, 330, 560]) hinge(ink, [x + 5, y + top], 46, BRASS);
}

function letterSlot(ink: Ink, [x, y, w, h]: Box): void {
  plate(ink, rect(x, y, w, h, 8), BRASS, { width: 3.5, bevel: 3 });
  plate(ink, rect(x + 12, y + 9, w - 24, h - 16, 4), BRASS, {
    fill: metal('#b9862f', 80),
    width: 3,
    bevel: 2,
  });
}

/** Pilasters, and the sign board that they carry. */
function drawPilasters(ink: Ink, color: string): void {
  for (const left of [0, DOOR_WIDTH - PILASTER]) {
    board(ink, [left, FASCIA, PILASTER, DOOR_HEIGHT - FASCIA], color, { strength: 0.25, bevel: 6 });
    fieldedPanel(ink, [left + 9, 220, PILASTER - 18, 440], color, { inset: 6, hasGrain: false });
    solid(ink, rect(left === 0 ? -6 : left - 2, DOOR_HEIGHT - 92, PILASTER + 8, 92, [5, 5, 2, 2]), color, {
      bevel: 6,
    });
  }
}
