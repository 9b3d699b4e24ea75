import { mix, ramp } from '../../color.ts';
import type { Ink } from '../../ink/Ink.ts';
import { castShadow, glow, SHADOW, solid } from '../../ink/light.ts';
import { linear } from '../../ink/paint.ts';
import { type Box, curve, type Path, type Point } from '../../ink/path.ts';
import { oval, polygon, polyline, range, rect, spline } from '../../ink/shapes.ts';
import { ridge } from '../../kits/sights/land.ts';
import { cloud, moon, stars } from '../../kits/sights/sky.ts';
import { drapery } from '../../matter/drapery.ts';
import { metal } from '../../matter/metal.ts';
import { BRASS } from '../../matter/palette.ts';
import { tassel } from '../../matter/tassel.ts';
import { rollerBlind } from './rollerBlind.ts';

export type Journey = 'hills' | 'moonlight' | 'snow';

interface WindowColors {
  wood: string;
  drape: string;
  journey: Journey;
}

const FRAME = 22;

/** Returns the bounds with the curtains. */
export function carriageWindowBounds([x, y, w, h]: Box): Box {
  return [x - 58, y - FRAME - 14, w + 116, h + FRAME + 50];
}

/**
 * A broad window with rounded corners between tied curtains; `part`, 0 or 1, is the part of the landscape
 * that it shows.
 */
export function carriageWindow(
  ink: Ink,
  box: Box,
  part: 0 | 1,
  { wood, drape, journey }: WindowColors,
): void {
  const [x, y, w, h] = box;
  const frame = rect(x - FRAME, y - FRAME, w + 2 * FRAME, h + 2 * FRAME, 34);
  castShadow(ink, frame, { dx: 8, dy: 10, blur: 12, opacity: 0.45 });
  solid(ink, frame, wood, { bevel: 7 });
  ink.draw(rect(x - 9, y - 9, w + 18, h + 18, 26), { stroke: BRASS, width: 4 });
  const pane = rect(x, y, w, h, 20);
  ink.clip(pane, () => {
    LANDS[journey](ink, box, part);
    if (journey === 'snow') drawFrost(ink, box);
    ink.draw(polygon([x + w * 0.1, y + h], [x + w * 0.44, y], [x + w * 0.56, y], [x + w * 0.22, y + h]), {
      fill: '#ffffff',
      opacity: 0.12,
    });
    ink.draw(pane, { stroke: SHADOW, width: 26, opacity: 0.45, blur: 7, move: [5, 7] });
  });
  ink.draw(pane, { stroke: ramp(wood).line });
  if (part) rollerBlind(ink, box, mix('#d8c49a', wood, 0.3));
  drawCurtain(ink, box, 0, drape);
  if (part) looseCurtain(ink, box, drape);
  else drawCurtain(ink, box, 1, drape);
  const rail = rect(x - 56, y - FRAME - 8, w + 112, 13, 6);
  castShadow(ink, rail, { dx: 2, dy: 7, blur: 5, opacity: 0.45 });
  solid(ink, rail, BRASS, { bevel: 3, width: 2.4, fill: metal(BRASS, 90) });
  for (const at of [x - 58, x + w + 58])
    solid(ink, oval(at, y - FRAME - 2, 12), BRASS, { bevel: 3, width: 2.4 });
}

