import { createRounds } from '../../../core/util/createRounds.ts';
import { type Acting, type ActingDeps, createActing } from './createActing.ts';

/** Acting in one play after another: what came before `begin` is nothing to the play that begins, however late its answer comes. */
export function createActingOfPlays(deps: ActingDeps): Acting & { begin: () => void } {
  const plays = createRounds();

  function anew(): Acting {
    const isGoingOn = plays.begin();
    return createActing({
      ...deps,
      set: (state) => {
        if (isGoingOn()) deps.set(state);
      },
      showAhead: (move, circumstances) => {
        const undo = deps.showAhead(move, circumstances);
        return undo && (() => (isGoingOn() ? undo() : undefined));
      },
      takeOutcome: async (outcome, move) => {
        if (isGoingOn()) await deps.takeOutcome(outcome, move);
      },
      takeBack: (move) => {
        if (isGoingOn()) deps.takeBack(move);
      },
    });
  }

  let acting = anew();
  return {
    act: (action) => acting.act(action),
    callOff: () => acting.callOff(),
    begin: () => {
      acting = anew();
    },
  };
}
