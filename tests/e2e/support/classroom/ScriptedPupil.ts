import { Tapper } from '../../../bench/party/Tapper.ts';

/**
 * A pupil of a class without a page, who makes the app's calls. The board shows such pupils as away, since
 * they have no live channel.
 */
export class ScriptedPupil {
  /** Number of the team. */
  readonly team: number;
  readonly #tapper: Tapper;

  constructor(tapper: Tapper, team: number) {
    this.team = team;
    this.#tapper = tapper;
  }

  static async join(origin: string, code: string): Promise<ScriptedPupil> {
    const tapper = await Tapper.takePlace(origin, 'joinParty', { code });
    const team = tapper.place.inClass?.team;
    if (team === undefined) throw new Error('This is no code of a class.');
    return new ScriptedPupil(tapper, team);
  }

  /** Learns what the team can see now. */
  look(): Promise<void> {
    return this.#tapper.sync();
  }

  click(label: string): Promise<void> {
    return this.#tapper.click(label);
  }

  /** Enters a right or wrong answer into a lock. */
  enter(label: string, password: string): Promise<void> {
    return this.#act({ type: 'enterPassword', item: this.#tapper.nameOf(label), password });
  }

  use(label: string, on: string): Promise<void> {
    return this.#act({ type: 'useItem', item: this.#tapper.nameOf(label), on: this.#tapper.nameOf(on) });
  }

  close(): void {
    this.#tapper.close();
  }

  async #act(action: { type: string; [more: string]: unknown }): Promise<void> {
    const refusal = await this.#tapper.act(action);
    if (refusal !== null) throw new Error(`${action.type} was refused: ${refusal}`);
  }
}
