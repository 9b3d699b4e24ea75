import * as v from 'valibot';
import { isSign, type Sign } from './signs.ts';

export const signSchema = v.custom<Sign>(
  (input) => typeof input === 'string' && isSign(input),
  'There is no such sign.',
);
