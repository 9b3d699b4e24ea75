import { ramp, shift } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, groundShadow, recess, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, type Point } from '../../ink/path.ts';
import { polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { topPlane } from '../../kits/furniture/cabinet.ts';
import { turns } from '../../leaves.ts';
import { metal, plate, rivets, rod } from '../../matter/metal.ts';
import { RUBBER, SILVER } from '../../matter/palette.ts';

interface Palette {
  body: string;
  clasp: string;
  grip: string;
}

const BODY: Box = [30, 152, 380, 158];

/** Shut; opened, its lid stands back and tools look out over a tray. */
export const toolbox = defineItem<Palette>({
  id: 'toolbox',
  name: 'Toolbox',
  tag: 'Storage',
  anchor: 'floor',
  size: [440, 320],
  margin: { top: 20, right: 46, bottom: 34, left: 36 },
  line: 6.5,
  seed: 234,
  stand: { width: 12.8, center: 32, foot: 94 },
  realSize: { height: 30 },
  palettes: {
    red: { body: '#c43f3a', clasp: SILVER, grip: '#37323f' },
    blue: { body: '#3f6aae', clasp: '#d9a441', grip: '#2f3340' },
    yellow: { body: '#dda734', clasp: '#6a6474', grip: '#403a44' },
    green: { body: '#54805a', clasp: SILVER, grip: '#8a5632' },
  },
  opens: true,
  opening: 'springs',
  lockMaterial: 'steel',
  leaves: [turns('top', [22, 36, 398, 136], [24, 10, 394, 122])],
  hitBox: [24, 70, 392, 250],
  isContainer: true,
  holds: [120, 60, 230, 76],
  isLockable: true,
  draw(ink, palette, isOpened) {
    groundShadow(ink, 220, 314, 196, 14, 0.6);
    if (isOpened) drawInside(ink, palette);
    else drawLid(ink, palette);
    drawBody(ink, palette, isOpened);
  },
});

function drawBody(ink: Ink, { body, clasp }: Palette, isOpened: boolean): void {
  const [x, y, w, h] = BODY;
  const tone = ramp(body);
  const outline = rect(x, y, w, h, [5, 5, 14, 14]);
  castShadow(ink, outline, { dx: 9, dy: 4, blur: 9, opacity: 0.3 });
  solid(ink, outline, body, {
    bevel: 8,
    fill: linear(70, tone.hi, [tone.light, 0.14], [tone.base, 0.5], tone.dark),
  });
  for (const top of [198, 256]) {
    recess(ink, rect(x + 20, top, w - 40, 34, 8), body, { depth: 4, opacity: 0.4 });
    ink.draw(polyline([x + 34, top + 27], [x + w - 34, top + 27]), {
      stroke: tone.hi,
      width: 2.4,
      opacity: 0.5,
    });
  }
  solid(ink, rect(x - 5, y - 4, w + 10, 20, 6), body, {
    bevel: 4,
    fill: linear(90, tone.hi, [tone.base, 0.6], tone.dark),
  });
  for (const left of [x - 4, x + w - 34]) {
    plate(ink, rect(left, y + 116, 38, 44, 8), clasp, { width: 5 });
    rivets(ink, [[left + 19, y + 138]], 6, clasp);
  }
  for (const cx of [130, 310]) drawClasp(ink, [cx, isOpened ? y + 26 : y], clasp, isOpened);
}

function drawClasp(ink: Ink, [cx, y]: Point, color: string, isOpened: boolean): void {
  const flap = rect(cx - 19, y - (isOpened ? 0 : 22), 38, 54, 8);
  castShadow(ink, flap, { dx: 3, dy: 5, blur: 4, opacity: 0.45 });
  plate(ink, flap, color, { width: 5 });
  ink.draw(rect(cx - 9, y + (isOpened ? 30 : 8), 18, 13, 4), { fill: '#241f2c' });
}

/** A lid with sloping ends, its handle laid over it. */
function drawLid(ink: Ink, { body, grip, clasp }: Palette): void {
  const tone = ramp(body);
  const grab = curve('M128 96C128 40 312 40 312 96');
  rod(ink, grab, clasp, 13, curve('M136 80C150 50 240 48 270 54'));
  solid(ink, rect(150, 42, 140, 30, 15), grip, {
    bevel: 5,
    fill: linear(90, ramp(grip).hi, [ramp(grip).base, 0.4], ramp(grip).deep),
  });
  for (const i of range(5))
    ink.draw(polyline([172 + i * 24, 48], [172 + i * 24, 66]), {
      stroke: ramp(grip).deep,
      width: 4.5,
      cap: 'round',
    });
  topPlane(ink, [56, 82, 328, 24], 20, body);
  const lid = polygon([58, 102], [382, 102], [414, 154], [26, 154]);
  castShadow(ink, lid, { dx: 6, dy: 6, blur: 7, opacity: 0.3 });
  solid(ink, lid, body, { bevel: 7, fill: linear(85, tone.hi, [tone.light, 0.3], tone.base) });
  ink.draw(polyline([70, 116], [370, 116]), { stroke: tone.hi, width: 3, opacity: 0.7, cap: 'round' });
  for (const x of [128, 312]) plate(ink, rect(x - 17, 86, 34, 20, 5), clasp, { width: 4.5 });
}

function drawInside(ink: Ink, { body, clasp }: Palette): void {
  const tone = ramp(body);
  const lid = polygon([48, 18], [392, 18], [412, 122], [28, 122]);
  castShadow(ink, lid, { dx: 8, dy: 6, blur: 8, opacity: 0.35 });
  solid(ink, lid, body, { bevel: 7, fill: linear(85, tone.base, [tone.shade, 0.4], tone.deep) });
  recess(ink, polygon([66, 32], [374, 32], [388, 110], [52, 110]), shift(body, { lightness: -0.08 }), {
    depth: 8,
  });
  plate(ink, rect(196, 22, 48, 12, 5), clasp, { width: 4 });
  const mouth = polygon([40, 112], [400, 112], [410, 156], [30, 156]);
  ink.draw(mouth, { fill: linear(90, '#120c14', tone.deep), stroke: tone.line });
  glow(ink, 220, 146, 170, '#ffdf9a', 0.6, 46);
  drawTools(ink);
  const tray = rect(44, 134, 352, 26, 6);
  castShadow(ink, tray, { dx: 2, dy: -4, blur: 5, opacity: 0.4 });
  solid(ink, tray, RUBBER, { bevel: 4, fill: linear(90, ramp(RUBBER).hi, ramp(RUBBER).base) });
}

/** A hammer, a wrench and a screwdriver, as they stand in the tray. */
function drawTools(ink: Ink): void {
  ink.at(
    [122, 150],
    () => {
      solid(ink, rect(-8, -88, 16, 92, 6), '#b5793f', {
        bevel: 4,
        fill: linear(0, '#d9a86a', ['#b5793f', 0.5], '#6a3f24'),
      });
      solid(ink, curve('M-34 -110L22 -110C34 -108 38 -98 38 -86L22 -86L-34 -84Z'), SILVER, {
        fill: metal(SILVER, 80),
        bevel: 4,
      });
    },
    { turn: -17, scale: 1.1 },
  );
  ink.at(
    [216, 174],
    () => {
      const wrench = joinPaths(rect(-10, -76, 20, 84, 5));
      solid(ink, wrench, '#93a0b0', { fill: metal('#93a0b0', 20), bevel: 3 });
      solid(
        ink,
        curve('M-26 -112C-32 -96 -26 -78 -10 -72L10 -72C26 -78 32 -96 26 -112L12 -96L-12 -96Z'),
        '#93a0b0',
        { fill: metal('#93a0b0', 45), bevel: 3 },
      );
    },
    { turn: 7, scale: 1.12 },
  );
  ink.at(
    [318, 152],
    () => {
      ink.draw(polyline([0, 0], [0, -50]), { stroke: '#3a3644', width: 14 });
      ink.draw(polyline([0, 0], [0, -50]), { stroke: SILVER, width: 6 });
      solid(ink, rect(-13, -104, 26, 58, 11), '#e0a32e', { bevel: 5 });
      for (const x of [-4, 4])
        ink.draw(polyline([x, -94], [x, -56]), { stroke: '#8a5a1a', width: 3, cap: 'round' });
    },
    { turn: 12, scale: 1.15 },
  );
}
