import { BRASS } from '../../matter/palette.ts';
import { facesOf } from '../facesOf.ts';
import { polished, solidly } from '../surfaces.ts';

/** Polished brass with green enamel, as on clocks, ships' instruments and old machines. */
export const brass = facesOf({
  body: polished(BRASS),
  panel: solidly('#2f5a54'),
  color: '#8a6426',
  trim: '#e6b95a',
  well: ['#1c110a', '#4d3115'],
  lining: ['#120f0c', '#4a3414', '#8a6426'],
  key: ['#f4e6c2', '#33200e'],
  accent: '#a8323e',
  cloth: ['#16302e', '#2f6a62'],
  strip: ['#fff3d6', '#dccaa2'],
});
