import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Point } from '../../ink/path.ts';
import { oval, rect } from '../../ink/shapes.ts';
import { metal, rod } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';

export function gasLampBounds([x, y]: Point): Box {
  return [x - 34, y - 76, 68, 130];
}

/** A lamp in a tulip of glass on a bent arm; `at`: its flame. */
export function gasLamp(ink: Ink, [x, y]: Point, light: string, isLit: boolean): void {
  const shield = curve(
    `M${x - 20} ${y + 30}Q${x} ${y + 16} ${x + 20} ${y + 30}L${x + 12} ${y + 66}Q${x} ${y + 78} ${x - 12} ${y + 66}Z`,
  );
  castShadow(ink, shield, { dx: 6, dy: 9, blur: 7, opacity: 0.5 });
  solid(ink, shield, BRASS, { bevel: 4, width: 2.6, fill: metal(BRASS, 60) });
  rod(ink, curve(`M${x} ${y + 56}Q${x - 26} ${y + 48} ${x - 4} ${y + 26}`), BRASS, 7);
  solid(ink, rect(x - 13, y + 18, 26, 11, 4), BRASS, { bevel: 3, width: 2.4 });
  const tulip = curve(
    `M${x - 13} ${y + 18}Q${x - 32} ${y - 4} ${x - 24} ${y - 46}Q${x - 12} ${y - 38} ${x} ${y - 46}` +
      `Q${x + 12} ${y - 38} ${x + 24} ${y - 46}Q${x + 32} ${y - 4} ${x + 13} ${y + 18}Z`,
  );
  const fill = isLit
    ? linear(90, light, ['#fff6dc', 0.6], light)
    : linear(65, '#c8ccd0', ['#98a0aa', 0.5], '#707884');
  ink.draw(tulip, { fill, opacity: 0.94 });
  ink.draw(curve(`M${x - 19} ${y - 30}Q${x - 24} ${y - 4} ${x - 12} ${y + 10}`), {
    stroke: '#ffffff',
    width: 3,
    opacity: 0.7,
    cap: 'round',
  });
  ink.draw(tulip, { stroke: ramp(BRASS).line, width: 2.6 });
  if (!isLit) return;
  ink.draw(curve(`M${x} ${y - 26}Q${x + 10} ${y - 6} ${x} ${y + 10}Q${x - 10} ${y - 6} ${x} ${y - 26}Z`), {
    fill: '#ffffff',
  });
  ink.draw(oval(x, y - 2, 5, 9), { fill: light });
  ink.blend('screen', () => glow(ink, x, y - 8, 180, light, 0.7));
}
