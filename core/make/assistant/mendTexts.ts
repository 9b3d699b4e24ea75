import type { Recipe, RecipeItem, RecipeSettings } from '../../recipe/model.ts';
import { isLanguageTag } from '../../room/languageTag.ts';
import { LIMITS } from '../../room/limits.ts';
import { cutText } from '../../util/cutText.ts';
import { foldName } from './fields.ts';
import type { LimitedText, Notes } from './mend.ts';

/** What a recipe is given where it says nothing. */
export interface ReplyDefaults {
  roomName: string;
  introduction: string;
  /** A BCP 47 tag (M2). */
  language: string;
}

/** Languages by their names in English and in themselves. */
const LANGUAGES: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  deutsch: 'de',
  french: 'fr',
  francais: 'fr',
  spanish: 'es',
  espanol: 'es',
  italian: 'it',
  italiano: 'it',
  portuguese: 'pt',
  dutch: 'nl',
  nederlands: 'nl',
  polish: 'pl',
  turkish: 'tr',
  swedish: 'sv',
  danish: 'da',
  russian: 'ru',
  ukrainian: 'uk',
  chinese: 'zh',
  japanese: 'ja',
  arabic: 'ar',
};

/** Adds missing texts, shortens names, and finds texts that are too long to be shortened by anybody but their author. */
export function mendTexts(recipe: Recipe, defaults: ReplyDefaults, notes: Notes): Recipe {
  const { items, spots, door, scenes } = recipe;
  if (recipe.introduction === '') notes.mend({ type: 'introductionAdded' });
  findLongTexts(recipe, notes);
  return {
    ...recipe,
    roomName: cutName(recipe.roomName || defaults.roomName, LIMITS.roomName, notes),
    introduction: recipe.introduction || defaults.introduction,
    language: languageOf(recipe.language, defaults.language, notes),
    ...(recipe.startName !== undefined && { startName: cutName(recipe.startName, LIMITS.sceneName, notes) }),
    ...(scenes && {
      scenes: scenes.map((scene) => ({ ...scene, name: cutName(scene.name, LIMITS.sceneName, notes) })),
    }),
    door: withShortTexts(door, notes),
    items: items.map((item) => withShortTexts(item, notes)),
    ...(spots && {
      spots: spots.map((spot) => withShortTexts({ ...spot, name: spot.name || spot.id }, notes)),
    }),
  };
}

function languageOf(written: string | undefined, usual: string, notes: Notes): string {
  if (written === undefined) return usual;
  if (isLanguageTag(written)) return written;
  const folded = foldName(written);
  const dashed = written.slice(0, 40).replaceAll('_', '-');
  const now = Object.hasOwn(LANGUAGES, folded)
    ? LANGUAGES[folded]
    : isLanguageTag(dashed)
      ? dashed
      : undefined;
  notes.mend({ type: 'otherLanguage', was: written, now: now ?? usual });
  return now ?? usual;
}

function withShortTexts<Thing extends Pick<RecipeItem, 'name' | 'hints'> & { id?: string }>(
  thing: Thing,
  notes: Notes,
): Thing {
  const { name, hints, id = '' } = thing;
  const most = LIMITS.hints;
  if (hints && hints.length > most) notes.mend({ type: 'fewerHints', name: name ?? id, most });
  return {
    ...thing,
    ...(name !== undefined && { name: cutName(name, LIMITS.itemName, notes) }),
    ...(hints && { hints: hints.slice(0, most) }),
  };
}

function cutName(name: string, most: number, notes: Notes): string {
  if (name.length <= most) return name;
  const cut = cutText(name, most).trimEnd();
  notes.mend({ type: 'shortened', name: cut });
  return cut;
}

function findLongTexts(
  { introduction, ending, debrief, items, spots = [], door }: Recipe,
  notes: Notes,
): void {
  const check = (name: string, field: LimitedText, text = '') => {
    const most = LIMITS[field];
    if (text.length > most) notes.fault({ type: 'textTooLong', name, field, most, length: text.length });
  };
  check('', 'introduction', introduction);
  check('', 'ending', ending);
  check('', 'debrief', debrief);
  const settings: readonly (RecipeSettings & { id?: string; name?: string })[] = [door, ...items, ...spots];
  for (const { id = '', name = id, says, saysOpened, hints = [], lock } of settings) {
    check(name, 'message', says);
    check(name, 'message', saysOpened);
    for (const hint of hints) check(name, 'hint', hint);
    if (!lock || !('password' in lock)) continue;
    check(name, 'wrongText', lock.wrongText);
    if (!lock.face)
      for (const answer of [lock.password, ...(lock.alsoAccepts ?? [])]) check(name, 'password', answer);
  }
}
