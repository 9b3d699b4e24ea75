import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, settle, solid, spill } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Path, type Point } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { DOOR_HEIGHT, DOOR_WIDTH, defineDoor, frameShadow, leafInward } from '../../kits/door.ts';
import { barHandle } from '../../kits/hardware/barHandle.ts';
import { streetView } from '../../kits/views/streetView.ts';
import { glass } from '../../matter/glass.ts';
import { hinge, keyhole, knob, metal, plate, rod } from '../../matter/metal.ts';
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
const PANE: Box = [LEAF[0] + 34, LEAF[1] + 40, LEAF[2] - 68, 404];
const STRIPES = 9;
const CREAM = '#f8eed6';

/** A shop's door under its awning, with a bell and a sign on the pane. */
export const shopDoor = defineDoor<Palette>({
  id: 'shop-door',
  name: 'Shop door',
  seed: 29,
  palettes: {
    green: { front: '#2f6a5a', leaf: '#3f8a70', stripe: '#3f9a78' },
    red: { front: '#7a2f38', leaf: '#b0453f', stripe: '#d2503f' },
    blue: { front: '#e6dcc4', leaf: '#4a78a8', stripe: '#4f86c0' },
  },
  draw(ink, palette, isOpened) {
    const opening = rect(...LEAF);
    frameShadow(ink, rect(0, 8, DOOR_WIDTH, DOOR_HEIGHT - 8, 4));
    if (isOpened) streetView(ink, opening, LEAF);
    leafInward(ink, isOpened, { box: LEAF, opening, angle: 70 }, () => drawLeaf(ink, palette, isOpened));
    drawFront(ink, palette.front);
    bell(ink, [282, AWNING_FOOT + 26], isOpened);
    drawAwning(ink, palette.stripe);
    if (isOpened) spill(ink, 192, 480, 200, 330, '#ffc890', 0.35);
  },
});

