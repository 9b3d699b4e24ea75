import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { groundShadow, solid } from '../../ink/light.ts';
import { linear, radial, type Stop } from '../../ink/paint.ts';
import { curve, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range } from '../../ink/shapes.ts';
import { knob, metal, roundBar } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';

interface Palette {
  shade: string;
  metal: string;
}

const LIGHT = '#ffe9a8';

/** A lamp; opened, it is lit. */
export const lamp = defineItem<Palette>({
  id: 'lamp',
  name: 'Lamp',
  tag: 'Decorations',
  anchor: 'top',
  size: [260, 320],
  margin: { top: 44, right: 52, bottom: 24, left: 52 },
  line: 7.5,
  seed: 19,
  stand: { width: 8.5, center: 7, foot: 92 },
  realSize: { height: 48 },
  palettes: {
    emerald: { shade: '#2f8a5c', metal: BRASS },
    amber: { shade: '#d98a3a', metal: '#7a5a44' },
    rose: { shade: '#c4586a', metal: SILVER },
  },
  opens: true,
  opening: 'lights',
  fades: 'lights up',
  upright: 'has a foot, a case or a plinth',
  lockMaterial: 'brass',
  hitBox: [24, 0, 212, 320],
  moves: (_, isLit) => (isLit ? [{ type: 'flicker', at: [130, 118], radius: 96, color: LIGHT }] : []),
  draw(ink, palette, isLit) {
    groundShadow(ink, 130, 318, 100, 11, 0.5);
    if (isLit) drawLight(ink);
    drawStem(ink, palette.metal);
    drawShade(ink, palette, isLit);
  },
});

/** The light around the shade and on the floor; both fade out within the picture. */
function drawLight(ink: Ink): void {
  shine(ink, [130, 146], [178, 186], 0.62);
  shine(ink, [130, 214], [150, 110], 0.5);
  shine(ink, [130, 316], [172, 22], 0.8);
}

/** Stops that fall as a bell does, so that neither its heart nor its edge shows. */
function shine(ink: Ink, [cx, cy]: Point, [rx, ry]: Point, strength: number): void {
  const stops = range(9).map(
    (i): Stop => [LIGHT, i / 8, strength * (0.5 + 0.5 * Math.cos((Math.PI * i) / 8)) ** 1.4],
  );
  ink.draw(oval(cx, cy, rx, ry), { fill: radial(0.5, 0.5, 0.5, ...stops) });
}

/** The lathe-turned stem, lit from the left. */
function drawStem(ink: Ink, color: string): void {
  const tone = ramp(color);
  const base = curve('M66 311C66 297 94 290 114 285L146 285C166 290 194 297 194 311C172 321 88 321 66 311Z');
  const stem = curve(
    'M122 290C126 262 104 246 112 222C118 204 124 190 124 128L136 128C136 190 142 204 148 222C156 246 134 262 138 290Z',
  );
  const light = curve(
    'M128 152C128 196 124 208 119 224C114 242 124 256 126 276C127 258 121 242 125 225C130 207 131 194 128 152Z',
  );
  const shade = curve('M137 178C138 206 142 214 144 228C148 246 132 262 135 288L140 288L154 236L144 196Z');
  const round = linear(0, tone.base, [tone.light, 0.3], [tone.base, 0.55], [tone.shade, 0.8], tone.dark);
  solid(ink, base, color, { fill: round, bevel: 4 });
  ink.draw(curve('M82 306C86 299 104 295 116 293C106 298 98 302 94 309Z'), { fill: tone.hi, opacity: 0.75 });
  solid(ink, stem, color, {
    fill: roundBar(color),
    bevel: 3,
    texture: () => ink.draw(shade, { fill: tone.deep, opacity: 0.4 }),
  });
  ink.draw(light, { fill: tone.hi, opacity: 0.95 });
  for (const [y, half] of [
    [194, 12],
    [278, 19],
  ] as const)
    solid(ink, ringBand(130, half, y, 9), color, { fill: roundBar(color), width: 4, bevel: 3 });
  ink.draw(polyline([172, 120], [172, 172]), { stroke: tone.line, width: 4.5 });
  knob(ink, [172, 178], 9, color);
}

/** A band around a round part, seen a little from above. */
function ringBand(cx: number, half: number, y: number, height: number): Path {
  const [left, right, sag] = [cx - half, cx + half, half * 0.26];
  return curve(
    `M${left} ${y}Q${cx} ${y + 2 * sag} ${right} ${y}Q${right + 3} ${y + height / 2} ${right} ${y + height}` +
      `Q${cx} ${y + height + 2 * sag} ${left} ${y + height}Q${left - 3} ${y + height / 2} ${left} ${y}Z`,
  );
}

/** The shade: a cone of cloth between two rims; the upper one is seen from above. */
function drawShade(ink: Ink, { shade, metal: metalColor }: Palette, isLit: boolean): void {
  const tone = ramp(shade);
  solid(ink, oval(130, 18, 44, 9), metalColor, { width: 5, bevel: 2 });
  ink.draw(oval(130, 18, 36, 5.5), { fill: isLit ? LIGHT : tone.deep });
  ink.draw(polyline([130, 6], [130, 22]), { stroke: ramp(metalColor).line, width: 7 });
  const outline = curve('M90 20C80 70 54 112 28 130Q130 160 232 130C206 112 180 70 170 20Q130 34 90 20Z');
  const lit = radial(
    0.5,
    0.72,
    0.62,
    '#fff6c9',
    [mix(shade, '#ffe9a0', 0.5), 0.32],
    [shade, 0.72],
    tone.dark,
  );
  const unlit = linear(0, tone.shade, [tone.light, 0.3], [tone.base, 0.52], [tone.shade, 0.8], tone.dark);
  const texture = (): void => {
    for (const k of [-2, -1, 0, 1, 2]) {
      const rib = curve(`M${130 + k * 15} 18Q${130 + k * 22} 80 ${130 + k * 42} 152`);
      ink.draw(rib, { stroke: tone.dark, width: 4, opacity: 0.4, cap: 'round' });
    }
    ink.draw(curve('M86 20Q130 42 174 20L178 34Q130 54 82 34Z'), { fill: tone.deep, opacity: 0.3 });
  };
  solid(ink, outline, shade, { fill: isLit ? lit : unlit, bevel: 5, texture });
  solid(ink, curve('M26 123Q130 156 234 123Q241 129 234 136Q130 170 26 136Q19 129 26 123Z'), metalColor, {
    fill: roundBar(metalColor),
    width: 5,
    bevel: 3,
  });
  solid(ink, ringBand(130, 43, 17, 9), metalColor, { fill: metal(metalColor, 10), width: 5, bevel: 3 });
  knob(ink, [130, 5], 8, metalColor);
}
