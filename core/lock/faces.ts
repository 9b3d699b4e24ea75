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

/** Every face by its type; one that lacks its definition does not compile (K2). */
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

/** What a player may know of a face (K2). */
export type FaceView = ReturnType<(typeof FACES)[FaceType]['view']>;

/** The definition of a face, for whoever does not ask which one it is. */
export function definitionOf(face: Face): FaceDefinition<Face, never, FaceView> {
  return definitionFor(face.type);
}

/** The definition of the faces of a type. */
export function definitionFor(type: FaceType): FaceDefinition<Face, never, FaceView> {
  // Each takes the faces of its own type alone, which is the one that it was found by.
  return FACES[type] as FaceDefinition<Face, never, FaceView>;
}
