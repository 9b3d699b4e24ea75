import type { FaceDefinition } from './FaceDefinition.ts';
import { clock } from './faces/clock.ts';
import { colours } from './faces/colours.ts';
import { digits } from './faces/digits.ts';
import { directions } from './faces/directions.ts';
import { jigsaw } from './faces/jigsaw.ts';
import { melody } from './faces/melody.ts';
import { order } from './faces/order.ts';
import { pattern } from './faces/pattern.ts';
import { switches } from './faces/switches.ts';
import { symbols } from './faces/symbols.ts';
import { text } from './faces/text.ts';
import { wheels } from './faces/wheels.ts';
import type { Face, FaceOf, FaceType } from './model.ts';

/** Every face's definition by type; a missing one does not compile (K2). */
export const FACES = {
  text,
  digits,
  wheels,
  colours,
  directions,
  clock,
  switches,
  symbols,
  melody,
  pattern,
  order,
  jigsaw,
} as const satisfies { readonly [Type in FaceType]: FaceDefinition<FaceOf<Type>, never, unknown> };

/** A face as shown to a player (K2). */
export type FaceView = ReturnType<(typeof FACES)[FaceType]['view']>;

/** Returns the definition of a face, for code that does not depend on its type. */
export function definitionOf(face: Face): FaceDefinition<Face, never, FaceView> {
  return definitionFor(face.type);
}

/** Returns the definition of a type of face. */
export function definitionFor(type: FaceType): FaceDefinition<Face, never, FaceView> {
  // A definition takes only faces of its own type, by which it was looked up.
  return FACES[type] as FaceDefinition<Face, never, FaceView>;
}
