import * as v from 'valibot';
import type { SchemaOf } from '../util/parseWith.ts';
import { clockSchema } from './faces/clock.ts';
import { coloursSchema } from './faces/colours.ts';
import { digitsSchema } from './faces/digits.ts';
import { directionsSchema } from './faces/directions.ts';
import { jigsawSchema } from './faces/jigsaw.ts';
import { melodySchema } from './faces/melody.ts';
import { orderSchema } from './faces/order.ts';
import { patternSchema } from './faces/pattern.ts';
import { switchesSchema } from './faces/switches.ts';
import { symbolsSchema } from './faces/symbols.ts';
import { textSchema } from './faces/text.ts';
import { wheelsSchema } from './faces/wheels.ts';
import type { Face, FaceType } from './model.ts';

/** The schema of each type of face. */
export const FACE_SCHEMAS: { readonly [Type in FaceType]: SchemaOf<Extract<Face, { type: Type }>> } = {
  text: textSchema,
  digits: digitsSchema,
  wheels: wheelsSchema,
  colours: coloursSchema,
  directions: directionsSchema,
  clock: clockSchema,
  switches: switchesSchema,
  symbols: symbolsSchema,
  melody: melodySchema,
  pattern: patternSchema,
  order: orderSchema,
  jigsaw: jigsawSchema,
};

/**
 * Parses a face from outside within the limits of its type (K1). Fields that the type does not have are
 * dropped.
 */
export const faceSchema: SchemaOf<Face> = v.lazy(schemaFor);

function schemaFor(input: unknown): SchemaOf<Face> {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : null;
  return isFaceType(type) ? FACE_SCHEMAS[type] : v.never('There is no such face.');
}

function isFaceType(type: unknown): type is FaceType {
  return typeof type === 'string' && Object.hasOwn(FACE_SCHEMAS, type);
}
