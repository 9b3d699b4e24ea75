import { curve } from '../../../ink/path.ts';
import { rect } from '../../../ink/shapes.ts';

export interface Looks {
  flesh: string;
  flower: string;
  pot: string;
  /** The colour of the band painted around the pot. */
  band: string;
  light: string;
}

export const BODY = rect(102, 46, 116, 350, 58);
export const HOLLOW = rect(114, 60, 92, 316, 46);
export const LEFT_ARM = curve(
  'M108 292C66 292 34 270 34 226L34 178C34 150 76 150 76 178L76 222C76 240 90 246 108 246Z',
);
export const RIGHT_ARM = curve(
  'M212 252C256 252 288 230 288 188L288 132C288 104 246 104 246 132L246 180C246 200 232 206 212 206Z',
);
