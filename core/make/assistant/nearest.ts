import type { CatalogueEntry } from '../../catalogue/model.ts';
import type { PictureGuide } from '../../catalogue/pictureGuide.ts';
import { wordsOf } from '../../room/lists/searchWords.ts';

/** Words are compared up to this length; ids and names are short. */
const LONGEST = 80;
/** Letters that two words have to begin with in common to be taken for forms of one. */
const STEM = 4;

const SAME = 3;

/** How alike two words are: 3 for the same, 2 for forms of one or a slip of the pen, else 0. */
function likenessOf(one: string, other: string): number {
  if (one === other) return SAME;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const isPlural = short.length >= STEM - 1 && long.length - short.length <= 2;
  if ((isPlural || short.length >= STEM) && long.startsWith(short)) return 2;
  if (short.length >= STEM && isOneSlipApart(short, long)) return 2;
  return short.length >= STEM && long.endsWith(short) ? 2 : 0;
}

/** Whether one letter was left out, added or mistaken. */
function isOneSlipApart(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const rest = short.slice(short.length === long.length ? at + 1 : at);
  return long.slice(at + 1) === rest;
}

/** Returns the words of an id or a name, in compared form: `brassKey` as "brass" and "key". */
export function wordsIn(text: string): readonly string[] {
  const parted = text.slice(0, LONGEST).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return wordsOf(parted.replaceAll('_', ' ')).map(([first]) => first);
}

/** Something that can be found by its words. */
interface Named<Value> {
  value: Value;
  words: readonly string[];
}

/**
 * Returns what is most like some words; null if nothing is. The last word counts more: a "treasure chest" is a chest.
 *
 * @param least share of the words that have to be the same, from 0 to 1
 */
export function nearestByWords<Value>(
  wanted: readonly string[],
  among: readonly Named<Value>[],
  least = 0,
): Value | null {
  let best: { value: Value; likeness: number } | null = null;
  const enough = least * SAME * (wanted.length + 1);
  for (const { value, words } of among) {
    const likeness = wanted.reduce((sum, word, place) => {
      const most = Math.max(0, ...words.map((known) => likenessOf(word, known)));
      return sum + most * (place === wanted.length - 1 ? 2 : 1);
    }, -words.length / 100);
    if (likeness > 0 && likeness > (best?.likeness ?? 0) && likeness + 1 > enough) best = { value, likeness };
  }
  return best?.value ?? null;
}

/** Colours by their usual words. */
const COLOURS: Readonly<Record<string, string>> = {
  red: '#c0392b',
  crimson: '#a3162e',
  scarlet: '#c8281e',
  pink: '#e58fb0',
  orange: '#e07b28',
  amber: '#e0a030',
  yellow: '#e6c83c',
  gold: '#d4a83a',
  golden: '#d4a83a',
  brown: '#7a4b2a',
  wood: '#7a4b2a',
  wooden: '#7a4b2a',
  beige: '#d8c3a0',
  cream: '#efe4c8',
  green: '#3f8f4f',
  olive: '#6f7a3a',
  turquoise: '#3fb0a8',
  teal: '#2f8a86',
  cyan: '#3fc0d8',
  blue: '#3a63b8',
  navy: '#22335f',
  purple: '#6f4a9a',
  violet: '#6f4a9a',
  magenta: '#b83a9a',
  white: '#f2f0ea',
  ivory: '#f0e8d6',
  silver: '#b8bcc4',
  grey: '#8a8d92',
  gray: '#8a8d92',
  black: '#26262c',
  bronze: '#a0703a',
  copper: '#b86b3f',
  brass: '#c09a48',
  iron: '#5c6066',
  steel: '#8f979f',
  metal: '#8f979f',
  stone: '#8f8a80',
  burgundy: '#6f1f33',
  ruby: '#a01f3a',
  rose: '#d98a9a',
  rosewood: '#5f2a22',
  emerald: '#1f8f5f',
  jade: '#4fa37f',
  mint: '#a8d8c0',
  sage: '#9aab8a',
  sky: '#8ac0e0',
  midnight: '#1f2a4f',
  mahogany: '#6f2f1f',
  walnut: '#5a3a24',
  oak: '#a5763f',
  pine: '#c89a5a',
  honey: '#c98f3a',
  ebony: '#2a221f',
  charcoal: '#3a3c42',
  graphite: '#45484f',
  gunmetal: '#4a5058',
  slate: '#5f6a75',
  sand: '#d8c08a',
  tan: '#b88f5f',
};

/** Returns the colour of an entry that is nearest to the wanted one: by its word, then by how it looks. */
export function nearestColor(
  wanted: string,
  { colorOrder, variants }: CatalogueEntry,
  pictures: PictureGuide,
): string {
  const words = wordsIn(wanted);
  const byWord = nearestByWords(
    words,
    colorOrder.map((value) => ({ value, words: wordsIn(value) })),
  );
  const looks = words.map((word) => (Object.hasOwn(COLOURS, word) ? COLOURS[word] : undefined));
  const look =
    looks.find((hex) => hex !== undefined) ?? (/^#[0-9a-f]{6}$/i.test(wanted) ? wanted : undefined);
  if (byWord !== null || look === undefined) return byWord ?? colorOrder[0] ?? '';
  const distances = colorOrder.map((color) => {
    const drawn = pictures.get(variants[color]?.default ?? '')?.color ?? COLOURS[color];
    return { color, distance: drawn === undefined ? Number.POSITIVE_INFINITY : distanceOf(look, drawn) };
  });
  return distances.reduce((one, other) => (other.distance < one.distance ? other : one)).color;
}

/** How far apart two colours look: green counts most, as eyes see it. */
function distanceOf(one: string, other: string): number {
  const [weights, from, to] = [[2, 4, 3], channelsOf(one), channelsOf(other)];
  return weights.reduce((sum, weight, at) => sum + weight * ((from[at] ?? 0) - (to[at] ?? 0)) ** 2, 0);
}

function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
