import { LIMITS } from '../room/limits.ts';
import { parseRoom } from '../room/load/parseRoom.ts';
import type { Room } from '../room/model.ts';
import { sizeOf } from '../room/sizeOf.ts';
import type { Choices } from './choices.ts';
import {
  fill,
  HIDING,
  idOf,
  LAYOUTS,
  lockedBy,
  OTHERS,
  repeat,
  type TraitsOf,
  telling,
} from './hostileRooms.ts';

/**
 * Pieces whose letters fold to several letters, separate or join words, and have one form or two, with or without
 * spaces.
 */
const PIECES = [
  'a',
  'a ',
  'ab',
  'aa!',
  '7 ',
  'ü',
  'ü ',
  '…',
  '\uFDFA',
  '中',
  'Ł’',
  '٩ ',
  'a\u0301 ',
  ':red:',
];
const HAN = Array.from({ length: OTHERS }, (_, place) => String.fromCharCode(0x4e00 + place));

/** UTF-8 bytes of all texts together, so that a room keeps to its limit. */
const TEXT_BYTES = LIMITS.roomBytes / 2;

/**
 * Returns a valid room with the maximum number of items and a chosen way of being expensive: clues and locks,
 * hiding, layout (S5).
 */
export function randomHostileRoom(choices: Choices): Room {
  const hide = choices.oneOf(Object.values(HIDING));
  const lay = choices.oneOf(Object.values(LAYOUTS));
  const words = choices.isTrue() ? hanWords(choices) : repeatedWords(choices);
  const lock = chooseLock(choices, words);
  const every = 1 + choices.below(3);
  const isTaken = choices.isTrue();
  const room = fill(
    (place) => ({
      ...(isTaken && { isAddableToInventory: true }),
      ...words.texts(place),
      ...lay(place),
      ...hide(place),
      ...(place % every === 0 && lock(place)),
    }),
    choices.isTrue() ? 'Get out.' : words.introduction,
  );
  const parsed = parseRoom(room);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  return parsed.value.room;
}

interface Words {
  answer: (place: number, number: number) => string;
  texts: TraitsOf;
  introduction: string;
}

/** One piece repeated; each answer ends with the previous one. */
function repeatedWords(choices: Choices): Words {
  const piece = choices.oneOf(PIECES);
  const lengths = 1 + choices.below(LIMITS.password);
  return {
    answer: (place, number) => repeat(piece, LIMITS.password).slice(-1 - ((place + number) % lengths)),
    texts: textsWithin(() => repeat(piece, LIMITS.message)),
    introduction: repeat(piece, LIMITS.introduction),
  };
}

/** As many answers as locks; each text tells all of them, or all but one. */
function hanWords(choices: Choices): Words {
  const leavesOut = choices.isTrue();
  return {
    answer: (place, number) => HAN[(place + number) % HAN.length] ?? '',
    texts: textsWithin((place) => HAN.filter((_, at) => !leavesOut || at !== place).join('')),
    introduction: HAN.join(''),
  };
}

/** Puts the text on as many items as the size allows. */
function textsWithin(textOf: (place: number) => string): TraitsOf {
  const bytes = 3 * sizeOf(textOf(0));
  return (place) => {
    if (place * bytes > TEXT_BYTES) return {};
    const [text, other] = [textOf(place), textOf(place + 1)];
    return { ...telling(text), openedDescription: other, wrongText: text.slice(0, LIMITS.wrongText) };
  };
}

/** Locks an item by answers, by clicks on the next two items, or not at all. */
function chooseLock(choices: Choices, { answer }: Words): TraitsOf {
  const further = choices.below(LIMITS.alsoAccepts + 1);
  const byAnswer: TraitsOf = (place) => {
    const alsoAccepts = Array.from({ length: further }, (_, number) => answer(place, number + 1));
    return lockedBy({ unlockMethod: 'password', unlockPassword: answer(place, 0), alsoAccepts });
  };
  const byClicks: TraitsOf = (place) => {
    const sequence = [idOf((place + 1) % OTHERS), idOf((place + 2) % OTHERS)];
    return lockedBy({ unlockMethod: 'sequence', sequence });
  };
  return choices.oneOf([byAnswer, byAnswer, byClicks, () => ({})]);
}