function drawCurtain(ink: Ink, [x, y, w, h]: Box, side: 0 | 1, color: string): void {
  const at = (from: number, to: number) =>
    side ? { left: x + w - to, right: x + w - from } : { left: x + from, right: x + to };
  const tie = y + h * 0.62;
  const hangs = [
    { y: y - FRAME - 2, ...at(-50, 72) },
    { y: y + h * 0.3, ...at(-48, 56) },
    { y: tie, ...at(-46, 2) },
    { y: y + h * 0.85, ...at(-48, 20) },
    { y: y + h + FRAME + 20, ...at(-50, 26) },
  ];
  const edge = hangs.map(({ y: top, right }): Point => [right, top]);
  const start = hangs.map(({ y: top, left }): Point => [left, top]);
  castShadow(ink, polygon(...start, ...edge.toReversed()), { dx: 9, dy: 6, blur: 9, opacity: 0.45 });
  drapery(ink, { hangs, folds: 5, sag: 6 }, color);
  const { left, right } = at(-50, 6);
  solid(ink, rect(left, tie - 9, right - left, 18, 8), BRASS, { bevel: 3, width: 2.4 });
  tassel(ink, [side ? left + 8 : right - 8, tie + 4], 0.5, BRASS);
}

/** The right curtain, which has come loose: it hangs straight, with its tie beside it. */
function looseCurtain(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const [top, foot] = [y - FRAME - 2, y + h + FRAME + 34];
  const hangs = [
    { y: top, left: x + w - 84, right: x + w + 50 },
    { y: y + h * 0.4, left: x + w - 88, right: x + w + 50 },
    { y: y + h * 0.75, left: x + w - 80, right: x + w + 52 },
    { y: foot, left: x + w - 94, right: x + w + 54 },
  ];
  castShadow(ink, polygon([x + w - 84, top], [x + w + 50, top], [x + w + 54, foot], [x + w - 94, foot]), {
    dx: 9,
    dy: 6,
    blur: 9,
    opacity: 0.45,
  });
  drapery(ink, { hangs, folds: 6, sag: 6 }, color);
  const tie = curve(
    `M${x + w + 56} ${y + h * 0.56}Q${x + w + 66} ${y + h * 0.7} ${x + w + 60} ${y + h * 0.8}`,
  );
  ink.draw(tie, { stroke: ramp(BRASS).line, width: 9, cap: 'round' });
  ink.draw(tie, { stroke: BRASS, width: 5, cap: 'round' });
  tassel(ink, [x + w + 60, y + h * 0.8], 0.5, BRASS);
}

const LANDS: Record<Journey, (ink: Ink, box: Box, part: 0 | 1) => void> = {
  hills: drawHills,
  moonlight: drawMoonlight,
  snow: drawSnow,
};

function drawHills(ink: Ink, box: Box, part: 0 | 1): void {
  const [x, y, w, h] = box;
  ink.draw(rect(...box), { fill: linear(90, '#5a9ad8', ['#a8d4ee', 0.45], '#ffedc4') });
  cloud(ink, [x + w * (part ? 0.3 : 0.7), y + h * 0.24], 110, '#ffffff', 0.9);
  cloud(ink, [x + w * (part ? 0.8 : 0.24), y + h * 0.14], 80, '#ffffff', 0.75);
  ridge(ink, box, part ? [0.5, 0.4, 0.52, 0.44, 0.5] : [0.56, 0.46, 0.36, 0.5, 0.44], '#8a9cc8');
  ridge(ink, box, [0.64, 0.56, 0.62, 0.55, 0.6], linear(90, '#7aac84', '#5c9270'));
  if (part) drawViaduct(ink, box, '#c8a888');
  else drawVillage(ink, box);
  ridge(ink, box, [0.78, 0.73, 0.77, 0.72, 0.76], linear(90, '#a8c85c', '#5c9048'));
  for (const i of range(12))
    ink.draw(rect(x + ink.random() * w - 60, y + h * (0.82 + i * 0.016), 90 + ink.random() * 110, 4, 2), {
      fill: i % 3 ? '#3f7a48' : '#e0f0a0',
      opacity: 0.5,
    });
  drawPole(ink, [x + w * (part ? 0.2 : 0.84), y + h], '#4a3a3c');
}

