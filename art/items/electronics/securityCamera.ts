import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve, type Point, polar } from '../../ink/path.ts';
import { arc, oval, polygon, polyline, range, rect } from '../../ink/shapes.ts';
import { metal, plate, rivets, rod } from '../../matter/metal.ts';
import { blinking } from '../../moving.ts';

interface Palette {
  body: string;
  trim: string;
  beam: string;
}

/** The joint of the camera. The tube is drawn around it, along x to the left, where it looks. */
const JOINT: Point = [216, 118];
/** The y of the tube's middle, below the joint. */
const CY = 8;

/** A security camera. Opened, it looks to the other side, with all its lamps on. */
export const securityCamera = defineItem<Palette>({
  id: 'security-camera',
  name: 'Security camera',
  tag: 'Electronics',
  anchor: 'wall',
  size: [430, 270],
  margin: { top: 26, right: 40, bottom: 60, left: 40 },
  line: 6.5,
  seed: 304,
  stand: { width: 11, center: 70, foot: 28 },
  realSize: { width: 42 },
  palettes: {
    white: { body: '#dfe3e8', trim: '#39404e', beam: '#9fe8ff' },
    black: { body: '#4a4856', trim: '#c2413a', beam: '#ffd9a0' },
    brass: { body: '#c79a48', trim: '#5a3d34', beam: '#fff0a8' },
  },
  opens: true,
  opening: 'starts',
  fades: 'bends or turns as no leaf does',
  lockMaterial: 'terminal',
  hitBox: [20, 20, 390, 240],
  castsShadow: false,
  moves: (palette, hasTurned) => [
    hasTurned
      ? blinking([352, 190], palette.beam, { radius: 46, period: 3800 })
      : blinking([100, 62], '#ff5a4a', { radius: 20, period: 1800 }),
  ],
  draw(ink, palette, hasTurned) {
    drawBracket(ink, palette.trim);
    const pose = hasTurned ? { mirror: true, turn: 22 } : { turn: -18 };
    ink.at(JOINT, () => drawCamera(ink, palette, hasTurned), pose);
  },
});

function drawBracket(ink: Ink, color: string): void {
  const base = oval(216, 44, 46, 40);
  castShadow(ink, base, { dx: 8, dy: 12, blur: 8, opacity: 0.45 });
  plate(ink, base, color, { bevel: 6 });
  rivets(
    ink,
    [
      [188, 30],
      [244, 30],
      [188, 60],
      [244, 60],
    ],
    5,
    color,
  );
  rod(ink, curve('M216 46C216 70 216 92 216 118'), color, 26, curve('M209 52L209 106'));
}

/**
 * The camera seen at an angle: the visible share of its front, and the x of its front and back from the
 * joint.
 */
interface View {
  front: number;
  back: number;
  rx: number;
  ry: number;
}

const ASIDE: View = { front: -122, back: 126, rx: 33, ry: 54 };
const TOWARD: View = { front: -74, back: 96, rx: 56, ry: 62 };

function drawCamera(ink: Ink, palette: Palette, isLit: boolean): void {
  const view = isLit ? TOWARD : ASIDE;
  if (isLit) drawBeam(ink, view, palette.beam);
  drawHousing(ink, view, palette);
  drawUnderside(ink, view, palette.body);
  drawFront(ink, view, palette, isLit);
  drawVisor(ink, view, palette.body);
  const [x, y] = [view.front + view.rx + 30, CY - 8];
  const lamp = isLit ? '#6dff8a' : '#ff4a3e';
  ink.draw(oval(x, y, 8), { fill: lamp, stroke: '#241f2c', width: 3.5 });
  glow(ink, x, y, 24, lamp, 0.75);
}

