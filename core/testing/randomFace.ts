import type { Deal } from '../lock/FaceDefinition.ts';
import { GRIDS } from '../lock/faces/pattern.ts';
import { shownOn, type Wheel } from '../lock/faces/wheels.ts';
import { FACES } from '../lock/faces.ts';
import { FACE_LIMITS, type Range } from '../lock/limits.ts';
import type { Face, FaceOf, FaceType } from '../lock/model.ts';
import { lettersOf } from '../lock/pieceNames.ts';
import { COLOURS, DIRECTIONS, SIGNS, SYMBOLS, TONES } from '../lock/signs/signs.ts';
import type { Choices } from './choices.ts';

/** Makes a random face of one type, and an answer for it. */
interface Maker<Face> {
  face: (choices: Choices) => Face;
  answer: (face: Face, choices: Choices) => string;
}

const WORDS = ['dawn', 'morning', 'noon', 'afternoon', 'evening', 'dusk', 'night', 'midnight'];

const MAKERS: { readonly [Type in FaceType]: Maker<FaceOf<Type>> } = {
  text: simple({ type: 'text' }, (choices) =>
    FACES.text.write(choices.oneOf(['Orion 7', 'élan', '42', ':up:'])),
  ),
  digits: simple({ type: 'digits' }, (choices) =>
    FACES.digits.write(some(FACE_LIMITS.digits, choices, () => choices.below(10)).join('')),
  ),
  colours: simple({ type: 'colours' }, (choices) =>
    FACES.colours.write(some(FACE_LIMITS.colours, choices, () => choices.oneOf(COLOURS))),
  ),
  directions: simple({ type: 'directions' }, (choices) =>
    FACES.directions.write(some(FACE_LIMITS.directions, choices, () => choices.oneOf(DIRECTIONS))),
  ),
  symbols: simple({ type: 'symbols' }, (choices) =>
    FACES.symbols.write(some(FACE_LIMITS.symbols, choices, () => choices.oneOf(SYMBOLS))),
  ),
  melody: simple({ type: 'melody' }, (choices) =>
    FACES.melody.write(some(FACE_LIMITS.melody, choices, () => choices.oneOf(TONES))),
  ),
  clock: simple({ type: 'clock' }, (choices) =>
    FACES.clock.write({ hour: 1 + choices.below(12), minute: 5 * choices.below(12) }),
  ),
  wheels: {
    face: (choices) => ({
      type: 'wheels',
      wheels: some(FACE_LIMITS.wheels, choices, () => randomWheel(choices)),
    }),
    answer: ({ wheels }, choices) => FACES.wheels.write(wheels.map((wheel) => choices.oneOf(shownOn(wheel)))),
  },
  switches: {
    face: (choices) => ({ type: 'switches', count: 1 + choices.below(16), columns: 1 + choices.below(8) }),
    answer: ({ count }, choices) =>
      FACES.switches.write(Array.from({ length: count }, () => choices.isTrue())),
  },
  pattern: {
    face: (choices) => ({ type: 'pattern', grid: choices.oneOf(['3x3', '3x4', '4x4']) }),
    answer: ({ grid }, choices) => {
      const pins = Array.from({ length: GRIDS[grid].columns * GRIDS[grid].rows }, (_, place) => place + 1);
      return FACES.pattern.write(mixed(pins, choices).slice(0, 2 + choices.below(pins.length - 1)));
    },
  },
  order: {
    face: (choices) => ({
      type: 'order',
      pieces: mixed(WORDS, choices)
        .slice(0, 3 + choices.below(6))
        .map((text) => toPiece(text, choices)),
    }),
    answer: ({ pieces }, choices) => mixed(lettersOf(pieces.length), choices).join(' '),
  },
  jigsaw: {
    face: (choices) => ({
      type: 'jigsaw',
      uri: 'lake',
      columns: 3 + choices.below(3),
      rows: 2 + choices.below(3),
      moves: choices.oneOf(['swap', 'turn', 'both']),
    }),
    answer: (face) => FACES.jigsaw.keepAnswer(face, '') ?? '',
  },
};

export const FACE_TYPES = Object.keys(MAKERS) as readonly FaceType[];

/** Returns a face that is ready to be played. */
export function randomFace(type: FaceType, choices: Choices): Face {
  return MAKERS[type].face(choices);
}

/** Returns a well-formed answer for a face. */
export function randomAnswer(face: Face, choices: Choices): string {
  // The maker that is found by a face's type takes that very face.
  return (MAKERS[face.type] as Maker<Face>).answer(face, choices);
}

/** Returns the entry of a player who knows the answer and sees the view. */
export function enterAnswer(face: Face, deal: Deal): string {
  if (face.type === 'order') return enterOrder(face, deal);
  return face.type === 'jigsaw' ? enterJigsaw(face, deal) : deal.answer;
}

function enterOrder(face: FaceOf<'order'>, deal: Deal): string {
  const { pieces } = FACES.order.view(face, deal);
  const isSame = (one: object, other: object) => Object.entries(one).every((field) => hasField(other, field));
  const letters = lettersOf(face.pieces.length);
  const wanted = deal.answer.split(' ').flatMap((letter) => face.pieces[letters.indexOf(letter)] ?? []);
  return FACES.order.write(wanted.flatMap((piece) => pieces.find((seen) => isSame(piece, seen))?.id ?? []));
}

function enterJigsaw(face: FaceOf<'jigsaw'>, deal: Deal): string {
  const { tiles } = FACES.jigsaw.view(face, deal);
  const placed = [...tiles].sort((one, other) => one.row - other.row || one.column - other.column);
  return FACES.jigsaw.write(placed.map(({ id }) => ({ id, turn: 0 })));
}

function hasField(value: object, [field, content]: [string, unknown]): boolean {
  return new Map<string, unknown>(Object.entries(value)).get(field) === content;
}

function simple<Simple extends Face>(face: Simple, answer: (choices: Choices) => string): Maker<Simple> {
  return { face: () => face, answer: (_, choices) => answer(choices) };
}

function some<Value>({ min, max }: Range, choices: Choices, make: () => Value): readonly Value[] {
  return Array.from({ length: min + choices.below(max - min + 1) }, make);
}

function mixed<Value>(values: readonly Value[], choices: Choices): readonly Value[] {
  const keyed = values.map((value) => ({ value, key: choices.below(1000) }));
  return keyed.sort((one, other) => one.key - other.key).map(({ value }) => value);
}

function randomWheel(choices: Choices): Wheel {
  const type = choices.oneOf(['digits', 'letters', 'signs'] as const);
  if (type !== 'signs') return { type };
  return { type, signs: mixed(SIGNS, choices).slice(0, 2 + choices.below(11)) };
}

function toPiece(text: string, choices: Choices): FaceOf<'order'>['pieces'][number] {
  return choices.isTrue() ? { type: 'word', text } : { type: 'picture', uri: `pictures/${text}`, name: text };
}
