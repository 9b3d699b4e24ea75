import { ramp } from '../../color.ts';
import { defineItem } from '../../defineItem.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { curve, joinPaths, mapPath, movePath, type Path, type Point, turnPath } from '../../ink/path.ts';
import { oval, polygon, rect } from '../../ink/shapes.ts';
import { lying } from '../../kits/things/lying.ts';
import { tips } from '../../leaves.ts';
import { metal, rivet } from '../../matter/metal.ts';
import { SILVER } from '../../matter/palette.ts';

interface Palette {
  grip: string;
  blade: string;
}

type Side = 1 | -1;

/** The angle of each half in degrees, closed and open. The grips are bent outward against the blades. */
const GAP = { shut: 13, cut: 29 };
const BENT = 11;
const PIVOT: Point = [150, 176];
const TURN = 20;
/** The half whose blade points to the right, not yet opened; the other is its mirror image. */
const BLADE = curve('M-5 -174C16 -146 26 -92 25 -8L21 24L-18 24L-20 -16Z');
const EDGE = curve('M-5 -172L-20 -16L-9 -16Z');
const GRIP = curve(
  'M15 14L-15 14C-16 40 -34 56 -50 72C-72 96 -66 160 -24 164C22 166 30 116 22 82C16 58 14 40 15 14Z',
);
const AROUND_BLADE = polygon([-14, -184], [10, -184], [36, -90], [34, 26], [-30, 26], [-30, -16]);
const AROUND_GRIP = oval(-20, 106, 64, 74);
const HOLE = oval(-20, 114, 22, 30);

/** Scissors. Closed, the blades lie on each other; opened, they stand wide apart. */
export const scissors = defineItem<Palette>({
  id: 'scissors',
  name: 'Scissors',
  tag: 'Keys',
  anchor: 'top',
  size: [286, 346],
  margin: { top: 14, right: 26, bottom: 32, left: 14 },
  line: 8,
  seed: 252,
  stand: { width: 5.6, center: 34, foot: 97 },
  realSize: { height: 18 },
  lying: { thickness: 6 },
  palettes: {
    red: { grip: '#d0453f', blade: SILVER },
    teal: { grip: '#35948f', blade: SILVER },
    black: { grip: '#2e2a38', blade: '#ecd9ad' },
    yellow: { grip: '#e4ab34', blade: SILVER },
  },
  opens: true,
  leaves: ([1, -1] as const).map((side) =>
    tips(movePath(turnPath(halfOf(side, GAP.shut), TURN, [0, 0]), ...PIVOT), {
      pivot: PIVOT,
      angle: side * (GAP.cut - GAP.shut),
    }),
  ),
  draw(ink, palette, isOpened) {
    const gap = isOpened ? GAP.cut : GAP.shut;
    const outline = ([-1, 1] as const).flatMap((side) => [
      placed(BLADE, side, gap - BENT),
      joinPaths(placed(GRIP, side, gap), placed(HOLE, side, gap)),
    ]);
    lying(ink, { at: PIVOT, turn: TURN, outline }, () => {
      drawHalf(ink, -1, gap, palette);
      castShadow(ink, placed(BLADE, 1, gap - BENT), { dx: 4, dy: 6, blur: 4, opacity: 0.4 });
      drawHalf(ink, 1, gap, palette);
      drawScrew(ink);
    });
  },
});

/** A half with its outline, roughly. */
function halfOf(side: Side, gap: number): Path {
  return joinPaths(placed(AROUND_BLADE, side, gap - BENT), placed(AROUND_GRIP, side, gap));
}

function placed(path: Path, side: Side, gap: number): Path {
  return turnPath(
    mapPath(path, (x, y) => [side * x, y]),
    side * gap,
    [0, 0],
  );
}

function drawHalf(ink: Ink, side: Side, gap: number, { grip, blade }: Palette): void {
  solid(ink, placed(BLADE, side, gap - BENT), blade, {
    fill: metal(blade, side > 0 ? 8 : 172),
    bevel: 4,
    rim: 0.7,
    width: 5.5,
  });
  ink.draw(placed(EDGE, side, gap - BENT), { fill: '#ffffff', opacity: 0.75 });
  const tone = ramp(grip);
  solid(ink, joinPaths(placed(GRIP, side, gap), placed(HOLE, side, gap)), grip, {
    evenOdd: true,
    bevel: 8,
    rim: 0.75,
    fill: linear(40, tone.light, [tone.base, 0.45], tone.dark),
  });
  ink.draw(placed(curve('M-46 84C-58 100 -58 128 -48 142'), side, gap), {
    stroke: '#fff',
    width: 5.5,
    cap: 'round',
    opacity: side > 0 ? 0.6 : 0.3,
  });
}

function drawScrew(ink: Ink): void {
  rivet(ink, [0, 0], 12, SILVER);
  ink.draw(turnPath(rect(-8, -2, 16, 4, 2), 35, [0, 0]), { fill: '#3a3444' });
}