function drawLeaf(ink: Ink, { leaf }: Palette, isOpened: boolean): void {
  const [x, y, w, h] = LEAF;
  eveningGlass(ink, PANE);
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

/** Dusk and the blurred lights of the street. */
function eveningGlass(ink: Ink, box: Box): void {
  const [x, y, w, h] = box;
  const pane = rect(...box, [90, 90, 6, 6]);
  ink.draw(pane, { fill: linear(90, '#3a4480', ['#8a6090', 0.45], ['#e8a078', 0.8], '#8f7894') });
  ink.clip(pane, () => {
    for (const i of range(13)) {
      const light = oval(x + ink.random() * w, y + h * (0.35 + ink.random() * 0.5), 9 + ink.random() * 13);
      ink.draw(light, { fill: i % 3 ? '#ffe0a0' : '#ff9a80', opacity: 0.32 });
    }
  });
  glass(ink, pane, box, { top: '#bcd4f0', bottom: '#d8c8e0', opacity: 0.2, shine: 0.7, width: 0 });
}

function letterSlot(ink: Ink, [x, y, w, h]: Box): void {
  plate(ink, rect(x, y, w, h, 8), BRASS, { width: 3.5, bevel: 3 });
  plate(ink, rect(x + 12, y + 9, w - 24, h - 16, 4), BRASS, {
    fill: metal('#b9862f', 80),
    width: 3,
    bevel: 2,
  });
}

/** A board on a cord: a moon while the shop is shut, a steaming cup when it is open. */
function hangingSign(ink: Ink, [cx, y]: Point, isOpened: boolean): void {
  const sign: Box = [cx - 62, y + 44, 124, 84];
  ink.draw(polyline([cx - 46, y + 48], [cx, y], [cx + 46, y + 48]), { stroke: '#3a2228', width: 3.5 });
  knob(ink, [cx, y], 7, BRASS);
  castShadow(ink, rect(...sign, 10), { dx: 5, dy: 9, blur: 5, opacity: 0.45 });
  board(ink, sign, CREAM, { corners: 10, direction: 'along x', strength: 0.2, bevel: 4, width: 4.5 });
  ink.draw(rect(cx - 54, y + 52, 108, 68, 6), { stroke: isOpened ? '#3f8a5a' : '#b0453f', width: 4 });
  if (isOpened) cup(ink, [cx, y + 92]);
  else crescent(ink, [cx, y + 86]);
}

function crescent(ink: Ink, [cx, cy]: Point): void {
  const moon = curve(
    `M${cx + 6} ${cy - 24}C${cx - 26} ${cy - 22} ${cx - 26} ${cy + 22} ${cx + 6} ${cy + 24}C${cx - 10} ${cy + 12} ${cx - 10} ${cy - 12} ${cx + 6} ${cy - 24}Z`,
  );
  ink.draw(moon, { fill: '#4a5590', stroke: '#232a50', width: 3 });
  for (const [dx, dy, r] of [
    [16, -10, 4],
    [26, 8, 3],
    [12, 12, 2.5],
  ] as const)
    ink.draw(oval(cx + dx, cy + dy, r), { fill: '#4a5590' });
}

function cup(ink: Ink, [cx, cy]: Point): void {
  ink.draw(arc(cx + 18, cy, 9, -80, 80), { stroke: '#8a4a34', width: 5 });
  ink.draw(
    curve(
      `M${cx - 20} ${cy - 12}H${cx + 20}C${cx + 20} ${cy + 10} ${cx + 10} ${cy + 16} ${cx} ${cy + 16}C${cx - 10} ${cy + 16} ${cx - 20} ${cy + 10} ${cx - 20} ${cy - 12}Z`,
    ),
    { fill: '#c8643f', stroke: '#6a2c24', width: 3 },
  );
  for (const dx of [-9, 3])
    ink.draw(
      curve(
        `M${cx + dx} ${cy - 18}C${cx + dx - 6} ${cy - 24} ${cx + dx + 6} ${cy - 26} ${cx + dx} ${cy - 32}`,
      ),
      { stroke: '#8a6a5a', width: 3, cap: 'round' },
    );
}

/** Pilasters and the fascia that they carry. */
function drawFront(ink: Ink, color: string): void {
  for (const left of [0, DOOR_WIDTH - PILASTER]) {
    board(ink, [left, FASCIA, PILASTER, DOOR_HEIGHT - FASCIA], color, { strength: 0.25, bevel: 6 });
    fieldedPanel(ink, [left + 9, 220, PILASTER - 18, 440], color, { inset: 6, hasGrain: false });
    solid(ink, rect(left === 0 ? -6 : left - 2, DOOR_HEIGHT - 92, PILASTER + 8, 92, [5, 5, 2, 2]), color, {
      bevel: 6,
    });
  }
}

/** A bell on a curled spring; it swings when the door is opened. */
function bell(ink: Ink, [cx, y]: Point, isOpened: boolean): void {
  const lean = isOpened ? -12 : 0;
  rod(
    ink,
    curve(`M${cx + 58} ${y - 16}C${cx + 40} ${y - 34} ${cx + 4} ${y - 34} ${cx + lean * 0.4} ${y - 6}`),
    '#8a6a2e',
    4.5,
  );
  const body = curve(
    `M${cx - 21 + lean} ${y + 32}C${cx - 13 + lean} ${y + 26} ${cx - 16} ${y + 4} ${cx} ${y - 2}C${cx + 16} ${y + 4} ${cx + 13 + lean} ${y + 26} ${cx + 21 + lean} ${y + 32}Z`,
  );
  castShadow(ink, body, { dx: 4, dy: 7, blur: 4 });
  solid(ink, oval(cx + lean, y + 36, 6.5), BRASS, { bevel: 2, width: 3 });
  solid(ink, body, BRASS, { fill: metal(BRASS, 20), bevel: 4, width: 4 });
  if (isOpened)
    for (const side of [-1, 1])
      ink.draw(arc(cx + lean, y + 16, 38, 90 - side * 90 - 26, 90 - side * 90 + 26), {
        stroke: '#ffe6a0',
        width: 3.5,
        cap: 'round',
      });
}

/** A striped awning with a scalloped hem, under a board with globe lamps. */
function drawAwning(ink: Ink, stripe: string): void {
  const cloth = polygon(
    [12, FASCIA - 6],
    [DOOR_WIDTH - 12, FASCIA - 6],
    [DOOR_WIDTH + 6, AWNING_FOOT],
    [-6, AWNING_FOOT],
  );
  castShadow(ink, cloth, { dx: 0, dy: 34, blur: 14, opacity: 0.5 });
  const top = (i: number): number => 12 + (i * (DOOR_WIDTH - 24)) / STRIPES;
  const foot = (i: number): number => -6 + (i * (DOOR_WIDTH + 12)) / STRIPES;
  for (const i of range(STRIPES)) {
    const color = i % 2 ? CREAM : stripe;
    solid(ink, scallop(foot(i), foot(i + 1)), color, { bevel: 4, width: 4, fill: ramp(color).shade });
    const strip = polygon(
      [top(i), FASCIA - 6],
      [top(i + 1), FASCIA - 6],
      [foot(i + 1), AWNING_FOOT],
      [foot(i), AWNING_FOOT],
    );
    solid(ink, strip, color, {
      bevel: 4,
      width: 4,
      fill: linear(90, ramp(color).base, ramp(color).light),
      rim: 0.25,
    });
  }
  const head: Box = [-4, 8, DOOR_WIDTH + 8, FASCIA - 10];
  castShadow(ink, rect(...head, 6), { dx: 2, dy: 8, blur: 5, opacity: 0.4 });
  board(ink, head, stripe, { corners: 6, direction: 'along x', strength: 0.25, bevel: 6 });
  for (const cx of [70, 192, 314]) {
    ink.draw(oval(cx, 34, 13), { fill: '#fff6d8', stroke: ramp(BRASS).line, width: 4 });
    glow(ink, cx, 34, 32, '#ffe6a0', 0.8);
  }
}

function scallop(left: number, right: number): Path {
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  return [
    ...polyline([left, AWNING_FOOT - 6], [left, AWNING_FOOT]),
    ...arc(middle, AWNING_FOOT, reach, 180, 0, 26).slice(1),
    ...polygon([right, AWNING_FOOT], [right, AWNING_FOOT - 6]).slice(1),
  ];
}