function drawVillage(ink: Ink, [x, y, w, h]: Box): void {
  for (const [dx, size, roof] of [
    [0.2, 30, '#b0584a'],
    [0.29, 24, '#8a4a44'],
    [0.36, 34, '#b86a4a'],
  ] as const) {
    const [left, foot] = [x + w * dx, y + h * 0.75];
    ink.draw(rect(left, foot - size, size * 1.1, size), { fill: '#f0e0c0', stroke: '#4a3a48', width: 2 });
    ink.draw(
      polygon(
        [left - 5, foot - size],
        [left + size * 1.1 + 5, foot - size],
        [left + size * 0.55, foot - size * 1.7],
      ),
      {
        fill: roof,
        stroke: '#4a2a38',
        width: 2,
      },
    );
  }
  const [tx, foot] = [x + w * 0.47, y + h * 0.75];
  ink.draw(rect(tx, foot - 62, 20, 62), { fill: '#e8d4b0', stroke: '#4a3a48', width: 2 });
  ink.draw(polygon([tx - 4, foot - 62], [tx + 24, foot - 62], [tx + 10, foot - 104]), {
    fill: '#7a5060',
    stroke: '#3a2438',
    width: 2,
  });
}

function drawViaduct(ink: Ink, [x, y, w, h]: Box, color: string): void {
  const tone = ramp(color);
  const top = y + h * 0.52;
  ink.draw(rect(x - 4, top, w + 8, 16), { fill: tone.base, stroke: tone.line, width: 2 });
  for (const i of range(7)) {
    const left = x + i * 66 - 20;
    ink.draw(rect(left, top + 14, 17, h * 0.3), {
      fill: linear(0, tone.light, tone.dark),
      stroke: tone.line,
      width: 2,
    });
    ink.draw(
      curve(
        `M${left + 17} ${top + 44}Q${left + 41} ${top + 4} ${left + 66} ${top + 44}L${left + 66} ${top + 14}L${left + 17} ${top + 14}Z`,
      ),
      {
        fill: tone.shade,
        stroke: tone.line,
        width: 2,
      },
    );
  }
}

/** A telegraph pole close to the window, with its wires. */
function drawPole(ink: Ink, [x, foot]: Point, color: string): void {
  ink.draw(rect(x - 6, foot - 260, 12, 262), { fill: color, stroke: '#1c1424', width: 2 });
  for (const dy of [-236, -206]) {
    ink.draw(rect(x - 36, foot + dy, 72, 8, 2), { fill: color, stroke: '#1c1424', width: 2 });
    for (const dx of [-30, 30]) {
      ink.draw(oval(x + dx, foot + dy - 4, 4, 6), { fill: '#d8e4e0', stroke: '#1c1424', width: 1.6 });
      ink.draw(
        curve(
          `M${x + dx - 500} ${foot + dy - 10}Q${x + dx - 240} ${foot + dy + 46} ${x + dx} ${foot + dy - 6}` +
            `Q${x + dx + 240} ${foot + dy + 46} ${x + dx + 500} ${foot + dy - 10}`,
        ),
        {
          stroke: '#1c1424',
          width: 1.8,
          opacity: 0.7,
        },
      );
    }
  }
}

function drawMoonlight(ink: Ink, box: Box, part: 0 | 1): void {
  const [x, y, w, h] = box;
  ink.draw(rect(...box), { fill: linear(90, '#101a4c', ['#2c4a8c', 0.5], '#7a98c8') });
  stars(ink, [x, y, w, h * 0.5], 34);
  if (!part) {
    ink.blend('screen', () => glow(ink, x + w * 0.4, y + h * 0.26, 150, '#a8c4ff', 0.7));
    moon(ink, [x + w * 0.4, y + h * 0.26], 30);
  }
  ridge(ink, box, part ? [0.4, 0.52, 0.36, 0.5, 0.42] : [0.5, 0.42, 0.54, 0.38, 0.5], '#34487c');
  if (part) drawViaduct(ink, box, '#4a5684');
  ink.draw(rect(x, y + h * 0.64, w, h * 0.2), { fill: linear(90, '#6a8cc4', '#2c4478') });
  for (const i of range(9)) {
    const reach = 40 + ink.random() * 70;
    ink.draw(rect(x + w * 0.4 - reach / 2 + ink.jitter(120), y + h * (0.66 + i * 0.018), reach, 3, 1.5), {
      fill: '#e0ecff',
      opacity: 0.6,
    });
  }
  ridge(ink, box, [0.84, 0.8, 0.83, 0.79, 0.82], '#18244c');
  for (const i of range(9))
    drawFir(ink, [x + i * 56 + ink.random() * 30, y + h + 4], 60 + ink.random() * 50, '#121a3c', false);
}

