import { mix, ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow, groundShadow, solid } from '../../ink/light.ts';
import { linear, radial } from '../../ink/paint.ts';
import { curve } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { knob, metal, roundBar } from '../../matter/metal.ts';
import { BRASS, SILVER } from '../../matter/palette.ts';

interface Palette {
  shade: string;
  metal: string;
}

const LIGHT = '#ffe9a8';

/** Opened, it shines. */
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
  hitBox: [24, 0, 212, 320],
  moves: (_, isLit) => (isLit ? [{ type: 'flicker', at: [130, 118], radius: 96, color: LIGHT }] : []),
  draw(ink, palette, isLit) {
    groundShadow(ink, 130, 318, 100, 11, 0.5);
    if (isLit) drawLightCone(ink);
    drawStem(ink, palette.metal);
    if (isLit) glow(ink, 130, 100, 170, '#ffe28a', 0.5, 130);
    drawShade(ink, palette, isLit);
  },
});

/** From the rim of the shade ever wider down to the pool that it stands in; nested, so that its sides are soft. */
function drawLightCone(ink: Ink): void {
  for (const i of range(9)) {
    const [rim, foot] = [i * 8, i * 15];
    const cone = curve(
      `M${30 + rim} 138L${230 - rim} 138L${300 - foot} 306Q${130} ${340 - i} ${-40 + foot} 306Z`,
    );
    ink.draw(cone, { fill: linear(90, [LIGHT, 0, 0.17], [LIGHT, 0.55, 0.1], [LIGHT, 1, 0.02]) });
  }
  ink.draw(oval(130, 316, 172, 22), {
    fill: radial(0.5, 0.5, 0.5, [LIGHT, 0, 0.75], [LIGHT, 0.6, 0.3], [LIGHT, 1, 0]),
  });
  ink.draw(curve('M98 16L162 16L206 -40L54 -40Z'), {
    fill: linear(90, [LIGHT, 0, 0], [LIGHT, 1, 0.42]),
  });
}

function drawStem(ink: Ink, color: string): void {
  const base = curve('M66 318L194 318C194 298 166 290 146 286L114 286C94 290 66 298 66 318Z');
  const stem = curve(
    'M122 290C126 262 104 246 112 222C118 204 124 190 124 128L136 128C136 190 142 204 148 222C156 246 134 262 138 290Z',
  );
  solid(ink, base, color, { fill: metal(color, 30), bevel: 4 });
  solid(ink, stem, color, { fill: roundBar(color), bevel: 4 });
  solid(ink, rect(112, 278, 36, 12, 5), color, { fill: metal(color, 30), width: 4 });
  ink.draw(polyline([172, 120], [172, 172]), { stroke: ramp(color).line, width: 3 });
  knob(ink, [172, 178], 7, color);
}

function drawShade(ink: Ink, { shade, metal: metalColor }: Palette, isLit: boolean): void {
  const tone = ramp(shade);
  const outline = curve('M92 20L168 20C180 70 206 112 232 138L28 138C54 112 80 70 92 20Z');
  const lit = radial(
    0.5,
    0.75,
    0.75,
    '#fff6c9',
    [mix(shade, '#ffe9a0', 0.45), 0.3],
    [shade, 0.7],
    tone.shade,
  );
  const unlit = linear(15, tone.light, [tone.base, 0.45], tone.dark);
  const texture = (): void => {
    for (const k of [-2, -1, 0, 1, 2]) {
      const rib = curve(`M${130 + k * 16} 18Q${130 + k * 24} 80 ${130 + k * 44} 140`);
      ink.draw(rib, { stroke: tone.dark, width: 2.6, opacity: 0.35 });
    }
  };
  solid(ink, outline, shade, { fill: isLit ? lit : unlit, bevel: 5, texture });
  solid(ink, rect(24, 130, 212, 13, 6), shade, { width: 5, bevel: 3 });
  solid(ink, rect(88, 12, 84, 13, 6), metalColor, { width: 5, bevel: 3 });
  knob(ink, [130, 6], 8, metalColor);
}
