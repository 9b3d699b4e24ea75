import * as v from 'valibot';
import { filledString } from '../../util/schemas.ts';
import type { TextOf } from '../../util/TextOf.ts';

/** The opaque name by which the player knows an item in one play (P12). Item ids are not assignable to it. */
export type OpaqueName = TextOf<'OpaqueName'>;

/** Casts a text to an opaque name, where a play creates names and where names come in from outside. */
export function toOpaqueName(text: string): OpaqueName {
  return text as OpaqueName;
}

export const opaqueName = v.pipe(filledString, v.transform(toOpaqueName));
