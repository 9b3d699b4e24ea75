import type { Ink } from '../../../ink/Ink.ts';
import { curve, type Point } from '../../../ink/path.ts';
import { oval, polyline } from '../../../ink/shapes.ts';

const SAIL = '#f6ead0';

/** A ship of one mast with full sails, about its waterline's middle. */
export function drawShip(ink: Ink, at: Point, pen: string): void {
  ink.at(at, () => {
    ink.draw(curve('M-27 -6L27 -6C24 8 12 12 -4 12C-18 12 -25 6 -27 -6Z'), {
      fill: '#9a6a40',
      stroke: pen,
      width: 2.8,
    });
    ink.draw(polyline([0, -6], [0, -44]), { stroke: pen, width: 3 });
    ink.draw(curve('M2 -40C20 -34 22 -18 20 -10L2 -10C8 -20 8 -30 2 -40Z'), {
      fill: SAIL,
      stroke: pen,
      width: 2.4,
    });
    ink.draw(curve('M-2 -36C-16 -28 -20 -18 -20 -10L-2 -10Z'), { fill: SAIL, stroke: pen, width: 2.4 });
    ink.draw(curve('M0 -44L14 -48L0 -52Z'), { fill: '#c9503a', stroke: pen, width: 2 });
    ink.draw(curve('M-34 15C-26 10 -20 18 -12 14C-4 10 4 18 12 14C20 10 26 17 34 14'), {
      stroke: pen,
      width: 2.4,
      opacity: 0.6,
      cap: 'round',
    });
  });
}

/** A sea serpent: three humps, a head that looks back, and a tail. */
export function drawSerpent(ink: Ink, at: Point, pen: string): void {
  ink.at(at, () => {
    for (const x of [-2, 24])
      ink.draw(curve(`M${x - 11} 8C${x - 11} -14 ${x + 11} -14 ${x + 11} 8`), {
        fill: '#6f9a86',
        stroke: pen,
        width: 2.8,
      });
    ink.draw(curve('M-34 8C-36 -10 -36 -26 -22 -28C-10 -28 -10 -18 -16 -16C-24 -14 -22 -2 -20 8Z'), {
      fill: '#6f9a86',
      stroke: pen,
      width: 2.8,
    });
    ink.draw(curve('M42 8C44 -4 50 -8 58 -14C58 -2 52 4 50 8Z'), {
      fill: '#6f9a86',
      stroke: pen,
      width: 2.8,
    });
    ink.draw(oval(-20, -21, 2), { fill: pen });
    ink.draw(polyline([-42, 9], [60, 9]), { stroke: pen, width: 2.4, opacity: 0.6, cap: 'round' });
  });
}
