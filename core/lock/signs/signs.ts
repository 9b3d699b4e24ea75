/** The drawn signs of locks and texts (K3). Closed lists: stored rooms use these names for ever. */
export const SYMBOLS = [
  ...(['star', 'moon', 'sun', 'cloud', 'bolt', 'drop', 'flame', 'leaf', 'tree', 'flower'] as const),
  ...(['mountain', 'wave', 'fish', 'bird', 'eye', 'hand', 'heart', 'crown', 'key', 'bell'] as const),
  ...(['anchor', 'hourglass', 'skull', 'spiral'] as const),
] as const;
export type SymbolSign = (typeof SYMBOLS)[number];

export const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'white', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Clockwise, starting at the top. */
export const DIRECTIONS = [
  ...(['up', 'up-right', 'right', 'down-right'] as const),
  ...(['down', 'down-left', 'left', 'up-left'] as const),
] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The white keys of an octave, lowest first. */
export const TONES = ['do', 're', 'mi', 'fa', 'so', 'la', 'ti', 'high-do'] as const;
export type Tone = (typeof TONES)[number];

export const SWITCH_SIGNS = ['off', 'on'] as const;
export type SwitchSign = (typeof SWITCH_SIGNS)[number];

/** Times on a dial: 1 to 12, in steps of five minutes. */
type ClockSign = `clock-${number}-${string}`;
const CLOCK_SIGNS = Array.from({ length: 144 }, (_, step) =>
  clockSignOf({ hour: Math.floor(step / 12) + 1, minute: (step % 12) * 5 }),
);

/** A time on a dial: hour 1 to 12, minute in steps of five. */
export interface ClockTime {
  hour: number;
  minute: number;
}

/** Returns the sign of a time: `clock-3-45`. */
export function clockSignOf({ hour, minute }: ClockTime): ClockSign {
  return `clock-${hour}-${String(minute).padStart(2, '0')}`;
}

/** A sign's name, as texts spell it between colons. */
export type Sign = SymbolSign | Colour | Direction | Tone | SwitchSign | ClockSign;

const SORTS = {
  symbol: SYMBOLS,
  colour: COLOURS,
  direction: DIRECTIONS,
  tone: TONES,
  switch: SWITCH_SIGNS,
  clock: CLOCK_SIGNS,
} as const satisfies Readonly<Record<string, readonly Sign[]>>;
export type SignSort = keyof typeof SORTS;

export const SIGNS: readonly Sign[] = Object.values(SORTS).flat();

const places = new Map<string, number>(SIGNS.map((sign, place) => [sign, place]));
const sorts = new Map<Sign, SignSort>(
  (Object.keys(SORTS) as SignSort[]).flatMap((sort) => SORTS[sort].map((sign) => [sign, sort] as const)),
);

/** Returns whether a text is the name of a sign. */
export function isSign(name: string): name is Sign {
  return places.has(name);
}

/** Returns the index of a sign in the list of all signs. */
export function placeOf(sign: Sign): number {
  return places.get(sign) ?? -1;
}

/** Returns the sort of a sign. @throws RangeError if it is not a sign */
export function sortOf(sign: Sign): SignSort {
  const sort = sorts.get(sign);
  if (!sort) throw new RangeError(`${sign} is no sign.`);
  return sort;
}