/** The tube, which narrows toward its back, where the cable enters. */
function drawHousing(ink: Ink, { front, back, rx, ry }: View, { body, trim }: Palette): void {
  const tone = ramp(body);
  const cable = curve(`M${back + 6} 14C${back + 34} 18 ${back + 34} -44 10 -58`);
  ink.draw(cable, { stroke: ramp(trim).line, width: 13, cap: 'round' });
  ink.draw(cable, { stroke: ramp(trim).base, width: 6.5, cap: 'round' });
  ink.draw(cable, { stroke: ramp(trim).hi, width: 2, cap: 'round', opacity: 0.6, move: [-1, -2] });
  const tail = 44;
  const tube = curve(
    `M${front} ${CY - ry}L${back - 20} ${CY - tail}C${back} ${CY - tail} ${back} ${CY + tail} ${back - 20} ${CY + tail}` +
      `L${front} ${CY + ry}Z`,
  );
  castShadow(ink, tube, { dx: 6, dy: 20, blur: 10, opacity: 0.4 });
  solid(ink, rect(back - 16, CY - 24, 32, 48, 10), trim, {
    bevel: 5,
    fill: linear(90, ramp(trim).light, ramp(trim).deep),
  });
  solid(ink, tube, body, {
    bevel: 9,
    fill: linear(90, tone.light, [tone.hi, 0.16], [tone.base, 0.5], [tone.shade, 0.72], tone.dark),
  });
  const seam = curve(
    `M${back - 40} ${CY - tail - 1}C${back - 26} ${CY - 20} ${back - 26} ${CY + 20} ${back - 40} ${CY + tail + 1}`,
  );
  ink.draw(seam, { stroke: tone.dark, width: 5, opacity: 0.8 });
  ink.draw(seam, { stroke: tone.hi, width: 2.4, opacity: 0.8, move: [4, 0] });
  for (const i of range(3)) {
    const slot = rect(front + rx * 0.5 + 42 + i * 17, CY + 12, 8, 26, 4);
    ink.draw(slot, { fill: tone.line, opacity: 0.85 });
    ink.draw(slot, { stroke: tone.hi, width: 1.6, opacity: 0.6, move: [1.5, 1.5] });
  }
}

/** A collar, dark glass behind it, infrared lamps, and the lens. */
function drawFront(ink: Ink, { front, rx, ry }: View, { trim, beam }: Palette, isLit: boolean): void {
  const dark = ramp(trim);
  solid(ink, oval(front, CY, rx, ry), trim, { bevel: 6, fill: metal(trim, 70) });
  const glass = isLit
    ? radial(0.5, 0.5, 0.55, mix(beam, '#ffffff', 0.4), [mix(beam, '#1a1430', 0.35), 0.55], '#130e20')
    : radial(0.4, 0.3, 0.85, '#4a5674', ['#222844', 0.45], '#0e0b1a');
  ink.draw(oval(front, CY, rx * 0.8, ry * 0.82), { fill: glass, stroke: dark.line, width: 5 });
  const spots = range(10).map((i): Point => {
    const [x, y] = polar(0, 0, 1, i * 36 + 18);
    return [front + x * rx * 0.62, CY + y * ry * 0.65];
  });
  for (const [x, y] of spots) {
    ink.draw(oval(x, y, 4.6 * (rx / ry) + 0.8, 4.8), {
      fill: isLit ? mix(beam, '#ffffff', 0.75) : '#6a2a3a',
      stroke: '#0e0a16',
      width: 2,
    });
    if (isLit) glow(ink, x, y, 15, beam, 0.85);
  }
  drawLens(ink, [front, CY], rx / ry, isLit ? beam : null);
}

