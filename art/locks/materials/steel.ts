import { facesOf } from '../facesOf.ts';
import { solidly } from '../surfaces.ts';

/** Painted and bare steel, as on safes and lockers. */
export const steel = facesOf({
  body: solidly('#5a6580'),
  panel: solidly('#717e9a'),
  color: '#48536c',
  trim: '#b9c2d4',
  well: ['#12151f', '#333c52'],
  lining: ['#0e1120', '#2a3350', '#55628a'],
  key: ['#e6e4dc', '#232838'],
  accent: '#c2453c',
  cloth: ['#1c2436', '#3f4f70'],
  strip: ['#f4f2ea', '#c4c8d0'],
});
