import { LIMITS } from '../room/limits.ts';
import type { ItemConfig, ItemId, Room } from '../room/model.ts';
import { furnish, get } from './build.ts';
import { chestEntry, newRoom } from './entries.ts';

/** Rooms at the limits of R4, each built to make examining it as expensive as possible (S5). */

export type Traits = Partial<ItemConfig>;
/** Returns the expensive fields of an item by its index. */
export type TraitsOf = (place: number) => Traits;

const chest = get(furnish({ chest: chestEntry }), 'chest');
export const OTHERS = LIMITS.items - 1;

/**
 * Returns a room with the maximum number of items. The last one locks the door, so that the escape may need
 * them all.
 */
export function fill(traitsOf: TraitsOf, introduction = 'Get out.'): Room {
  const room = newRoom();
  const items = Array.from({ length: OTHERS }, (_, place) => [
    idOf(place),
    createItem(place, traitsOf(place)),
  ]);
  const door = {
    ...get(room, 'door'),
    ...lockedBy({ unlockMethod: 'item', itemToUnlock: idOf(OTHERS - 1) }),
  };
  return {
    ...room,
    introduction,
    itemConfigs: { door, ...Object.fromEntries(items) },
    itemOrder: ['door', ...items.map(([id]) => String(id))],
  };
}

function createItem(place: number, traits: Traits): ItemConfig {
  const position = { x: (place * 37) % 95, y: (place * 53) % 90 };
  const isAddableToInventory = traits.isAddableToInventory === true || place === OTHERS - 1;
  return { ...chest, width: 3, position, ...traits, isAddableToInventory };
}

export function idOf(place: number): ItemId {
  return `item-${place}`;
}

export function lockedBy(how: Traits): Traits {
  return { isItemLocked: true, isLocked: true, ...how };
}

export function telling(customDescription: string): Traits {
  return { description: 'custom', customDescription };
}

/** Every item hides the next one. */
function hiding(place: number): Traits {
  const next = place + 1 < OTHERS ? { isHidingAnotherItem: true, itemToHide: idOf(place + 1) } : {};
  return { ...next, isHidden: place > 0 };
}

/** Every item hides as many others as allowed. */
function hidingMany(place: number): Traits {
  const [first, ...alsoHides] = Array.from(
    { length: LIMITS.hidden },
    (_, at) => LIMITS.hidden * place + at + 1,
  )
    .filter((each) => each < OTHERS)
    .map(idOf);
  const next = first === undefined ? {} : { isHidingAnotherItem: true, itemToHide: first, alsoHides };
  return { ...next, isHidden: place > 0 };
}

/** Each result is a part of the next combination. */
function combining(place: number): Traits {
  const isPart = place % 2 === 0 && place + 2 < OTHERS;
  const made = isPart ? { combinesWith: idOf(place + 1), combinesInto: idOf(place + 2) } : {};
  return { ...made, isHidden: place > 0 && place % 2 === 0, isAddableToInventory: true };
}

/** Wide strips over tall ones, which leave thousands of gaps. */
function strip(place: number): Traits {
  const share = (Math.floor(place / 2) / OTHERS) * 190;
  return place % 2 === 0
    ? {
        position: { x: 0, y: share },
        width: 100,
        aspect: 0.01,
        hitBox: { x: 0, y: 0, width: 100, height: 20 },
      }
    : { position: { x: share, y: 0 }, width: 1, aspect: 60, hitBox: { x: 0, y: 0, width: 20, height: 100 } };
}

/** Covers the whole stage. */
const WHOLE: Traits = {
  position: { x: 0, y: 0 },
  width: 100,
  aspect: 0.5625,
  hitBox: { x: 0, y: 0, width: 100, height: 100 },
};

/** Large items behind many small ones that cover them together. */
function roundTile(place: number): Traits {
  const width = place < OTHERS / 2 ? 60 : 12;
  const position = { x: (place * 7.3) % (100 - width), y: (place * 11.9) % (100 - width) };
  return { spot: 'ellipse', position, width };
}

/** Kinds of hiding and combining. */
export const HIDING: Readonly<Record<string, TraitsOf>> = {
  nothing: () => ({}),
  chain: hiding,
  many: hidingMany,
  combinations: combining,
};

/** Kinds of layouts. */
export const LAYOUTS: Readonly<Record<string, TraitsOf>> = {
  apart: () => ({}),
  whole: () => WHOLE,
  strips: strip,
  round: () => ({ ...WHOLE, spot: 'ellipse' }),
  tiles: (place) => ({ ...WHOLE, ...roundTile(place) }),
};

