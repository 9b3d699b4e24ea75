import type { ClockFace } from './faces/clock.ts';
import type { ColoursFace } from './faces/colours.ts';
import type { DigitsFace } from './faces/digits.ts';
import type { DirectionsFace } from './faces/directions.ts';
import type { JigsawFace } from './faces/jigsaw.ts';
import type { MelodyFace } from './faces/melody.ts';
import type { OrderFace } from './faces/order.ts';
import type { PatternFace } from './faces/pattern.ts';
import type { SwitchesFace } from './faces/switches.ts';
import type { SymbolsFace } from './faces/symbols.ts';
import type { TextFace } from './faces/text.ts';
import type { WheelsFace } from './faces/wheels.ts';

/**
 * The input method of a lock by password, with the settings of its type (K1). The answer itself is not part
 * of it: it is in `unlockPassword`, one canonical text for every face.
 */
export type Face =
  | TextFace
  | DigitsFace
  | WheelsFace
  | ColoursFace
  | DirectionsFace
  | ClockFace
  | SwitchesFace
  | SymbolsFace
  | MelodyFace
  | PatternFace
  | OrderFace
  | JigsawFace;

export type FaceType = Face['type'];
export type FaceOf<Type extends FaceType> = Extract<Face, { type: Type }>;

/** The face of every lock for which no other was chosen. */
export const TEXT_FACE: FaceOf<'text'> = { type: 'text' };
