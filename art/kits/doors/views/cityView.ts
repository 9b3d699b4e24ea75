import { mix, ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { type Box, joinPaths, type Path } from '../../../ink/path.ts';
import { placesIn } from '../../../ink/placesIn.ts';
import { polygon, range, rect } from '../../../ink/shapes.ts';
import { moon, stars } from '../../sights/sky.ts';
import { through } from './perspective.ts';

interface Block {
  /** As a share of the view. */
  left: number;
  width: number;
  top: number;
  crown?: 'spire' | 'step' | 'slant';
}

const FAR: readonly Block[] = [
  { left: -0.02, width: 0.16, top: 0.42 },
  { left: 0.13, width: 0.12, top: 0.34, crown: 'step' },
  { left: 0.27, width: 0.14, top: 0.45 },
  { left: 0.42, width: 0.1, top: 0.3, crown: 'spire' },
  { left: 0.54, width: 0.16, top: 0.41 },
  { left: 0.72, width: 0.13, top: 0.36, crown: 'slant' },
  { left: 0.87, width: 0.16, top: 0.44 },
];
const NEAR: readonly Block[] = [
  { left: -0.04, width: 0.22, top: 0.56 },
  { left: 0.19, width: 0.2, top: 0.47, crown: 'step' },
  { left: 0.41, width: 0.17, top: 0.6 },
  { left: 0.57, width: 0.22, top: 0.5, crown: 'slant' },
  { left: 0.8, width: 0.24, top: 0.57 },
];

/** Behind a modern glass door: a balcony above a city at night. */
export function cityView(ink: Ink, opening: Path, box: Box, dusk: string): void {
  const at = placesIn(box);
  const [x, y, w, h] = box;
  const night = mix('#0f1638', dusk, 0.12);
  through(
    ink,
    opening,
    () => {
      ink.draw(opening, {
        fill: linear(90, night, [mix(night, dusk, 0.55), 0.34], [dusk, 0.52], mix(dusk, '#ffdca8', 0.7)),
      });
      stars(ink, [x, y, w, h * 0.3], 34);
      moon(ink, at(0.56, 0.25), w * 0.075);
      glow(ink, ...at(0.5, 0.66), w * 0.95, mix(dusk, '#ffe6bc', 0.7), 0.95, h * 0.26);
      for (const block of FAR) tower(ink, box, block, mix(night, dusk, 0.36), 0.75);
      glow(ink, ...at(0.5, 0.74), w * 0.8, mix(dusk, '#ffd9a0', 0.5), 0.6, h * 0.12);
      for (const block of NEAR) tower(ink, box, block, mix(night, dusk, 0.06), 1);
      balcony(ink, box);
    },
    0.35,
  );
}

function tower(
  ink: Ink,
  [x, y, w, h]: Box,
  { left, width, top, crown }: Block,
  color: string,
  light: number,
): void {
  const tone = ramp(color);
  const body: Box = [x + w * left, y + h * top, w * width, h * (1 - top)];
  ink.draw(joinPaths(rect(...body), crownOf(body, crown)), {
    fill: linear(0, tone.light, [tone.base, 0.4], tone.dark),
    stroke: tone.line,
    width: 2,
  });
  const [lit, dim] = windowsOf(ink, body);
  ink.draw(joinPaths(...lit), { fill: '#ffe08a', opacity: 0.95 * light });
  ink.draw(joinPaths(...dim), { fill: '#8fd0f0', opacity: 0.5 * light });
}

function crownOf([x, y, w]: Box, crown: Block['crown']): Path {
  if (crown === 'spire')
    return polygon([x + w * 0.44, y + 2], [x + w * 0.5, y - w * 1.3], [x + w * 0.56, y + 2]);
  if (crown === 'step') return rect(x + w * 0.2, y - w * 0.28, w * 0.6, w * 0.3);
  if (crown === 'slant') return polygon([x, y + 2], [x + w, y - w * 0.4], [x + w, y + 2]);
  return [];
}

/** Returns windows in rows, the bright ones and the dim ones. Three in ten are bright, one in ten is dim, the others are dark. */
function windowsOf(ink: Ink, [x, y, w, h]: Box): readonly [Path[], Path[]] {
  const lit: Path[] = [];
  const dim: Path[] = [];
  const columns = Math.max(2, Math.floor(w / 10.5));
  const pitch = (w - 8) / columns;
  for (const n of range(columns * Math.floor(h / 15))) {
    const pane = rect(x + 4 + (n % columns) * pitch + 2, y + 9 + Math.floor(n / columns) * 15, pitch - 4, 8);
    const dice = ink.random();
    if (dice < 0.3) lit.push(pane);
    else if (dice < 0.4) dim.push(pane);
  }
  return [lit, dim];
}

/** Wooden decking and a balustrade of glass. */
function balcony(ink: Ink, [x, y, w, h]: Box): void {
  const deck = y + h * 0.9;
  ink.draw(rect(x, deck, w, h * 0.1), { fill: linear(90, '#6a5360', '#9a7a68') });
  for (const i of range(9)) {
    const across = (i - 4) / 4;
    const joint = polygon(
      [x + w * (0.5 + across * 0.44), deck],
      [x + w * (0.5 + across * 0.8), y + h],
      [x + w * (0.5 + across * 0.8) + 2, y + h],
      [x + w * (0.5 + across * 0.44) + 1.5, deck],
    );
    ink.draw(joint, { fill: '#3a2a3c' });
  }
  const top = y + h * 0.72;
  ink.draw(rect(x, top, w, deck - top), { fill: linear(80, ['#d8f0ff', 0, 0.34], ['#8fb8d8', 1, 0.16]) });
  for (const share of [0.1, 0.58]) {
    const shine = polygon(
      [x + w * share, deck],
      [x + w * (share + 0.16), top],
      [x + w * (share + 0.26), top],
      [x + w * (share + 0.1), deck],
    );
    ink.draw(shine, { fill: '#fff', opacity: 0.16 });
  }
  for (const share of [0.02, 0.34, 0.66, 0.98])
    ink.draw(rect(x + w * share - 3, top, 6, deck - top), {
      fill: linear(0, '#e3e8f0', '#5a6274'),
      stroke: '#232636',
      width: 2,
    });
  ink.draw(rect(x, top - 7, w, 10), {
    fill: linear(90, '#f3f6fa', ['#aab3c2', 0.5], '#5a6274'),
    stroke: '#232636',
    width: 2.5,
  });
}
