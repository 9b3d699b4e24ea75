import * as v from 'valibot';
import { filledString } from '../../util/schemas.ts';
import type { TextOf } from '../../util/TextOf.ts';

/** The opaque name by which the player's side knows an item, made for one play (P12). An item's id is none. */
export type OpaqueName = TextOf<'OpaqueName'>;

/** Takes a text for an opaque name: where a play gives them out, and where one comes in from outside. */
export function toOpaqueName(text: string): OpaqueName {
  return text as OpaqueName;
}

export const opaqueName = v.pipe(filledString, v.transform(toOpaqueName));
