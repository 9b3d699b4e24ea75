import { applyAction } from '../../../../core/play/applyAction.ts';
import type { Action, Play } from '../../../../core/play/model.ts';
import { isInView } from '../../../../core/play/step.ts';
import { createRandom } from '../../../../core/testing/createRandom.ts';
import { nextStep } from '../../../../core/testing/nextStep.ts';
import { inNames } from '../../../../core/testing/playing.ts';
import type { Tapper } from '../Tapper.ts';
import { type CountedServer, ROOM_ID } from './startCountedServer.ts';

/**
 * The share of actions that are steps of the way out or guesses at a visible lock. The others are looks at
 * things.
 */
const STEPS = 0.2;
const GUESSES = 0.05;

/** A seeded random walk of one or several players through the room, without hurry. */
export class Walk {
  readonly #server: CountedServer;
  readonly #random = createRandom(43);

  constructor(server: CountedServer) {
    this.#server = server;
  }

  /**
   * Lets a player take an action that does not end the play. Returns the lock whose dialog it opened, if any.
   */
  async take(player: Tapper): Promise<{ lock?: string }> {
    const play = await this.#playOf(player);
    const action = inNames(play, this.#choose(play));
    await player.act(action);
    return action.type === 'enterPassword' ? { lock: action.item } : {};
  }

  /** Lets a player escape, and returns the number of actions that it took. */
  async leave(player: Tapper): Promise<number> {
    for (let count = 0; ; count += 1) {
      const play = await this.#playOf(player);
      if (play.isEscaped) return count;
      const step = nextStep(this.#server.room, play);
      if (step === null) throw new Error('There is no way out.');
      await player.act(inNames(play, step));
    }
  }

  #choose(play: Play): Action {
    const { room } = this.#server;
    const inView = room.itemOrder.filter((id) => isInView(room, play, id));
    const chance = this.#random();
    const step = chance < STEPS ? nextStep(room, play) : null;
    if (step !== null && !this.#isEnd(play, step)) return step;
    const locks = inView.filter((id) => play.items[id]?.isLocked && room.itemConfigs[id]?.unlockPassword);
    const lock = this.#oneOf(locks);
    if (chance > 1 - GUESSES && lock !== undefined)
      return { type: 'enterPassword', item: lock, password: 'wrong' };
    return { type: 'click', item: this.#oneOf(inView) ?? 'door' };
  }

  #isEnd(play: Play, action: Action): boolean {
    const result = applyAction({ room: this.#server.room, play, at: Date.now() }, action);
    return !result.ok || result.value.play.isEscaped;
  }

  #oneOf<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.#random() * values.length)];
  }

  async #playOf({ place: { playId, seat = 0 } }: Tapper): Promise<Play> {
    const stored = (await this.#server.db.doc(`plays/${playId}`).get()).data();
    if (stored === undefined) throw new Error(`There is no play ${playId} of ${ROOM_ID}.`);
    return { ...stored.world, ...stored.seats[seat].state };
  }
}
