import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow, lightShaft } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { oval } from '../../../ink/shapes.ts';
import { foliage, type Puff } from '../../../matter/foliage.ts';
import { ridge } from '../../sights/land.ts';
import { cloud } from '../../sights/sky.ts';
import { cliff, ROCK, rainbow, waterfall } from '../../sights/waterfall.ts';
import { through } from './perspective.ts';

const GREEN = '#4f9a4a';
const FAR_GREEN = mix(GREEN, '#bfeaf2', 0.2);
/** The clumps of the jungle: places and sizes in parts of the view. */
const FAR_LEFT: readonly Puff[] = [
  [0.1, 0.36, 0.22],
  [0.3, 0.33, 0.14],
  [0.02, 0.47, 0.2],
];
const FAR_RIGHT: readonly Puff[] = [
  [0.92, 0.36, 0.24],
  [0.72, 0.34, 0.13],
  [1, 0.5, 0.2],
];
const NEAR_LEFT: readonly Puff[] = [
  [0.02, 0.66, 0.2],
  [0.16, 0.76, 0.13],
];
const NEAR_RIGHT: readonly Puff[] = [
  [0.98, 0.64, 0.2],
  [0.86, 0.76, 0.13],
];
const STONES = [
  [0.5, 0.97, 0.2],
  [0.4, 0.905, 0.14],
  [0.54, 0.855, 0.1],
  [0.47, 0.815, 0.07],
] as const;

/** Behind a temple's door: a waterfall in the jungle, with stones across its pool. */
export function waterfallView(ink: Ink, opening: Path, box: Box): void {
  const at = placesIn(box);
  const w = box[2];
  const clumps = (places: readonly Puff[]): Puff[] =>
    places.map(([across, down, size]) => [...at(across, down), size * w]);
  through(ink, opening, () => {
    ink.draw(opening, { fill: linear(90, '#58b8e8', ['#bfeaf2', 0.35], '#f4fbe0') });
    glow(ink, ...at(0.24, 0.12), w * 0.6, '#fffbd8', 0.9);
    cloud(ink, at(0.68, 0.2), w * 0.6, '#ffffff');
    ridge(ink, box, [0.34, 0.27, 0.31, 0.25, 0.33], '#8fc7b8');
    cliff(ink, box);
    waterfall(ink, box);
    foliage(ink, clumps(FAR_LEFT), FAR_GREEN, 2);
    foliage(ink, clumps(FAR_RIGHT), FAR_GREEN, 2);
    rainbow(ink, at(0.5, 0.74), w * 0.42);
    foliage(ink, clumps(NEAR_LEFT), GREEN, 2.5);
    foliage(ink, clumps(NEAR_RIGHT), GREEN, 2.5);
    for (const stone of STONES) steppingStone(ink, box, stone);
    const beam = [at(0.05, 0), at(0.3, 0), at(0.95, 0.8), at(0.4, 0.8)] as const;
    lightShaft(ink, { corners: beam, color: '#fffbd0', opacity: 0.5 });
  });
}

function steppingStone(ink: Ink, box: Box, [across, down, size]: (typeof STONES)[number]): void {
  const [cx, cy] = placesIn(box)(across, down);
  const r = size * box[2];
  const tone = ramp(ROCK);
  ink.draw(oval(cx, cy + r * 0.28, r * 1.15, r * 0.36), { fill: '#0f5f78', opacity: 0.5 });
  ink.draw(oval(cx, cy + r * 0.16, r, r * 0.34), { fill: tone.dark, stroke: tone.line, width: 2.5 });
  ink.draw(oval(cx, cy, r, r * 0.32), {
    fill: linear(60, tone.hi, tone.base),
    stroke: tone.line,
    width: 2.5,
  });
  ink.draw(oval(cx - r * 0.4, cy + r * 0.06, r * 0.4, r * 0.12), { fill: GREEN, opacity: 0.75 });
}
