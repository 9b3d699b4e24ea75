import type { ActAnswer } from '../../../../core/calls/play/act.ts';
import { act } from '../../../../core/play/act.ts';
import { createPlay } from '../../../../core/play/createPlay.ts';
import { wholeChange } from '../../../../core/play/view/diffView.ts';
import type { PlayerView } from '../../../../core/play/view/playerView.ts';
import { toPlayerView } from '../../../../core/play/view/toPlayerView.ts';
import type { Room } from '../../../../core/room/model.ts';
import type { Choices } from '../../../../core/testing/choices.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { PlayJudge } from '../../../shared/ports/PlayJudge.ts';

/**
 * One play on a server that numbers its actions, as the handler `act` does: a repeated number gets the first
 * response again.
 */
export class RoughServer {
  readonly #room: Room;
  #play;
  #sequence = 0;
  #last: Pick<ActAnswer, 'events' | 'refusal'> | null = null;

  constructor(room: Room) {
    let names = 0;
    this.#room = room;
    this.#play = createPlay(room, () => `name${names++}`);
  }

  view(): PlayerView {
    return toPlayerView({ room: this.#room, play: this.#play, at: Date.now() });
  }

  /**
   * The judge of one tab over a network that delays and loses requests; without choices the network is
   * perfect.
   */
  judge(network: () => Choices | null): PlayJudge {
    const over = <Answer>(call: () => Answer) => travel(network(), call);
    return {
      startPlay: () =>
        over(() => ({ view: this.view(), board: 1, playerId: 'ada', sequence: this.#sequence })),
      act: (action, sequence) => over(() => this.#act(action, sequence)),
      nameRecord: () => Promise.reject(new BackendError('notFound', 'No record')),
      keep: async () => {},
      reset: async () => {},
    };
  }

  #act(action: Parameters<PlayJudge['act']>[0], sequence: number): ActAnswer {
    if (this.#last && sequence === this.#sequence)
      return { ...this.#last, sequence, change: wholeChange(this.view()) };
    if (sequence !== this.#sequence + 1) throw new BackendError('conflict', 'Another number comes next.');
    const { play, change, events, refusal } = act(
      { room: this.#room, play: this.#play, at: Date.now() },
      action,
    );
    this.#play = play;
    this.#sequence = sequence;
    this.#last = { events, refusal };
    return { sequence, change, events, refusal };
  }
}

async function travel<Answer>(network: Choices | null, call: () => Answer): Promise<Answer> {
  const [isLost, isAnswerLost] = [network?.below(4) === 1, network?.below(4) === 1];
  await passes(network?.oneOf([0, 50, 400, 2000]) ?? 0);
  if (isLost) throw new BackendError('offline', 'The request is lost.');
  const answer = call();
  await passes(network?.oneOf([0, 50, 400]) ?? 0);
  if (isAnswerLost) throw new BackendError('offline', 'The answer is lost.');
  return answer;
}

function passes(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
