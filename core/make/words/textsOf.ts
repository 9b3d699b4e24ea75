import type { Recipe } from '../../recipe/model.ts';
import { sentencesOf } from './sentencesOf.ts';

/** Returns everything that players read in a room, names apart. */
export function textsOf({ door, items, spots = [], introduction, ending = '' }: Recipe): readonly string[] {
  const things = [door, ...items, ...spots];
  return [
    introduction,
    ending,
    ...things.flatMap(({ says = '', saysOpened = '', hints = [] }) => [says, saysOpened, ...hints]),
  ].filter((text) => text !== '');
}

/** Returns the sentences of a room that have words; rows of figures and marks are none. */
export function wordedSentencesOf(recipe: Recipe): readonly string[] {
  return textsOf(recipe)
    .flatMap(sentencesOf)
    .filter((sentence) => /\p{L}\P{L}+\p{L}/u.test(sentence));
}

/** Returns the sentences that a room says a second time (G3). */
export function saidAgain(recipe: Recipe): readonly string[] {
  const sentences = wordedSentencesOf(recipe);
  return sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
}
