import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { glow } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, joinPaths, mapPath, type Path, type Point } from '../../ink/path.ts';
import { oval, polyline, range, rect } from '../../ink/shapes.ts';
import { cloud, stars } from '../../kits/sights/sky.ts';

/** The open sea at one time of the day. */
export interface Sea {
  zenith: string;
  sky: string;
  horizon: string;
  disc: string;
  cloud: string;
  /** The colours of the water, from the horizon to the lower edge. */
  water: readonly [string, string];
  land: string;
  isNight: boolean;
}

/** The y of the horizon, as a share of the height. */
const HORIZON = 0.64;
const DISC: Point = [0.857, 0.44];
const CLOUDS = [
  [0.16, 0.34, 0.34],
  [0.48, 0.17, 0.26],
  [0.9, 0.27, 0.3],
  [0.3, 0.56, 0.3],
  [0.88, 0.57, 0.26],
] as const;

/** Draws sky and sea within `box`; the caller clips to the panes. */
export function seascape(ink: Ink, box: Box, sea: Sea): void {
  const [x, y, w, h] = box;
  const at = (across: number, down: number): Point => [x + across * w, y + down * h];
  ink.draw(rect(...box), {
    fill: linear(90, sea.zenith, [sea.sky, 0.34], [sea.horizon, HORIZON], sea.horizon),
  });
  if (sea.isNight) stars(ink, [x, y, w, h * 0.5], 44);
  glow(ink, ...at(...DISC), w * 0.42, sea.disc, 0.9);
  for (const [across, down, size] of CLOUDS) cloud(ink, at(across, down), w * size, sea.cloud, 0.6);
  glow(ink, ...at(...DISC), w * 0.16, sea.disc, 0.9);
  ink.draw(oval(...at(...DISC), w * 0.066), { fill: mix(sea.disc, '#ffffff', 0.6) });
  drawIsland(ink, at(0.17, HORIZON), w * 0.26, mix(sea.land, sea.horizon, 0.3));
  drawWater(ink, box, sea);
  drawShip(ink, at(0.5, HORIZON + 0.04), w * 0.0019, sea);
}

function drawWater(ink: Ink, [x, y, w, h]: Box, { water, disc, horizon }: Sea): void {
  const top = y + HORIZON * h;
  ink.draw(rect(x, top, w, h * (1 - HORIZON)), {
    fill: linear(90, mix(water[0], horizon, 0.4), [water[0], 0.22], water[1]),
  });
  for (const i of range(14)) {
    const down = (i / 14) ** 1.5;
    const half = w * (0.016 + down * 0.07) * (0.5 + ink.random());
    const glint = oval(
      x + w * DISC[0] + ink.jitter(w * 0.12),
      top + 4 + down * h * 0.34,
      half,
      1.4 + down * 3,
    );
    ink.draw(glint, { fill: disc, opacity: 0.75 - down * 0.3 });
  }
  const ripples = range(34).map(() => {
    const down = ink.random();
    const half = 8 + down * 22;
    const [cx, cy] = [x + ink.random() * w, top + 8 + down * h * 0.34];
    return curve(`M${cx - half} ${cy}Q${cx} ${cy - 2 - down * 5} ${cx + half} ${cy}`);
  });
  ink.draw(joinPaths(...ripples), { stroke: ramp(water[0]).hi, width: 2, opacity: 0.4, cap: 'round' });
}

function drawIsland(ink: Ink, [cx, y]: Point, w: number, color: string): void {
  const tone = ramp(color);
  const place = (path: Path): Path => mapPath(path, (px, py) => [cx + px * w, y + py * w]);
  ink.draw(
    place(
      curve(
        'M-0.5 0C-0.38 -0.16 -0.24 -0.34 -0.1 -0.3C0.02 -0.26 0.1 -0.14 0.24 -0.12C0.36 -0.1 0.46 -0.04 0.5 0Z',
      ),
    ),
    {
      fill: linear(90, tone.base, tone.light),
    },
  );
  ink.draw(
    place(curve('M-0.3 -0.2C-0.24 -0.32 -0.16 -0.33 -0.1 -0.3C-0.16 -0.22 -0.16 -0.1 -0.2 0L-0.34 0Z')),
    {
      fill: tone.hi,
      opacity: 0.3,
    },
  );
  for (const [dx, lean] of [
    [0.2, 0.05],
    [0.3, -0.03],
  ] as const) {
    const [tx, ty] = [dx + lean, -0.32];
    ink.draw(place(polyline([dx, -0.08], [tx, ty])), { stroke: tone.dark, width: 3.4 });
    const fronds = [-1, -0.55, 0.55, 1].map((out) =>
      curve(`M${tx} ${ty}Q${tx + out * 0.06} ${ty - 0.07} ${tx + out * 0.12} ${ty + Math.abs(out) * 0.05}`),
    );
    ink.draw(place(joinPaths(...fronds)), { stroke: tone.dark, width: 4.4, cap: 'round' });
  }
}

/** A ship under full sail, far off. */
function drawShip(ink: Ink, [cx, cy]: Point, scale: number, { land, horizon, isNight }: Sea): void {
  const place = (path: Path): Path => mapPath(path, (x, y) => [cx + x * scale, cy + y * scale]);
  const sail = isNight ? mix(land, '#c8d0f0', 0.5) : mix(horizon, '#fff6e4', 0.6);
  const hull = mix(land, '#2a1830', 0.6);
  ink.draw(place(curve('M-46 -14L-34 -14L40 -14L56 -22L40 6L-32 6Z')), { fill: hull });
  ink.draw(place(polyline([-16, -12], [-16, -96])), { stroke: hull, width: 2.4 });
  ink.draw(place(polyline([16, -12], [16, -88])), { stroke: hull, width: 2.4 });
  for (const [left, top, w] of [
    [-38, -52, 36],
    [-35, -90, 30],
    [0, -48, 32],
    [2, -82, 28],
  ] as const)
    ink.draw(
      place(
        curve(
          `M${left} ${top}L${left + w} ${top}Q${left + w + 9} ${top + 16} ${left + w} ${top + 33}` +
            `L${left} ${top + 33}Q${left + 9} ${top + 16} ${left} ${top}Z`,
        ),
      ),
      { fill: sail, stroke: hull, width: 1.6 },
    );
  ink.draw(oval(cx + 2, cy + 8 * scale, 44 * scale, 4 * scale), { fill: hull, opacity: 0.4 });
}
