import type { Action, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { createSerialQueue } from '../../../core/util/createSerialQueue.ts';
import type { ActOutcome, PlayJudge } from '../../shared/ports/PlayJudge.ts';
import { failureCode, failureOf } from '../../shared/store/failure.ts';
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
  /** The player waits for it no more: it lays nothing over the room. */
  isCalledOff: boolean;
}

/** Milliseconds: an answer that takes longer is worth a word, and may be called off. */
const LONG_WAIT = 900;

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

export interface Acting {
  act: Act;
  /** The player waits no more for what is under way. */
  callOff: () => void;
}

/** One action at a time and in order: the judge counts them. What is known of their answers is told ahead of these. */
export function createActing({
  judge,
  set,
  foretell,
  tell,
  showAhead,
  takeOutcome,
  takeBack,
}: ActingDeps): Acting {
  const enqueue = createSerialQueue();
  /** Actions under way after which a click may do something else. */
  let unsure = 0;
  /** Their answers show how things stood before those that came after them. */
  const underWay = new Set<Move>();
  /** Actions under way that may bring a lock or a letter into the hand. */
  let suspense = 0;
  let count = 0;

  function waitInSuspense(more: 1 | -1) {
    suspense += more;
    set({ isInSuspense: suspense > 0 });
  }

  async function takeNext(move: Move) {
    set({ isActing: true });
    const late = setTimeout(() => set({ isWaiting: !move.isCalledOff }), LONG_WAIT);
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
      clearTimeout(late);
      set({ isActing: false, isWaiting: false });
    }
  }

  async function act(action: Action<OpaqueName>) {
    const foretold = unsure === 0 ? foretell(action) : null;
    if (foretold) tell(foretold);
    const isSure = action.type === 'click' || action.type === 'tick';
    if (!isSure) unsure += 1;
    const number = ++count;
    const undo = showAhead({ action, number }, { isAlone: underWay.size === 0 });
    const move = { action, number, foretold, undo, isCalledOff: false };
    underWay.add(move);
    const mayOpen = foretold === null && (action.type === 'click' || action.type === 'useItem');
    if (mayOpen) waitInSuspense(1);
    await enqueue(() => takeNext(move));
    if (mayOpen) waitInSuspense(-1);
    underWay.delete(move);
    if (!isSure) unsure -= 1;
  }

  return {
    act,
    callOff: () => {
      for (const move of underWay) move.isCalledOff = true;
      set({ isWaiting: false });
    },
  };
}
