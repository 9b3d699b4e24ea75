import type { Ink } from '../../../ink/Ink.ts';
import { glow } from '../../../ink/light.ts';
import { linear } from '../../../ink/paint.ts';
import { curve, joinPaths } from '../../../ink/path.ts';
import { oval, polygon, range, rect } from '../../../ink/shapes.ts';
import { sphere } from '../../../matter/metal.ts';
import { drawTitle } from './title.ts';

const BEAM = '#c8ff9a';

/** A film poster: a spaceship over a lonely house, between film perforations. Its field is 300 by 420. */
export function drawFilm(ink: Ink): void {
  ink.draw(rect(0, 0, 300, 420), { fill: linear(90, '#1c1848', ['#4a2a78', 0.4], ['#b8447a', 0.75]) });
  const stars = range(40).map(() =>
    oval(40 + ink.random() * 220, 14 + ink.random() * 190, 0.8 + ink.random() * 1.7),
  );
  ink.draw(joinPaths(...stars), { fill: '#fff', opacity: 0.85 });
  drawMoon(ink);
  drawHills(ink);
  drawBeam(ink);
  drawHouse(ink);
  drawSaucer(ink);
  drawFilmEdges(ink);
  drawTitle(ink, 346, '#ffd24f');
}

function drawMoon(ink: Ink): void {
  glow(ink, 220, 70, 60, '#ffd9a8', 0.5);
  ink.draw(oval(220, 70, 24), { fill: linear(60, '#fff2d8', '#f0b88a') });
  ink.draw(joinPaths(oval(212, 64, 5), oval(228, 76, 6), oval(226, 58, 3)), {
    fill: '#d99a78',
    opacity: 0.6,
  });
}

function drawHills(ink: Ink): void {
  ink.draw(curve('M0 300Q70 244 150 280Q230 312 300 256V420H0Z'), {
    fill: '#54286a',
    stroke: '#2a1648',
    width: 3,
  });
  ink.draw(curve('M0 350Q80 290 160 312Q240 334 300 312V420H0Z'), {
    fill: linear(90, '#2c2058', '#160f30'),
    stroke: '#120c28',
    width: 3,
  });
}

function drawBeam(ink: Ink): void {
  const beam = polygon([128, 150], [172, 150], [226, 330], [74, 330]);
  ink.draw(beam, { fill: linear(90, [BEAM, 0, 0.9], [BEAM, 0.8, 0.3], [BEAM, 1, 0.05]) });
  ink.draw(polygon([140, 150], [160, 150], [184, 330], [116, 330]), {
    fill: linear(90, ['#fff', 0, 0.7], ['#fff', 1, 0]),
  });
  ink.draw(oval(150, 322, 72, 13), { fill: BEAM, opacity: 0.45 });
}

function drawHouse(ink: Ink): void {
  ink.draw(rect(122, 270, 56, 46), { fill: linear(0, '#7a4a78', '#3a2450'), stroke: '#160f30', width: 3.5 });
  ink.draw(polygon([112, 274], [150, 236], [188, 274]), {
    fill: linear(0, '#c85a6a', '#6a2a50'),
    stroke: '#160f30',
    width: 3.5,
  });
  ink.draw(rect(160, 240, 10, 22), { fill: '#3a2450', stroke: '#160f30', width: 3 });
  ink.draw(joinPaths(rect(131, 282, 14, 14), rect(155, 282, 14, 14)), {
    fill: '#ffe27a',
    stroke: '#160f30',
    width: 2.5,
  });
}

function drawSaucer(ink: Ink): void {
  const dome = curve('M114 108C114 64 186 64 186 108Z');
  ink.draw(dome, { fill: linear(30, '#e8fff4', ['#7fe0c8', 0.5], '#2f8a8a'), stroke: '#160f30', width: 4 });
  ink.draw(curve('M126 98C128 84 138 78 146 78'), { stroke: '#fff', width: 4.5, cap: 'round', opacity: 0.9 });
  ink.draw(oval(150, 122, 92, 27), {
    fill: linear(80, '#f4f2ff', ['#a8a4c8', 0.4], '#4a4478'),
    stroke: '#160f30',
    width: 4.5,
  });
  ink.draw(oval(150, 146, 34, 9), { fill: '#e8ffd0', stroke: '#160f30', width: 3.5 });
  for (const [x, y] of [
    [76, 124],
    [104, 134],
    [150, 130],
    [196, 134],
    [224, 124],
  ] as const) {
    glow(ink, x, y, 18, '#ffd24f', 0.8);
    ink.draw(oval(x, y, 6.5), { fill: sphere('#ffc23f'), stroke: '#160f30', width: 2.5 });
  }
}

function drawFilmEdges(ink: Ink): void {
  const strips = joinPaths(rect(0, 0, 30, 420), rect(270, 0, 30, 420));
  ink.draw(strips, { fill: '#16121f' });
  const holes = range(15).flatMap((i) => [rect(7, 8 + i * 28, 15, 16, 4), rect(278, 8 + i * 28, 15, 16, 4)]);
  ink.draw(joinPaths(...holes), { fill: '#f0e2c0' });
}
