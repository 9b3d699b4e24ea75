import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, groundShadow, solid } from '../../ink/light.ts';
import { radial } from '../../ink/paint.ts';
import { curve, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polyline, range, rect } from '../../ink/shapes.ts';
import type { InkSign } from '../../kits/signs/inkSigns.ts';
import { turns } from '../../leaves.ts';
import { knob, plate } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { board, fieldedPanel, grain, wood } from '../../matter/wood.ts';
import { drawOpenedCase, drawPendulumDoor, PANE_GLARE, SWINGING } from './clock/pendulumDoor.ts';

interface Palette {
  wood: string;
  /** The sign on the back wall of the case. */
  sign: InkSign;
  hands?: Hands;
}

/** The directions of the hands, in degrees from the right. */
interface Hands {
  hour: number;
  minute: number;
}

/** The time that all clocks but one show. It is the usual one in shops, so it gives no hint. */
const TEN_PAST_TEN: Hands = { hour: -145, minute: -30 };
const FOUR: Hands = { hour: 30, minute: -90 };

const DIAL: Point = [120, 156];
const INK_BROWN = '#241820';

/** A clock. Opened, the door of its case stands ajar. */
export const clock = defineItem<Palette>({
  id: 'clock',
  name: 'Grandfather clock',
  tag: 'Decorations',
  anchor: 'floor',
  size: [240, 630],
  margin: { top: 12, right: 40, bottom: 30, left: 30 },
  line: 5.5,
  seed: 12,
  stand: { width: 11, center: 37, foot: 76 },
  realSize: { height: 190 },
  palettes: {
    mahogany: { wood: '#8a4030', sign: 'sun' },
    oak: { wood: '#a8743c', sign: 'star', hands: FOUR },
    midnight: { wood: '#46507c', sign: 'moon' },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'wood',
  isContainer: true,
  holds: [84, 300, 84, 170],
  leaves: [turns('left', [50, 238, 146, 260], [-14, 214, 76, 306])],
  hitBox: [10, 2, 220, 628],
  moves: (_, isOpened) => (isOpened ? [] : [SWINGING, PANE_GLARE]),
  draw(ink, palette, isOpened) {
    groundShadow(ink, 120, 628, 130, 15, 0.6);
    castShadow(ink, rect(34, 100, 172, 500), { dx: 9, dy: 4, blur: 9, opacity: 0.4 });
    drawCase(ink, palette.wood);
    board(ink, [30, 214, 180, 18], palette.wood, { corners: 4, strength: 0.4 });
    board(ink, [34, 84, 172, 134], palette.wood, { corners: 4, strength: 0.4 });
    drawBonnet(ink, palette.wood);
    drawDial(ink, palette.hands ?? TEN_PAST_TEN);
    if (isOpened) drawOpenedCase(ink, palette.wood, palette.sign);
    else drawPendulumDoor(ink, palette.wood);
  },
});

function drawCase(ink: Ink, color: string): void {
  board(ink, [44, 226, 152, 290], color, { corners: 4, strength: 0.4 });
  board(ink, [20, 508, 200, 96], color, { corners: 4, strength: 0.4 });
  fieldedPanel(ink, [40, 524, 160, 62], color);
  wood(ink, rect(10, 598, 220, 32, [4, 4, 6, 6]), [10, 598, 220, 32], color, { strength: 0.4 });
  board(ink, [30, 500, 180, 16], color, { corners: 4, strength: 0.4 });
}

function drawBonnet(ink: Ink, color: string): void {
  const bonnet = curve(
    'M22 92C40 88 66 76 78 50C88 30 104 22 120 22C136 22 152 30 162 50C174 76 200 88 218 92L218 106L22 106Z',
  );
  castShadow(ink, bonnet, { dx: 3, dy: 6, blur: 4 });
  const texture = (): void => grain(ink, [20, 20, 200, 90], color, { direction: 'along x', strength: 0.4 });
  solid(ink, bonnet, color, { bevel: 6, texture });
  knob(ink, [120, 14], 13, BRASS);
  knob(ink, [32, 82], 9, BRASS);
  knob(ink, [208, 82], 9, BRASS);
}

function drawDial(ink: Ink, { hour, minute }: Hands): void {
  const [cx, cy] = DIAL;
  castShadow(ink, oval(cx, cy, 62), { dx: 3, dy: 5, blur: 4 });
  plate(ink, oval(cx, cy, 62), BRASS, { bevel: 5 });
  const face = radial(0.4, 0.35, 0.75, '#fffaf0', ['#f6e8cc', 0.6], '#d9bf92');
  ink.draw(oval(cx, cy, 52), { fill: face, stroke: ramp(BRASS).line, width: 3.5 });
  for (const hour of range(12)) {
    const isQuarter = hour % 3 === 0;
    const mark = polyline(polar(cx, cy, 46, hour * 30), polar(cx, cy, isQuarter ? 34 : 40, hour * 30));
    ink.draw(mark, { stroke: '#3a2820', width: isQuarter ? 5 : 3, cap: 'round' });
  }
  ink.draw(polyline(DIAL, polar(cx, cy, 24, hour)), { stroke: INK_BROWN, width: 6, cap: 'round' });
  ink.draw(polyline(DIAL, polar(cx, cy, 37, minute)), { stroke: INK_BROWN, width: 4, cap: 'round' });
  knob(ink, DIAL, 5, BRASS);
  ink.draw(arc(cx, cy, 46, 195, 265), { stroke: '#fff', width: 7, opacity: 0.6, cap: 'round' });
}
