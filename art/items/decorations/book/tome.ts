import type { InkSign } from '../../../kits/signs/inkSigns.ts';

/** The colours of a book, and the drawings on its cover and inside. */
export interface Tome {
  leather: string;
  metal: string;
  ribbon: string;
  emblem: InkSign;
}

export const WIDTH = 400;
export const FOOT = 300;
export const PAGE = '#f6e8c6';
