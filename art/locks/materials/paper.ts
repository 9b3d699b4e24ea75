import { facesOf } from '../facesOf.ts';
import { papery } from '../surfaces.ts';

/** Cardboard, ink and a little sealing wax, as on books, letters and gifts. */
export const paper = facesOf({
  body: papery('#d9c394'),
  panel: papery('#efe0ba'),
  color: '#b89a66',
  trim: '#a8433e',
  well: ['#4a3422', '#7d6244'],
  lining: ['#3a2618', '#7a5a3a', '#b08a58'],
  key: ['#fff6de', '#4a2c24'],
  accent: '#3f5f94',
  cloth: ['#33425e', '#5a7299'],
  strip: ['#fffaf0', '#e6d4aa'],
  writtenWith: 'quill',
});
