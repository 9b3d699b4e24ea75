import { createChance } from '../../lock/shuffle.ts';
import { AnswerSearch } from '../../solve/clues/AnswerSearch.ts';
import { type Result, refuse, success } from '../../util/result.ts';
import { furnish } from '../furnish/furnish.ts';
import type { Surroundings } from '../furnish/model.ts';
import { themesIn } from '../furnish/themes/themes.ts';
import { type MadeRoom, proveRecipe, withFairTime } from '../prove.ts';
import { nameOfKind } from '../words/things.ts';
import { chooseFit, type FittedAnswer } from './answers/fitAnswer.ts';
import { lockOfFit } from './answers/lockOfFit.ts';
import { checkQuestions, hasFault } from './checkQuestions.ts';
import { dressPlan } from './dressPlan.ts';
import type { QuestionFaults, QuestionOptions, QuestionPair } from './model.ts';
import type { PlanSize } from './plan/model.ts';
import { planRoom } from './plan/planRoom.ts';
import { parseQuestions } from './questionSchema.ts';
import { placeWords } from './words/placeWords.ts';
import { writeRecipe } from './writeRecipe.ts';

/** Why no room was made of a list of questions. */
export type QuestionRefusal =
  | { type: 'faults'; faults: QuestionFaults }
  /** The catalogue has no background or door of the theme. */
  | { type: 'noTheme' }
  /** No arrangement had a place for everything; another seed may have. */
  | { type: 'noPlace' };

/** What is tried one after the other where there is no place: fewer boxes in a scene, and more scenes. */
const SIZES: readonly PlanSize[] = [5, 4, 3, 2].map((boxes) => ({ boxes, decorations: 3 }));

/**
 * Makes a proved room of a list of questions (G4): each question stands on a paper, its answer opens what holds the
 * next ones. The same list, options and seed make the same room.
 */
export function makeFromQuestions(
  list: readonly QuestionPair[],
  options: QuestionOptions,
  surroundings: Surroundings,
  seed: string,
): Result<MadeRoom, QuestionRefusal> {
  const parsed = parseQuestions(list);
  if (!parsed.ok) {
    const faults: QuestionFaults = { lines: new Map(), list: { type: 'invalid', path: parsed.refusal.path } };
    return refuse({ type: 'faults', faults });
  }
  const pairs = parsed.value;
  const faults = checkQuestions(pairs, options.isExact);
  if (hasFault(faults)) return refuse({ type: 'faults', faults });
  const themes = themesIn(surroundings.catalogue);
  if (!themes.some(({ id }) => id === options.theme)) return refuse({ type: 'noTheme' });
  let telling: MadeRoom | null = null;
  for (const [attempt, size] of SIZES.entries()) {
    const found = tryToMake(pairs, options, surroundings, { seed: `${seed} ${attempt}`, size });
    if (found && !found.hasTold) return success(found.made);
    // Where every wording has a word that is an answer, one of them is better than no room.
    telling ??= found?.made ?? null;
  }
  return telling ? success(telling) : refuse({ type: 'noPlace' });
}

function tryToMake(
  pairs: readonly QuestionPair[],
  { theme: themeId, order, minutes, level, isExact, language }: QuestionOptions,
  surroundings: Surroundings,
  { seed, size }: { seed: string; size: PlanSize },
): { made: MadeRoom; hasTold: boolean } | null {
  const chance = createChance(seed);
  const themes = themesIn(surroundings.catalogue);
  const theme = themes.find(({ id }) => id === themeId);
  const fits = fitAll(pairs, isExact);
  if (!theme) return null;
  const seconds = minutes === null ? null : minutes * 60;
  const wish = planRoom({ fits, order, seconds, level, size, chance });
  // A lock of three questions takes their first letters or their sum, which may be a word, too.
  const ofLocks = wish.things.flatMap(({ lock }) => (lock?.by === 'answers' ? [lock.fit] : []));
  const search = new AnswerSearch([...fits, ...ofLocks].map((fit, place) => [String(place), lockOfFit(fit)]));
  const tellsAnswer = (text: string) => search.toldBy(text).length > 0;
  const isAvoided = (of: string) => tellsAnswer(nameOfKind(of, language));
  const isPlaceAvoided = (background: string) =>
    tellsAnswer(placeWords(background, themeId, language).join(' '));
  const { scenes, wanted } = dressPlan(wish, { theme, themes, isAvoided, isPlaceAvoided, chance });
  const placed = furnish(scenes, wanted, surroundings, chance);
  if (!placed) return null;
  const ids = new Set(placed.map(({ id }) => id));
  const plan = { ...wish, things: wish.things.filter(({ id }) => ids.has(id)) };
  const backgrounds = new Map(scenes.map(({ id, background }) => [id, background]));
  const written = writeRecipe(
    { plan, pairs, backgrounds, placed, theme: themeId, order, level, language, tellsAnswer },
    chance,
  );
  const proved = proveRecipe(written.recipe, surroundings.catalogue);
  if (!proved.ok) return null;
  return { made: withFairTime(proved.value, minutes ?? 0), hasTold: written.hasTold };
}

/** Each list to be put in order needs a scene of its own; further ones are typed. */
const MOST_ORDERS = 5;

function fitAll(pairs: readonly QuestionPair[], isExact: boolean): readonly FittedAnswer[] {
  let orders = 0;
  return pairs.flatMap(({ answer, face }) => {
    const fit = chooseFit(answer, face, isExact);
    if (fit?.type === 'order') orders++;
    return (orders > MOST_ORDERS && fit?.type === 'order' ? chooseFit(answer, 'text', isExact) : fit) ?? [];
  });
}
