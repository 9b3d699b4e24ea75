import type { ClassView } from '../../../../core/calls/pieces/classes.ts';
import type { LiveKeys, SeatedAnswer } from '../../../../core/calls/pieces/party.ts';
import { presentDevice } from '../../../shared/browser/presentDevice.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { PartyPort } from '../../../shared/ports/PartyPort.ts';
import type { PlayJudge } from '../../../shared/ports/PlayJudge.ts';
import type { PartyProgress } from '../../session/playSession.ts';

interface PartyJudgeDeps {
  party: PartyPort;
  /** The seat that this browser's player has taken. */
  seated: SeatedAnswer;
  /** Returns how much of the party's changes this tab knows. */
  progress: () => PartyProgress | null;
  /** Returns the key of the seat, which proves whose seat it is. */
  key: () => string;
  /** Called with the keys of the live channel whenever the server has sent them. */
  onKeys: (keys: LiveKeys) => void;
  /** In a class: called with the pupil's view whenever the server has sent it. */
  onClass?: (view: ClassView) => void;
}

/** The server as judge of one seat's play in a party. */
export function createPartyJudge({
  party,
  seated,
  progress,
  key,
  onKeys,
  onClass,
}: PartyJudgeDeps): PlayJudge {
  const { playId, seat, board, playerId } = seated;
  let first: SeatedAnswer | null = seated;

  return {
    startPlay: async () => {
      if (first !== null) {
        const { view, sequence, number } = first;
        first = null;
        return { view, board, playerId, sequence, party: { number, heard: [] } };
      }
      const { keys, view, sequence, number, heard, inClass } = await party.sync({
        playId,
        seat,
        key: key(),
        number: progress()?.heardTo ?? 0,
      });
      onKeys(keys);
      if (inClass) onClass?.(inClass);
      return { view, board, playerId, sequence, party: { number, heard } };
    },
    act: (action, sequence) =>
      party.act({
        playId,
        seat,
        key: key(),
        number: progress()?.number ?? 0,
        sequence,
        action,
        ...(action.type === 'start' && { device: presentDevice() }),
      }),
    // A team's names are fixed at its escape (T8).
    nameRecord: () => Promise.reject(new BackendError('conflict', 'A team has its names already.')),
    keep: async () => {},
    reset: async () => {},
  };
}