/**
 * Two items tell the answer of each lock and are in the previous lock: either of them can be left out, but
 * not both.
 */
function toldTwice(place: number): Traits {
  const number = Math.floor(place / 3);
  const isHidden = place > 0;
  if (place % 3 > 0) return { isHidden, ...telling(`It is ${String(number + 1).padStart(4, '0')}.`) };
  const hidden = [place + 1, place + 2, place + 3].filter((each) => each < OTHERS).map(idOf);
  const [first = null, ...alsoHides] = hidden;
  const password = { unlockMethod: 'password', unlockPassword: String(number).padStart(4, '0') } as const;
  return {
    isHidden,
    isHidingAnotherItem: first !== null,
    itemToHide: first,
    alsoHides,
    ...(place > 0 && lockedBy(password)),
  };
}

interface Words {
  passwordOf: (place: number) => string;
  /** The text is repeated until it reaches its limit. */
  message: string;
  introduction?: string;
  traitsOf?: (place: number) => Traits;
}

/** Every item is locked by a password and has as long a text as allowed. */
function talk({ passwordOf, message, introduction = message, traitsOf = () => ({}) }: Words): Room {
  return fill(
    (place) => ({
      ...traitsOf(place),
      ...lockedBy({ unlockMethod: 'password', unlockPassword: passwordOf(place).slice(-LIMITS.password) }),
      ...telling(repeat(message, LIMITS.message)),
    }),
    repeat(introduction, LIMITS.introduction),
  );
}

export function repeat(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** Passwords of all lengths, each of which ends with the previous one. */
function endingsOf(piece: string) {
  return (place: number) => repeat(piece, LIMITS.password).slice(-1 - (place % LIMITS.password));
}

const HAN = Array.from({ length: OTHERS }, (_, place) => String.fromCharCode(0x4e00 + place));

/** Hostile rooms by their content. */
export const hostileRooms: Readonly<Record<string, Room>> = {
  'one ligature, which folds to eighteen characters': talk({
    passwordOf: endingsOf('\uFDFA'),
    message: '\uFDFA',
  }),
  'one letter': talk({ passwordOf: endingsOf('a'), message: 'a' }),
  'one letter, spaced out': talk({ passwordOf: endingsOf('a'), message: 'a ' }),
  'one sign of a script without spaces': talk({ passwordOf: endingsOf('中'), message: '中' }),
  'three dots in one character': talk({ passwordOf: endingsOf('…'), message: '…' }),
  'umlauts, which are spelt in two ways': talk({ passwordOf: endingsOf('ü'), message: 'ü ' }),
  'one digit of another script': talk({ passwordOf: endingsOf('٩'), message: '٩ ' }),
  'passwords that begin within words': talk({ passwordOf: endingsOf('aa!'), message: 'aa!' }),
  'passwords that begin within words, between spaces': talk({
    passwordOf: endingsOf('aa!bb!'),
    message: 'aa!b b!',
  }),
  'a different password in every place': talk({
    passwordOf: (place) => HAN[place] ?? '',
    message: HAN.join(''),
  }),
  'one password, told everywhere': talk({ passwordOf: () => '7', message: '7 ' }),
  'answers that are told twice': fill(toldTwice),
  'what is made of what is made': fill(combining),
  'different passwords, of which each text leaves out one': fill((place) => ({
    ...lockedBy({ unlockMethod: 'password', unlockPassword: HAN[place] ?? '' }),
    ...telling(HAN.filter((_, at) => at !== place).join('')),
  })),
  'one password, told behind its own lock': talk({
    passwordOf: () => '7',
    message: '7 ',
    introduction: 'Get out.',
    traitsOf: hiding,
  }),
  'a chain of hiding places that cover all': fill((place) => ({ ...hiding(place), ...WHOLE })),
  'things that cover all, and one another': fill(() => WHOLE),
  'round spots over one another': fill(() => ({ ...WHOLE, spot: 'ellipse' })),
  'round spots that cover one another together': fill((place) => ({ ...WHOLE, ...roundTile(place) })),
  'round things that cover one another together and can be taken': fill((place) => ({
    ...WHOLE,
    ...roundTile(place),
    isAddableToInventory: true,
  })),
  'strips over strips': fill(strip),
  'strips over strips, all needed': fill((place) => ({ ...hiding(place), ...strip(place) })),
  'strips over strips that tell a password': talk({ passwordOf: () => '7', message: '7 ', traitsOf: strip }),
  'coordinates beyond measure': fill((place) => ({
    position: { x: place % 2 === 0 ? -1e308 : 1e308, y: 1e308 },
    width: 100,
  })),
};
