import { follow } from '../../testing/following.ts';
import { startedPlay } from '../../testing/playing.ts';
import { countOpenEnds, secondsToFirstSuccess } from '../openEnds.ts';
import type { MadeRoom } from '../prove.ts';
import type { Wish } from '../wish/model.ts';
import { saidAgain } from '../words/textsOf.ts';

/** What a made room has to keep (G2). */
const FIFTH = 0.2;
const MINUTE = 60;
const MOST_OPEN_ENDS = 3;

/** Returns in words what a room that was made by a wish lacks of G2; empty if it is as it should be. */
export function faultsOf({ minutes }: Pick<Wish, 'minutes'>, made: MadeRoom): readonly string[] {
  const { room, length, findings, steps } = made;
  const openEnds = countOpenEnds(room);
  const firstSuccess = secondsToFirstSuccess(room);
  const end = steps.reduce((play, step) => follow(room, play, step), startedPlay(room));
  return [
    ...findings.map(({ code }) => `finding ${code}`),
    ...(Math.abs(length - minutes) > FIFTH * minutes ? [`${length} minutes in place of ${minutes}`] : []),
    ...(openEnds > MOST_OPEN_ENDS ? [`${openEnds} open ends`] : []),
    ...(firstSuccess > MINUTE ? [`first success after ${firstSuccess} seconds`] : []),
    ...saidAgain(made.recipe).map((sentence) => `twice: ${sentence}`),
    ...(end.isEscaped ? [] : ['its way out does not lead out']),
  ];
}
