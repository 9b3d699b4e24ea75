import { BRASS } from '../../matter/palette.ts';
import { facesOf } from '../facesOf.ts';
import { wooden } from '../surfaces.ts';

/** Walnut and oak with brass, as on desks and chests. */
export const wood = facesOf({
  body: wooden('#7a4c30', 0.4),
  panel: wooden('#955f38', 0.4),
  color: '#6a4026',
  trim: BRASS,
  well: ['#1c110a', '#4d3115'],
  lining: ['#1c0f0a', '#5a3620', '#8a5a30'],
  key: ['#ecd9b4', '#3a2416'],
  accent: '#8e2838',
  cloth: ['#1e4236', '#3b7a5e'],
  strip: ['#fff3d6', '#dccaa2'],
  writtenWith: 'quill',
});
