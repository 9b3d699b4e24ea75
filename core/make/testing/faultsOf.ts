import { follow } from '../../testing/following.ts';
import { startedPlay } from '../../testing/playing.ts';
import { countOpenEnds, secondsToFirstSuccess } from '../openEnds.ts';
import type { MadeRoom } from '../prove.ts';
import type { Wish } from '../wish/model.ts';
import { sentencesOf } from '../words/sentencesOf.ts';

/** What a made room has to keep (G2). */
const FIFTH = 0.2;
const MINUTE = 60;
const MOST_OPEN_ENDS = 3;

/** Returns everything that players read in a room, names apart. */
export function textsOf({ recipe }: Pick<MadeRoom, 'recipe'>): readonly string[] {
  const things = [recipe.door, ...recipe.items, ...(recipe.spots ?? [])];
  return [
    recipe.introduction,
    recipe.ending ?? '',
    ...things.flatMap(({ says = '', saysOpened = '', hints = [] }) => [says, saysOpened, ...hints]),
  ].filter((text) => text !== '');
}

/** Returns the sentences of a room that have words; rows of figures and marks are none. */
export function wordedSentencesOf(room: Pick<MadeRoom, 'recipe'>): readonly string[] {
  return textsOf(room)
    .flatMap(sentencesOf)
    .filter((sentence) => /\p{L}+\P{L}+\p{L}+/u.test(sentence));
}

/** Returns in words what a room that was made by a wish lacks of G2; empty if it is as it should be. */
export function faultsOf({ minutes }: Pick<Wish, 'minutes'>, made: MadeRoom): readonly string[] {
  const { room, length, findings, steps } = made;
  const openEnds = countOpenEnds(room);
  const firstSuccess = secondsToFirstSuccess(room);
  const sentences = wordedSentencesOf(made);
  const twice = sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place);
  const end = steps.reduce((play, step) => follow(room, play, step), startedPlay(room));
  return [
    ...findings.map(({ code }) => `finding ${code}`),
    ...(Math.abs(length - minutes) > FIFTH * minutes ? [`${length} minutes in place of ${minutes}`] : []),
    ...(openEnds > MOST_OPEN_ENDS ? [`${openEnds} open ends`] : []),
    ...(firstSuccess > MINUTE ? [`first success after ${firstSuccess} seconds`] : []),
    ...twice.map((sentence) => `twice: ${sentence}`),
    ...(end.isEscaped ? [] : ['its way out does not lead out']),
  ];
}
