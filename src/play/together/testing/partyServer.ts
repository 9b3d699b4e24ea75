import type { HeardChange } from '../../../../core/calls/pieces/party.ts';
import type { ActAnswer } from '../../../../core/calls/play/act.ts';
import { actInTeam } from '../../../../core/play/team/actInTeam.ts';
import { createTeam, seatNewcomer } from '../../../../core/play/team/seating.ts';
import { seatsOf, type Team } from '../../../../core/play/team/team.ts';
import { toSeatView } from '../../../../core/play/team/toSeatView.ts';
import { wholeChange } from '../../../../core/play/view/diffView.ts';
import type { PlayerView } from '../../../../core/play/view/playerView.ts';
import type { Room } from '../../../../core/room/model.ts';
import type { Choices } from '../../../../core/testing/choices.ts';
import { BackendError } from '../../../shared/ports/BackendError.ts';
import type { LiveChannel, Pointer, Presence, Signal } from '../../../shared/ports/LiveChannel.ts';
import type { PlayJudge } from '../../../shared/ports/PlayJudge.ts';
import type { PartyProgress } from '../../session/playSession.ts';

interface Seat {
  sequence: number;
  last: Pick<ActAnswer, 'events' | 'refusal'> | null;
  heard: HeardChange[];
  /** The changes that were published for the seat, by number. */
  published: Map<number, string>;
}

/** Returns what may go wrong in the network; null while it works. */
export type Network = () => Choices | null;

/**
 * One party on a server that numbers its changes, as the functions do. Its network and live channel lose and
 * delay messages. The rules are those of the core.
 */
export class PartyServer {
  readonly #room: Room;
  readonly #seats: Record<number, Seat> = {};
  readonly #listeners = new Set<(seat: number, number: number) => void>();
  readonly #watchers = new Set<() => void>();
  #here: Record<number, Record<string, Presence & { at: number }>> = {};
  #pointers: Record<number, Pointer | null> = {};
  #signals: Record<number, Signal | null> = {};
  #team: Team;
  #number = 0;
  /** The moves that the server has accepted. */
  readonly #taken = new Set<object>();
  /** Moves that were taken twice, as JSON. */
  readonly faults: string[] = [];
  /** By seat: cuts the live channel off, or restores it. */
  readonly #cut = new Map<number, (isConnected: boolean) => void>();

