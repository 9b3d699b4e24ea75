import { ramp } from '../../../color.ts';
import type { Ink } from '../../../ink/Ink.ts';
import { castShadow, glow, recess, solid } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths, type Path, type Point, polar } from '../../../ink/path.ts';
import { oval, polygon, polyline, range } from '../../../ink/shapes.ts';
import { swing } from '../../../ink/swing.ts';
import { hinge } from '../../../matter/metal.ts';
import { BRASS } from '../../../matter/palette.ts';
import { BODY, HOLLOW, LEFT_ARM, type Looks, RIGHT_ARM } from './shape.ts';

export function drawCactus(ink: Ink, looks: Looks): void {
  drawArms(ink, looks);
  drawTrunk(ink, looks.flesh);
  drawFlower(ink, [160, 42], 34, looks.flower);
  drawFlower(ink, [267, 110], 21, looks.flower);
  drawFlower(ink, [54, 158], 17, looks.flower);
}

/** The cactus with its front open on hinges, and two shelves behind. */
export function drawHollowCactus(ink: Ink, looks: Looks): void {
  const { flesh, light } = looks;
  drawArms(ink, looks);
  castShadow(ink, BODY, { dx: 9, dy: 5, blur: 9, opacity: 0.35 });
  fleshy(ink, BODY, flesh);
  recess(ink, HOLLOW, '#6a4a34', {
    depth: 14,
    opacity: 0.8,
    fill: linear(90, '#3a2420', ['#6a4530', 0.6], '#8a5c3c'),
    texture: () => {
      glow(ink, 160, 250, 110, light, 1, 130);
      glow(ink, 160, 112, 70, light, 0.7, 60);
      for (const y of [150, 292]) drawShelf(ink, y);
    },
  });
  ink.warp(swing({ hinge: 106, cx: 160, cy: 220, angle: -124, distance: 1300, isMirrored: false }), () => {
    const tone = ramp(flesh);
    solid(ink, BODY, flesh, { bevel: 6, fill: linear(0, tone.base, tone.dark) });
    recess(ink, HOLLOW, '#a8784c', { depth: 7, fill: linear(60, '#b98a5a', '#7a5034') });
    ink.draw(joinPaths(...[136, 160, 184].map((x) => polyline([x, 70], [x, 366]))), {
      stroke: '#6a4530',
      width: 3,
      opacity: 0.7,
    });
  });
  for (const y of [130, 300]) hinge(ink, [106, y], 28, BRASS, 12);
  drawFlower(ink, [267, 110], 21, looks.flower);
  drawFlower(ink, [160, 42], 30, looks.flower);
}

function drawShelf(ink: Ink, y: number): void {
  ink.draw(polygon([106, y], [122, y - 10], [198, y - 10], [214, y]), {
    fill: '#c2905c',
    stroke: '#33201a',
    width: 3.5,
  });
  ink.draw(polygon([106, y], [214, y], [214, y + 9], [106, y + 9]), {
    fill: '#7a4e34',
    stroke: '#33201a',
    width: 3.5,
  });
}

function drawArms(ink: Ink, { flesh }: Looks): void {
  for (const arm of [LEFT_ARM, RIGHT_ARM]) {
    castShadow(ink, arm, { dx: 7, dy: 7, blur: 7, opacity: 0.35 });
    fleshy(ink, arm, flesh);
  }
  const ribs = [
    curve('M108 268C78 266 54 250 54 224L54 178'),
    curve('M212 228C240 228 266 210 266 182L266 130'),
  ];
  for (const rib of ribs) drawRib(ink, rib, flesh);
  drawSpines(
    ink,
    [
      [44, 190],
      [65, 210],
      [46, 234],
      [76, 262],
      [257, 150],
      [277, 170],
      [258, 196],
      [234, 236],
    ],
    flesh,
  );
}

function drawTrunk(ink: Ink, flesh: string): void {
  castShadow(ink, BODY, { dx: 9, dy: 5, blur: 9, opacity: 0.35 });
  fleshy(ink, BODY, flesh);
  for (const dx of [-34, -12, 12, 34])
    drawRib(
      ink,
      curve(
        `M${160 + dx} ${66 + Math.abs(dx) * 0.7}C${160 + dx * 1.2} 160 ${160 + dx * 1.2} 280 ${160 + dx} 398`,
      ),
      flesh,
    );
  const spines = range(6).flatMap((row): Point[] =>
    [-46, -23, 0, 23, 46].map((dx, i): Point => [160 + dx, 100 + row * 48 + (i % 2) * 24]),
  );
  drawSpines(ink, spines, flesh);
}

function fleshy(ink: Ink, path: Path, color: string): void {
  const tone = ramp(color);
  solid(ink, path, color, {
    bevel: 8,
    fill: linear(8, tone.shade, [tone.light, 0.2], [tone.hi, 0.34], [tone.base, 0.6], tone.dark),
  });
}

function drawRib(ink: Ink, rib: Path, color: string): void {
  const tone = ramp(color);
  ink.draw(rib, { stroke: tone.dark, width: 5, opacity: 0.75, cap: 'round' });
  ink.draw(rib, { stroke: tone.hi, width: 2.4, opacity: 0.55, cap: 'round', move: [3.4, 0] });
}

function drawSpines(ink: Ink, places: readonly Point[], flesh: string): void {
  const stars = places.flatMap(([x, y]) =>
    [200, 270, 340].map((turn) => polyline([x, y], polar(x, y, 9, turn))),
  );
  ink.draw(joinPaths(...stars), { stroke: ramp(flesh).line, width: 5, cap: 'round', opacity: 0.6 });
  ink.draw(joinPaths(...stars), { stroke: '#fff6dc', width: 2.4, cap: 'round' });
}

/** Two rings of petals, seen a little from the side. */
function drawFlower(ink: Ink, [x, y]: Point, radius: number, color: string): void {
  const tone = ramp(color);
  for (const [count, reach, fill] of [
    [5, 1, tone.shade],
    [4, 0.74, tone.light],
  ] as const)
    for (const i of range(count)) {
      const angle = 188 + (i * 164) / (count - 1);
      const tip = polar(x, y, radius * reach, angle);
      const [left, right] = [-34, 34].map((turn) =>
        polar(x, y, radius * reach * 0.9, angle + turn).join(' '),
      );
      const petal = curve(`M${x} ${y + 4}Q${left} ${tip.join(' ')}Q${right} ${x} ${y + 4}Z`);
      ink.draw(petal, { fill, stroke: tone.line, width: Math.min(3.6, radius * 0.13) });
    }
  ink.draw(oval(x, y - radius * 0.06, radius * 0.26, radius * 0.2), {
    fill: '#ffe07a',
    stroke: '#8a5a20',
    width: 2.6,
  });
}
