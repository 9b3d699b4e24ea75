import { createSerialQueue } from '../../../core/createSerialQueue.ts';
import type { Action, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import { failureCode, failureOf } from '../failure.ts';
import type { ActOutcome, PlayJudge } from '../ports/PlayJudge.ts';
import type { GameplayData } from './gameplayState.ts';

type Events = readonly PlayEvent<OpaqueName>[];

/** An action under way, and what was told of it ahead of its answer. */
export interface Move {
  action: Action<OpaqueName>;
  /** Grows with each. */
  number: number;
  foretold: Events | null;
  /** Undoes what was shown of it ahead of its answer. */
  undo: (() => void) | null;
}

export interface ActingDeps {
  judge: PlayJudge;
  set: (state: Partial<GameplayData>) => void;
  /** What an action will tell; null where only the judge knows. */
  foretell: (action: Action<OpaqueName>) => Events | null;
  tell: (events: Events) => void;
  /** Shows what an action does for certain; answers how that is undone. `isAlone`: no answer is waited for that would show how things stood before it. */
  showAhead: (
    move: Pick<Move, 'action' | 'number'>,
    circumstances: { isAlone: boolean },
  ) => (() => void) | null;
  /** Settles once the answer is shown. */
  takeOutcome: (outcome: ActOutcome, move: Move) => Promise<void>;
  /** What was told ahead did not come about. */
  takeBack: (move: Move) => void;
}

export type Act = (action: Action<OpaqueName>) => Promise<void>;

/** One action at a time and in order: the judge counts them. What is known of their answers is told ahead of these. */
export function createActing({
  judge,
  set,
  foretell,
  tell,
  showAhead,
  takeOutcome,
  takeBack,
}: ActingDeps): Act {
  const enqueue = createSerialQueue();
  /** Actions under way after which a click may do something else. */
  let unsure = 0;
  /** Their answers show how things stood before those that came after them. */
  let underWay = 0;
  /** Actions under way that may bring a lock or a letter into the hand. */
  let suspense = 0;
  let count = 0;

  function waitInSuspense(more: 1 | -1) {
    suspense += more;
    set({ isInSuspense: suspense > 0 });
  }

  async function takeNext(move: Move) {
    set({ isActing: true });
    try {
      const outcome = await judge.act(move.action);
      // What a key takes to its lock is no waiting for an answer.
      set({ isActing: false });
      await takeOutcome(outcome, move);
    } catch (error) {
      if (failureCode(error) === 'offline') {
        set({ actFailure: 'offline' });
        return;
      }
      console.error('An action was not taken.', error);
      if (failureCode(error) === 'roomHidden') {
        judge.reset();
        set({ phase: 'failed', failure: failureOf(error) });
        return;
      }
      takeBack(move);
      move.undo?.();
      set({ actFailure: 'failed' });
    } finally {
      set({ isActing: false });
    }
  }

  return async (action) => {
    const foretold = unsure === 0 ? foretell(action) : null;
    if (foretold) tell(foretold);
    const isSure = action.type === 'click' || action.type === 'tick';
    if (!isSure) unsure += 1;
    const move = { action, number: ++count };
    const undo = showAhead(move, { isAlone: underWay === 0 });
    underWay += 1;
    const mayOpen = foretold === null && (action.type === 'click' || action.type === 'useItem');
    if (mayOpen) waitInSuspense(1);
    await enqueue(() => takeNext({ ...move, foretold, undo }));
    if (mayOpen) waitInSuspense(-1);
    underWay -= 1;
    if (!isSure) unsure -= 1;
  };
}