  constructor(room: Room, seats: number) {
    let names = 0;
    this.#room = room;
    this.#team = createTeam(room, () => `name${names++}`, { code: 'K7M4QX', name: 'Ada' });
    for (let seat = 1; seat < seats; seat++)
      this.#team = seatNewcomer(room, this.#team, { seat, name: `Guest ${seat}` });
    for (const seat of seatsOf(this.#team))
      this.#seats[seat] = { sequence: 0, last: null, heard: [], published: new Map() };
  }

  /** Returns the numbers of the changes that a seat should be told. */
  heardBy(seat: number): readonly number[] {
    return this.#seat(seat).heard.map(({ number }) => number);
  }

  get number(): number {
    return this.#number;
  }

  view(seat: number): PlayerView {
    return toSeatView({ room: this.#room, team: this.#team, at: Date.now() }, seat);
  }

  judge(seat: number, progress: () => PartyProgress | null, network: Network): PlayJudge {
    const over = <Answer>(call: () => Answer) => travel(network(), call);
    return {
      startPlay: () => {
        const known = progress()?.heardTo ?? 0;
        return over(() => {
          const { sequence, heard } = this.#seat(seat);
          const party = { number: this.#number, heard: heard.filter(({ number }) => number > known) };
          return { view: this.view(seat), board: 1, playerId: `player${seat}`, sequence, party };
        });
      },
      act: (action, sequence) => {
        const known = progress()?.number ?? 0;
        return over(() => this.#act(seat, action, sequence, known));
      },
      nameRecord: () => Promise.reject(new BackendError('notFound', 'No record')),
      keep: async () => {},
      reset: async () => {},
    };
  }

  /** The live channel of one seat's browser. `connect` cuts it off and restores it. */
  channel(seat: number, network: Network): LiveChannel {
    let isConnected = true;
    return {
      watchConnection: (listener) => {
        this.#cut.set(seat, (is) => {
          isConnected = is;
          listener(is);
        });
        listener(true);
        return () => void this.#cut.delete(seat);
      },
      hear: (_, listener) => {
        const tell = (to: number, number: number) => {
          if (to !== seat || !isConnected) return;
          const choices = network();
          if (choices?.below(6) === 1) return;
          const text = this.#seat(seat).published.get(number) ?? '';
          setTimeout(() => listener(number, text), choices?.oneOf([0, 10, 300, 1500]) ?? 0);
        };
        this.#listeners.add(tell);
        return () => void this.#listeners.delete(tell);
      },
      watchBell: () => () => {},
      watchTeam: (_, listener) => this.#watch(() => isConnected && listener(structuredClone(this.#here))),
      watchPointers: (_, listener) =>
        this.#watch(() => isConnected && listener(structuredClone(this.#pointers))),
      watchSignals: (_, listener) =>
        this.#watch(() => isConnected && listener(structuredClone(this.#signals))),
      appear: async (_, at, presence) => {
        if (!isConnected) return;
        this.#here = { ...this.#here, [at]: { one: { ...presence, at: Date.now() } } };
        this.#tellWatchers();
      },
      point: async (_, at, pointer) => {
        if (!isConnected) return;
        this.#pointers = { ...this.#pointers, [at]: pointer };
        this.#tellWatchers();
      },
      signal: async (_, at, signal) => {
        if (!isConnected) return;
        this.#signals = { ...this.#signals, [at]: signal };
        this.#tellWatchers();
      },
      now: Date.now,
      close: () => {},
    };
  }

  connect(seat: number, isConnected: boolean): void {
    this.#cut.get(seat)?.(isConnected);
  }

  #watch(tell: () => void): () => void {
    this.#watchers.add(tell);
    tell();
    return () => void this.#watchers.delete(tell);
  }

  #tellWatchers(): void {
    for (const tell of this.#watchers) tell();
  }

  #seat(seat: number): Seat {
    const found = this.#seats[seat];
    if (!found) throw new RangeError(`No seat ${seat}`);
    return found;
  }

  #act(seat: number, action: Parameters<PlayJudge['act']>[0], sequence: number, known: number): ActAnswer {
    const own = this.#seat(seat);
    const whole = () => ({ change: wholeChange(this.view(seat)), number: this.#number });
    if (own.last && sequence === own.sequence) return { ...own.last, sequence, ...whole() };
    if (sequence !== own.sequence + 1) throw new BackendError('conflict', 'Another number comes next.');
    if (this.#taken.has(action)) this.faults.push(JSON.stringify(action));
    this.#taken.add(action);
    const turn = { room: this.#room, team: this.#team, at: Date.now() };
    const { team, refusal, told } = actInTeam(turn, seat, action);
    const { events = [], change = {} } = told[seat] ?? {};
    const isBehind = known !== this.#number;
    this.#team = team;
    own.sequence = sequence;
    own.last = { events, refusal };
    const others = Object.entries(told).filter(([each]) => Number(each) !== seat);
    const isNews = others.some(
      ([, { events, change }]) =>
        events.length > 0 || Object.keys(change).some((field) => field !== 'elapsed'),
    );
    if (isNews) this.#publish(seat, told);
    return { sequence, events, refusal, ...(isBehind ? whole() : { change, number: this.#number }) };
  }

  #publish(by: number, told: ReturnType<typeof actInTeam>['told']): void {
    const number = ++this.#number;
    for (const [seat, of] of Object.entries(this.#seats)) {
      const news = Number(seat) === by ? undefined : told[Number(seat)];
      if (news?.events.length) of.heard.push({ number, by, events: news.events });
      of.published.set(number, JSON.stringify({ by, ...news }));
      for (const tell of this.#listeners) tell(Number(seat), number);
    }
  }
}

async function travel<Answer>(network: Choices | null, call: () => Answer): Promise<Answer> {
  const [isLost, isAnswerLost] = [network?.below(6) === 1, network?.below(6) === 1];
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