function drawLens(ink: Ink, [cx, cy]: Point, squeeze: number, light: string | null): void {
  const ring = (radius: number) => oval(cx, cy, radius * squeeze, radius);
  ink.draw(ring(26), {
    fill: linear(60, '#8a90a4', ['#4a4e60', 0.5], '#1c1a28'),
    stroke: '#0c0914',
    width: 4,
  });
  const glass = light
    ? radial(0.45, 0.42, 0.65, '#ffffff', [mix(light, '#ffffff', 0.6), 0.4], light)
    : radial(0.38, 0.32, 0.85, '#8fb4f0', ['#3d3f8a', 0.4], ['#1a1440', 0.7], '#07050f');
  ink.draw(ring(18), { fill: glass, stroke: '#0c0914', width: 3 });
  ink.draw(arc(cx, cy, 12 * squeeze, 190, 265, 12), { stroke: '#fff', width: 4, cap: 'round', opacity: 0.9 });
  ink.draw(oval(cx + 5 * squeeze, cy + 7, 3 * squeeze, 3.6), { fill: '#fff', opacity: 0.5 });
  if (light) glow(ink, cx, cy, 58, '#ffffff', 0.75);
}

/** Returns the middle and the size of the visor's lip. */
function lipOf({ front, rx, ry }: View): { at: Point; wide: number; high: number } {
  return { at: [front - 20, CY - 4], wide: rx + 12, high: ry + 11 };
}

/** The visor from below, in its own shade. */
function drawUnderside(ink: Ink, view: View, color: string): void {
  const { at, wide, high } = lipOf(view);
  const { front, rx, ry } = view;
  const inner = [180, 210, 240, 270, 300, 330].map((turn): Point => {
    const [x, y] = polar(0, 0, 1, turn);
    return [front + x * rx, CY + y * ry];
  });
  const lip = arc(...at, wide, 200, 335, high);
  const back = polyline(...inner.toReversed()).map((segment) => ({ ...segment, command: 'L' as const }));
  const tone = ramp(color);
  ink.draw([...lip, ...back, { command: 'Z', points: [] }], {
    fill: linear(0, tone.dark, [tone.deep, 0.5], '#120d1c'),
    stroke: tone.line,
    width: 3,
  });
}

/** A roof over tube and lens; its lip is bent around the front. */
function drawVisor(ink: Ink, view: View, color: string): void {
  const tone = ramp(color);
  const { at, wide, high } = lipOf(view);
  const end = view.back - 58;
  const roof = curve(
    `M${at[0]} ${at[1] - high}L${end - 14} ${CY - 62}C${end} ${CY - 62} ${end + 4} ${CY - 46} ${end} ${CY - 30}` +
      `L${at[0] + wide * 0.94} ${at[1] - high * 0.34}C${at[0] + wide * 0.8} ${at[1] - high * 0.76} ` +
      `${at[0] + wide * 0.45} ${at[1] - high} ${at[0]} ${at[1] - high}Z`,
  );
  castShadow(ink, roof, { dx: 2, dy: 9, blur: 5, opacity: 0.45 });
  solid(ink, roof, color, {
    bevel: 6,
    fill: linear(90, tone.hi, [tone.light, 0.3], [tone.base, 0.75], tone.shade),
  });
  const rim = arc(...at, wide, 200, 335, high);
  ink.draw(rim, { stroke: tone.line, width: 16, cap: 'round' });
  ink.draw(rim, { stroke: tone.base, width: 8, cap: 'round' });
  ink.draw(rim, { stroke: tone.hi, width: 3.5, cap: 'round', opacity: 0.9, move: [-1, -1.5] });
}

/** The beam, drawn in layers so that its edges are soft; it ends within the picture. */
function drawBeam(ink: Ink, { front, rx }: View, color: string): void {
  const far = front - 118;
  for (const [near, half, opacity] of [
    [52, 84, 0.22],
    [44, 66, 0.28],
    [30, 44, 0.34],
  ] as const) {
    const ray = polygon(
      [front - rx * 0.3, CY - near],
      [front - rx * 0.3, CY + near],
      [far, CY + half],
      [far, CY - half],
    );
    ink.draw(ray, { fill: linear(180, [color, 0, opacity], [color, 0.35, opacity], [color, 1, 0]) });
  }
}
