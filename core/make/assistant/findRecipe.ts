import { readJson } from '../../util/readJson.ts';
import { foldName } from './fields.ts';
import { type Json, type JsonObject, readLooseJson } from './looseJson.ts';

/** What an assistant's reply holds. */
export interface FoundRecipe {
  recipe: JsonObject;
  /** Whether the reply ended before the recipe did. */
  isCutOff: boolean;
  /** Whether it holds several recipes; the last one is taken, since it was written last. */
  isOneOfSeveral: boolean;
}

export type FindRefusal =
  /** There is no JSON in it. */
  | { type: 'noRecipe' }
  /** There is JSON, but no whole recipe: an item alone, or something else. */
  | { type: 'noWholeRecipe' };

/** Fields by which a recipe is known, as `foldName` writes them. */
const KNOWN_BY: ReadonlySet<string> = new Set([
  'items',
  'things',
  'objects',
  'door',
  'exit',
  'background',
  'introduction',
  'intro',
  'roomname',
  'title',
  'timelimit',
  'scenes',
  'spots',
]);
/** Number of these that a recipe has at least. */
const ENOUGH = 3;
/** Braces outside of objects after which no recipe is looked for: prose has a few. */
const MOST_BRACES = 2000;
/** How deeply a recipe may be wrapped, as in `{"room": {…}}`. */
const DEEPEST_WRAPPING = 2;

/** Finds the recipe in a reply with prose, fences and comments around it. */
export function findRecipe(reply: string): FoundRecipe | FindRefusal {
  const found: { recipe: JsonObject; isCutOff: boolean }[] = [];
  let hasObject = false;
  let at = reply.indexOf('{');
  for (let braces = 0; at >= 0 && braces < MOST_BRACES; braces++) {
    const read = readLooseJson(reply, at);
    // No recipe nests like that, and reading on would take long.
    if (read === 'tooDeep') return { type: 'noRecipe' };
    hasObject ||= read !== null;
    const recipe = read && unwrap(exactly(reply.slice(at, read.end)) ?? read.value, DEEPEST_WRAPPING);
    if (recipe) found.push({ recipe, isCutOff: read?.isCutOff ?? false });
    at = reply.indexOf('{', Math.max(read?.end ?? 0, at + 1));
  }
  const last = found.at(-1);
  if (!last) return { type: hasObject ? 'noWholeRecipe' : 'noRecipe' };
  return { ...last, isOneOfSeveral: found.length > 1 };
}

/** The value of valid JSON; undefined for anything else. */
function exactly(text: string): Json | undefined {
  return readJson(text) as Json | undefined;
}

function unwrap(value: Json, depth: number): JsonObject | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isObject(value) && isRecipe(value)) return value;
  if (depth === 0) return null;
  for (const each of Object.values(value)) {
    const inner = unwrap(each, depth - 1);
    if (inner) return inner;
  }
  return null;
}

function isRecipe(value: JsonObject): boolean {
  return Object.keys(value).filter((field) => KNOWN_BY.has(foldName(field))).length >= ENOUGH;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
