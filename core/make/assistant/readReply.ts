import { buildRoom } from '../../recipe/buildRoom.ts';
import type { Catalogue } from '../../recipe/catalogue.ts';
import type { Recipe, RecipeRefusal } from '../../recipe/model.ts';
import { parseRecipe } from '../../recipe/recipeSchema.ts';
import { LIMITS } from '../../room/limits.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { findWalkthrough } from '../../solve/escape/walk/findWalkthrough.ts';
import { fairTimeLimit } from '../../solve/escape/walk/rateDifficulty.ts';
import type { Finding, FindingCode } from '../../solve/findings/finding.ts';
import { findProblems } from '../../solve/findings/findProblems.ts';
import type { Surroundings } from '../furnish/model.ts';
import { type MadeRoom, proveRecipe } from '../prove.ts';
import { type FoundRecipe, findRecipe } from './findRecipe.ts';
import { createNotes, type Mend, type Notes, type ReplyFault } from './mend.ts';
import { mendIds } from './mendIds.ts';
import { mendLibrary, type WordsFor } from './mendLibrary.ts';
import { mendLinks, namesIn } from './mendLinks.ts';
import { mendLocks } from './mendLocks.ts';
import { mendPlaces, moveToFreeGround } from './mendPlaces.ts';
import { mendTexts, type ReplyDefaults } from './mendTexts.ts';
import { readShape } from './readShape.ts';

/** Most characters of a reply: recipes have 12,000 at most, and prose around them. */
export const REPLY_LIMIT = 200_000;
/** Times that things are moved away from one another before they are left to their creator. */
const MOVES = 10;
/** What makes a finding of a place that is moved away from. */
const OF_PLACES: ReadonlySet<FindingCode> = new Set(['covered', 'mostlyCovered', 'offStage']);
/** Findings that are told but stop no room: its author chose those sizes and answers. */
const PASSED: ReadonlySet<FindingCode> = new Set(['easyToGuess', 'tooSmall']);

/** What rooms can be built of, and what a recipe is given where it says nothing. */
export interface ReplySurroundings extends Surroundings {
  wordsFor: WordsFor;
  defaults: ReplyDefaults;
}

/** What became of a reply: a proved room, or what keeps it from being one; and what was mended in either case. */
export interface Reply {
  made: MadeRoom | null;
  mends: readonly Mend[];
  faults: readonly ReplyFault[];
}

/**
 * Reads the recipe in an assistant's reply, mends what can be mended, and proves it (G2). Takes any text, of whatever
 * size and shape, and never throws.
 */
export function readReply(reply: string, surroundings: ReplySurroundings): Reply {
  const notes = createNotes();
  const made = makeFrom(reply, surroundings, notes);
  return { made, mends: notes.mends, faults: notes.faults };
}

function makeFrom(reply: string, surroundings: ReplySurroundings, notes: Notes): MadeRoom | null {
  const found = findIn(reply);
  if ('type' in found) {
    notes.fault(found);
    return null;
  }
  if (found.isOneOfSeveral) notes.mend({ type: 'lastOfSeveral' });
  const made = make(readShape(found.recipe, notes), surroundings, notes);
  if (!found.isCutOff) return made;
  if (made) notes.mend({ type: 'cutOff' });
  else notes.fault({ type: 'cutOff' });
  return made;
}

function findIn(reply: string): FoundRecipe | ReplyFault {
  if (reply.length > REPLY_LIMIT) return { type: 'tooLong', most: REPLY_LIMIT };
  return reply.trim() === '' ? { type: 'empty' } : findRecipe(reply);
}

function make(written: Recipe, surroundings: ReplySurroundings, notes: Notes): MadeRoom | null {
  if (!isWithinCounts(written, notes)) return null;
  const inLibrary = mendLibrary(written, { ...surroundings, notes });
  const linked = mendLinks(mendIds(inLibrary, notes), notes);
  const told = mendTexts(mendLocks(linked, notes), surroundings.defaults, notes);
  const parsed = parseRecipe({ ...told, timeLimit: clampTime(written.timeLimit || LIMITS.timeLimit.max) });
  if (!parsed.ok) notes.fault({ type: 'wrongForm', path: parsed.refusal.path });
  if (!parsed.ok || notes.faults.length > 0) return null;
  const built = buildRoom(parsed.value, surroundings.catalogue);
  if (built.ok) return prove(parsed.value, written.timeLimit, { ...surroundings, notes });
  notes.fault(faultOf(built.refusal, parsed.value));
  return null;
}

