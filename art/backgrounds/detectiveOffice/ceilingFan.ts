import { ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, mapPath, type Point } from '../../ink/path.ts';
import { oval, polyline, rect } from '../../ink/shapes.ts';
import { roundBar } from '../../matter/metal.ts';
import { grain } from '../../matter/wood.ts';

/** The position of the fan's lamp; it is above the door bay and does not overlap it. */
export const FAN_LAMP: Point = [960, 196];
export const FAN_BOUNDS: Box = [650, 60, 620, 172];

/** The blades: how far each reaches to the side and toward the viewer, and which one droops. */
const BLADES = [
  { reach: -290, fall: 2, droop: 0 },
  { reach: 296, fall: -3, droop: 9 },
  { reach: -170, fall: 26, droop: 0 },
  { reach: 182, fall: 24, droop: 0 },
] as const;

const BLADE = curve('M0.1 -0.5L0.92 -0.9Q1 -0.8 1 0Q1 0.8 0.92 0.9L0.1 0.5Z');

interface FanColors {
  timber: string;
  metal: string;
  lamp: string;
  isLit: boolean;
}

/** A ceiling fan with a lamp of milky glass; a screw of one blade has come loose. */
export function ceilingFan(ink: Ink, { timber, metal, lamp, isLit }: FanColors): void {
  const [x] = FAN_LAMP;
  solid(
    ink,
    curve(`M${x - 34} 62L${x + 34} 62Q${x + 26} 84 ${x + 9} 88L${x - 9} 88Q${x - 26} 84 ${x - 34} 62Z`),
    metal,
    {
      bevel: 4,
    },
  );
  solid(ink, rect(x - 6, 84, 12, 44), metal, { fill: roundBar(metal), width: 2.4 });
  for (const { reach, fall, droop } of BLADES) {
    const path = mapPath(BLADE, (along, across) => [
      x + along * reach,
      146 + fall * along + droop * along * along + across * (11 + Math.abs(fall) * 0.32),
    ]);
    castShadow(ink, path, { dx: 8, dy: 30, blur: 12, opacity: 0.3 });
    solid(ink, path, timber, {
      bevel: 4,
      texture: () =>
        grain(ink, [Math.min(x, x + reach), 120, Math.abs(reach), 60], timber, {
          direction: 'along x',
          strength: 0.4,
        }),
    });
    ink.draw(
      polyline([x + reach * 0.08, 146 + fall * 0.1], [x + reach * 0.22, 146 + fall * 0.22 + droop * 0.05]),
      {
        stroke: ramp(metal).line,
        width: 13,
        cap: 'round',
      },
    );
    ink.draw(
      polyline([x + reach * 0.08, 146 + fall * 0.1], [x + reach * 0.22, 146 + fall * 0.22 + droop * 0.05]),
      {
        stroke: ramp(metal).light,
        width: 7,
        cap: 'round',
      },
    );
  }
  const motor = curve(
    `M${x - 46} 138Q${x - 46} 122 ${x - 22} 120L${x + 22} 120Q${x + 46} 122 ${x + 46} 138L${x + 38} 162L${x - 38} 162Z`,
  );
  solid(ink, motor, metal, { bevel: 5, fill: roundBar(metal) });
  ink.draw(polyline([x - 44, 138], [x + 44, 138]), { stroke: ramp(metal).line, width: 2.2 });
  drawLamp(ink, lamp, isLit);
  ink.draw(polyline([x + 30, 164], [x + 32, 214]), { stroke: ramp(metal).line, width: 2.6 });
  solid(ink, oval(x + 32, 218, 5, 7), metal, { bevel: 2, width: 2 });
}

function drawLamp(ink: Ink, lamp: string, isLit: boolean): void {
  const [x] = FAN_LAMP;
  const bowl = curve(`M${x - 42} 164L${x + 42} 164Q${x + 40} 204 ${x} 208Q${x - 40} 204 ${x - 42} 164Z`);
  const fill = isLit ? linear(90, '#fff6dc', lamp) : linear(70, '#c8c4b8', '#8e8a88');
  solid(ink, bowl, isLit ? lamp : '#a8a49c', { bevel: 4, fill });
  if (isLit) ink.blend('screen', () => glow(ink, x, 190, 150, lamp, 0.6));
}
