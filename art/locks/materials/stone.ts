import { facesOf } from '../facesOf.ts';
import { stony } from '../surfaces.ts';

const BRONZE = '#b98a4e';

/** Sandstone and clay with bronze, as in tombs and temples. */
export const stone = facesOf({
  body: stony('#a08a6c'),
  panel: stony('#b8a280'),
  color: '#846f54',
  trim: BRONZE,
  well: ['#2a2018', '#5c4a36'],
  lining: ['#1a120c', '#4a3a28', '#7d6548'],
  key: ['#d8c49c', '#4a2c18'],
  accent: '#2f8a80',
  cloth: ['#2a4440', '#4f8278'],
  strip: ['#f0e0ba', '#c6ad7c'],
  writtenWith: 'stylus',
});