function faultOf(refusal: RecipeRefusal, recipe: Recipe): ReplyFault {
  const nameOf = namesIn(recipe);
  switch (refusal.type) {
    case 'missing':
      return { type: 'wrongForm', path: refusal.what };
    case 'changedTwice':
      return { type: 'changedTwice', scene: refusal.scene, names: refusal.items.map(nameOf) };
    case 'refused': {
      const name = refusal.item === null ? '' : nameOf(refusal.item);
      return { type: 'refused', name, refusal: refusal.refusal };
    }
  }
}

function isWithinCounts({ items, spots = [], scenes = [] }: Recipe, notes: Notes): boolean {
  const lists = [
    { list: 'items', count: items.length, most: LIMITS.items - 1 },
    { list: 'spots', count: spots.length, most: LIMITS.items - 1 - items.length },
    { list: 'scenes', count: scenes.length, most: LIMITS.scenes - 1 },
  ] as const;
  const over = lists.filter(({ count, most }) => count > Math.max(0, most));
  for (const each of over) notes.fault({ type: 'tooMany', ...each });
  if (items.length === 0) notes.fault({ type: 'noThings' });
  return over.length === 0 && items.length > 0;
}

interface Proving extends Surroundings {
  notes: Notes;
}

/** Proves the room once its things stand apart and its time is fair. @param minutes as they were written; 0 for none */
function prove(written: Recipe, minutes: number, proving: Proving): MadeRoom | null {
  const { catalogue, notes } = proving;
  const placed = standApart(mendPlaces(written, proving, notes), proving);
  const recipe = withFairTime(placed, minutes, proving);
  const proved = proveRecipe(recipe, catalogue, PASSED);
  if (proved.ok) return proved.value;
  const { refusal } = proved;
  if (refusal.type === 'unbuildable') notes.fault({ type: 'wrongForm', path: '' });
  else
    for (const finding of refusal.findings.filter(({ code }) => !PASSED.has(code)))
      notes.fault({ type: 'found', room: refusal.room, finding });
  return null;
}

/** Moves what is covered or off the stage, until nothing is. */
function standApart(recipe: Recipe, proving: Proving): Recipe {
  const moved = new Set<ItemId>();
  let standing = recipe;
  for (let move = 0; move < MOVES; move++) {
    const found = findingsOf(standing, proving).filter(({ code }) => OF_PLACES.has(code));
    const next = found.flatMap((finding) => toMove(standing, finding)).find((id) => !moved.has(id));
    if (next === undefined) return standing;
    moved.add(next);
    standing = moveToFreeGround(standing, proving, proving.notes, new Set([next]));
  }
  return standing;
}

/** The things that may be moved away from one another: what is covered, or else what covers it. */
function toMove({ items }: Recipe, { items: named }: Finding): readonly ItemId[] {
  return named.filter((id) => items.some((item) => item.id === id));
}

function withFairTime(recipe: Recipe, minutes: number, { catalogue, notes }: Proving): Recipe {
  const room = roomOf(recipe, catalogue);
  const walkthrough = room && findWalkthrough(room);
  if (!walkthrough) return recipe;
  const isTight = findProblems(room).some(({ code }) => code === 'timeTooShort');
  const timeLimit =
    isTight || minutes === 0 ? clampTime(Math.max(minutes, fairTimeLimit(walkthrough))) : recipe.timeLimit;
  if (timeLimit !== minutes) notes.mend({ type: 'otherTime', minutes: timeLimit });
  return { ...recipe, timeLimit };
}

function findingsOf(recipe: Recipe, { catalogue }: Proving): readonly Finding[] {
  const room = roomOf(recipe, catalogue);
  return room ? findProblems(room) : [];
}

function roomOf(recipe: Recipe, catalogue: Catalogue): Room | null {
  const built = buildRoom(recipe, catalogue);
  return built.ok ? built.value : null;
}

function clampTime(minutes: number): number {
  const { min, max } = LIMITS.timeLimit;
  return Math.min(Math.max(minutes, min), max);
}
