import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import type { SyncAnswer } from '../../../core/calls/play/sync.ts';
import type { Action } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { Caller } from '../http/findCaller.ts';
import { joinParty } from '../party/joinParty.ts';
import { openParty } from '../party/openParty.ts';
import { sync } from '../party/sync.ts';
import { act } from '../plays/act.ts';
import type { TestDeps } from './createTestDeps.ts';
import { CODE } from './testRoom.ts';

/** A player with a seat in a party, who counts their own actions. */
export class PartyPlayer {
  readonly deps: TestDeps;
  readonly seated: SeatedAnswer;
  readonly caller: Caller | null;
  #sequence: number;
  number: number;

  constructor(deps: TestDeps, seated: SeatedAnswer, caller: Caller | null) {
    this.deps = deps;
    this.seated = seated;
    this.caller = caller;
    this.#sequence = seated.sequence;
    this.number = seated.number;
  }

  static async open(deps: TestDeps, roomId: string, caller: Caller | null): Promise<PartyPlayer> {
    return new PartyPlayer(deps, await openParty({ roomId }, caller, deps), caller);
  }

  get code(): string {
    return this.seated.view.team?.code ?? '';
  }

  /** Proves in a call that this player has the seat. */
  get proof() {
    const { playId, seat, guestToken } = this.seated;
    return { playId, seat, ...(guestToken !== null && { guestToken }) };
  }

  /** Lets another player join this player's party. */
  async bring(caller: Caller | null, request: { name?: string; guestToken?: string } = {}) {
    const seated = await joinParty({ code: this.code, ...request }, caller, this.deps);
    return new PartyPlayer(this.deps, seated, caller);
  }

  async take(action: Action<OpaqueName>, deps = this.deps) {
    this.#sequence += 1;
    const request = { ...this.proof, number: this.number, sequence: this.#sequence, action };
    const answer = await act(request, this.caller, deps);
    this.number = answer.number ?? this.number;
    return answer;
  }

  sync(number = 0): Promise<SyncAnswer> {
    return sync({ ...this.proof, number }, this.caller, this.deps);
  }

  /** The opaque name of an item of the test room. */
  async nameOf(item: string): Promise<OpaqueName> {
    return (await this.deps.readWorld(this.seated.playId)).names[item];
  }

  /** Opens the chest of the test room and takes the key. */
  async takeKey(): Promise<void> {
    await this.take({ type: 'enterPassword', item: await this.nameOf('chest'), password: CODE });
    await this.take({ type: 'click', item: await this.nameOf('key') });
  }

  /** Opens the door with the key. */
  async leave(deps = this.deps) {
    const [item, on] = [await this.nameOf('key'), await this.nameOf('door')];
    return this.take({ type: 'useItem', item, on }, deps);
  }
}
