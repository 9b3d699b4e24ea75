import { useCallback, useState } from 'react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import type { PlayerHint } from '../../../core/hint/model.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import { useShownClass } from '../page/classContext.ts';

/** What the next hint of a team says. `none`: there is nothing to hint at now. */
export type NextHint = { type: 'hint'; hint: PlayerHint } | { type: 'none' | 'failed' };

const FAILED: NextHint = { type: 'failed' };

/**
 * Looks ahead at a team's next hint; if it is followed, again with each act of the team and each hint. Null at first;
 * later the last one stays while the next is loaded.
 */
export function useNextHint(team: BoardTeam, { isFollowed = true } = {}): NextHint | null {
  const { calls } = useBackend();
  const { sessionId } = useShownClass().board;
  const { team: number } = team;
  const state = isFollowed
    ? [team.played - team.quiet, team.hints, team.progress, team.isPaused, team.outcome].join(' ')
    : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the state the hint may change
  const load = useCallback(async (): Promise<NextHint> => {
    const { hint } = await calls.showNextHint({ sessionId, team: number });
    return hint ? { type: 'hint', hint } : { type: 'none' };
  }, [calls, sessionId, number, state]);
  const answer = useAnswer(load, FAILED);
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) setLast(answer);
  return answer ?? last;
}