function drawFir(ink: Ink, [x, foot]: Point, size: number, color: string, isSnowy: boolean): void {
  for (const i of range(3)) {
    const [half, top] = [size * (0.32 - i * 0.07), foot - size * (0.5 + i * 0.25)];
    ink.draw(polygon([x - half, top + size * 0.4], [x + half, top + size * 0.4], [x, top]), {
      fill: color,
      stroke: '#101430',
      width: 1.6,
    });
    if (isSnowy)
      ink.draw(polygon([x - half * 0.8, top + size * 0.32], [x + half * 0.5, top + size * 0.2], [x, top]), {
        fill: '#dce8f8',
        opacity: 0.9,
      });
  }
}

function drawSnow(ink: Ink, box: Box, part: 0 | 1): void {
  const [x, y, w, h] = box;
  ink.draw(rect(...box), { fill: linear(90, '#4c5c84', ['#7c8cb0', 0.5], '#b8c4d8') });
  ridge(ink, box, part ? [0.3, 0.42, 0.28, 0.38, 0.3] : [0.42, 0.28, 0.44, 0.34, 0.42], '#6a7aa4');
  for (const i of range(8))
    drawFir(ink, [x + i * 60 + ink.random() * 26, y + h * 0.72], 100 + ink.random() * 70, '#2c4258', true);
  for (const _ of range(60))
    ink.draw(oval(x + ink.random() * w, y + ink.random() * h * 0.8, 2 + ink.random() * 3.4), {
      fill: '#ffffff',
      opacity: 0.5 + ink.random() * 0.4,
    });
  const crest = part ? [0.5, 0.56, 0.66, 0.62, 0.44] : [0.4, 0.56, 0.62, 0.54, 0.6];
  ridge(ink, box, crest, linear(90, '#eef4ff', ['#b4c4e4', 0.4], '#7c90bc'));
  ridge(
    ink,
    box,
    crest.map((top) => top + 0.16),
    linear(90, '#dce8fa', '#8ea2cc'),
    0.8,
  );
}

/** Frost flowers that grow from the corners. */
function drawFrost(ink: Ink, [x, y, w, h]: Box): void {
  for (const [cx, cy, turn] of [
    [x, y + h, -45],
    [x + w, y + h, -135],
    [x + w, y, 135],
  ] as const)
    for (const i of range(7)) {
      const angle = ((turn + (i - 3) * 15) * Math.PI) / 180;
      const length = 50 + ink.random() * 60;
      const along = (share: number, aside: number): Point => [
        cx + Math.cos(angle) * length * share - Math.sin(angle) * aside,
        cy + Math.sin(angle) * length * share + Math.cos(angle) * aside,
      ];
      const barbs: Path[] = [0.35, 0.55, 0.75].flatMap((share) => [
        polyline(along(share, 0), along(share + 0.16, 13 * (1 - share) + 5)),
        polyline(along(share, 0), along(share + 0.16, -13 * (1 - share) - 5)),
      ]);
      for (const line of [spline([along(0, 0), along(0.5, 2), along(1, 0)]), ...barbs])
        ink.draw(line, { stroke: '#f0f8ff', width: 2.6, opacity: 0.75, cap: 'round' });
    }
}
