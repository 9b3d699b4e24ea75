import { curve } from '../../../ink/path.ts';

export interface Palette {
  frame: string;
  cloth: string;
  light: string;
}

export const BACK = curve('M70 210C60 150 52 96 62 52C84 8 216 8 238 52C248 96 240 150 230 210Z');
export const PAD = curve('M88 196C80 148 76 104 82 68C102 36 198 36 218 68C224 104 220 148 212 196Z');
