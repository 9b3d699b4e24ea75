import { definitionOf } from '../../lock/faces.ts';
import type { Face } from '../../lock/model.ts';
import { lettersOf } from '../../lock/pieceNames.ts';
import type { Recipe, RecipeAnswer, RecipeSettings } from '../../recipe/model.ts';
import { given } from './fields.ts';
import type { Notes } from './mend.ts';

/** Something that can be locked. */
interface Lockable extends Pick<RecipeSettings, 'lock'> {
  id?: string;
  name?: string;
}

/** Gives each lock an answer that can be entered on it: written as its face wants it, or else typed. */
export function mendLocks(recipe: Recipe, notes: Notes): Recipe {
  const { door, items, spots } = recipe;
  return {
    ...recipe,
    door: withFittingAnswer(door, notes),
    items: items.map((item) => withFittingAnswer(item, notes)),
    ...(spots && { spots: spots.map((spot) => withFittingAnswer(spot, notes)) }),
  };
}

function withFittingAnswer<Thing extends Lockable>(thing: Thing, notes: Notes): Thing {
  const { lock } = thing;
  if (!lock || !('password' in lock)) return thing;
  const name = thing.name ?? thing.id ?? '';
  const fitting = fitAnswer(lock);
  if (fitting.password !== lock.password)
    notes.mend({ type: 'otherAnswer', name, was: lock.password, now: fitting.password });
  if (fitting.face?.type !== lock.face?.type) notes.mend({ type: 'typedAnswer', name });
  return { ...thing, lock: fitting };
}

function fitAnswer(lock: RecipeAnswer): RecipeAnswer {
  const { face, alsoAccepts, password, ...rest } = lock;
  const further = face === undefined ? alsoAccepts : undefined;
  // A face of other settings, such as one more wheel, may take the answer where the written one does not.
  for (const each of face === undefined ? [] : [face, definitionOf(face).create(password)]) {
    const written = writeOn(each, password);
    if (written !== null) return { ...rest, password: written, face: each };
  }
  return given<RecipeAnswer>({ ...rest, password, alsoAccepts: further ?? alsoAccepts });
}

/** The answer as a face writes it; null if it cannot be entered there. */
function writeOn(face: Face, answer: string): string | null {
  const { check, keepAnswer } = definitionOf(face);
  const spellings = [answer, ...spellingsOf(answer), ...lettersOfWords(face, answer)];
  const fitting = spellings.find((spelling) => check(face, spelling).ok);
  if (fitting !== undefined) return fitting;
  // An order that was given in other words must not become the order in which the pieces are listed.
  return face.type === 'order' ? null : keepAnswer(face, answer);
}

/** The same answer with single spaces, in small letters or capitals, and with a colon. */
function spellingsOf(answer: string): readonly string[] {
  const spaced = answer
    .slice(0, 200)
    .split(/[\s,;|>→]+/u)
    .filter((word) => word !== '')
    .join(' ');
  return [spaced, spaced.toLowerCase(), spaced.toUpperCase(), spaced.replace('.', ':')];
}

/** The letters of the pieces that an answer names by their words. */
function lettersOfWords(face: Face, answer: string): readonly string[] {
  if (face.type !== 'order') return [];
  const names = face.pieces.map((piece) => (piece.type === 'word' ? piece.text : piece.name).toLowerCase());
  const letters = lettersOf(names.length);
  const words = answer
    .toLowerCase()
    .split(/[,;|>→]/u)
    .map((word) => word.trim());
  return [words.map((word) => letters[names.indexOf(word)] ?? '?').join(' ')];
}
