import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';
import type { Room } from '../../../../core/room/model.ts';
import { build, furnish, hideIn, lockByPassword, say } from '../../../../core/testing/build.ts';
import { Choices } from '../../../../core/testing/choices.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../../core/testing/entries.ts';
import { MOST, SEED } from '../../../../core/testing/numbers.ts';
import { runs } from '../../../../tests/runs.ts';
import { createGameplayStore, type GameplayState, type GameplayStore } from '../../session/gameplayStore.ts';
import { shownView } from '../../session/shownView.ts';
import { followParty } from '../live/followParty.ts';
import { createPresenceStore } from '../live/presenceStore.ts';
import { createCompanyStore } from '../signals/companyStore.ts';
import { PartyServer } from '../testing/partyServer.ts';
import { stepTogether } from './stepTogether.ts';

const SEATS = 3;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** One player's tab, with the changes that it was told. */
class Player {
  readonly store: GameplayStore;
  readonly told: number[] = [];
  readonly #stop: () => void;

  constructor(server: PartyServer, seat: number, network: () => Choices | null) {
    const progress = () => this.store?.getState().party ?? null;
    this.store = createGameplayStore({
      judge: server.judge(seat, progress, network),
      step: stepTogether,
      now: Date.now,
    });
    this.store.subscribe(({ party }, before) => {
      const news = party?.news.filter((each) => !before.party?.news.includes(each)) ?? [];
      this.told.push(...news.map(({ number }) => number));
    });
    void this.store.getState().open();
    const { stop } = followParty({
      gameplay: this.store,
      presence: createPresenceStore(),
      company: createCompanyStore({ seat, isConnected: () => true }),
      inClass: null,
      channel: server.channel(seat, network),
      seat,
      keys: { seat: `seat${seat}`, team: 'team' },
    });
    this.#stop = stop;
  }

  leave(): void {
    this.#stop();
  }
}

/** A room that never ends: the telly goes on and off, keys change hands, and the door stays shut. */
function endlessRoom(): Room {
  const things = { chest: chestEntry, brass: keyEntry, iron: keyEntry, note: noteEntry, tv: tvEntry };
  const commands = [
    ...say('note', 'The chest opens with 3.'),
    ...lockByPassword('chest', '3'),
    ...hideIn('chest', 'iron'),
    ...lockByPassword('door', 'nobody knows'),
  ];
  return build(commands, furnish(things));
}

/** A party over an unreliable network, in which all players press anything. */
class Evening {
  readonly server: PartyServer;
  readonly players: readonly Player[];
  #network: Choices | null = null;

  constructor(room: Room) {
    this.server = new PartyServer(room, SEATS);
    this.players = Array.from(
      { length: SEATS },
      (_, seat) => new Player(this.server, seat, () => this.#network),
    );
  }

  async begin(): Promise<void> {
    await vi.advanceTimersByTimeAsync(10);
    void this.players[0]?.store.getState().start();
    await vi.advanceTimersByTimeAsync(5000);
  }

  async step(choices: Choices): Promise<void> {
    const seat = choices.below(SEATS);
    this.#network = choices;
    if (choices.below(10) === 0) this.server.connect(seat, choices.below(3) > 0);
    this.#press(seat, choices);
    await vi.advanceTimersByTimeAsync(choices.oneOf([0, 0, 20, 100, 400, 1200, 6000]));
    for (const [seat] of this.players.entries()) this.#expectTruth(seat);
  }

  /** Expects that a tab shows the judge's view if it waits for nothing and knows the last number. */
  #expectTruth(seat: number): void {
    const state = this.players[seat]?.store.getState();
    if (!state || state.call || state.reload || state.sent.length > 0) return;
    if (state.party?.number === this.server.number) this.expectEqual(seat);
  }

  expectEqual(seat: number): void {
    const { elapsed: _, ...judged } = this.server.view(seat);
    const { elapsed: __, ...shown } = shownView(this.players[seat]?.store.getState() as GameplayState);
    expect(shown).toEqual(judged);
  }

  /** Restores the network; within three seconds after all calls have ended, all tabs show the same (T12). */
  async settle(): Promise<void> {
    this.#network = null;
    for (let seat = 0; seat < SEATS; seat++) this.server.connect(seat, true);
    await vi.advanceTimersByTimeAsync(10_000);
    for (const { store } of this.players) {
      if (store.getState().phase === 'failed') void store.getState().open();
      void store.getState().poll();
    }
    await vi.advanceTimersByTimeAsync(3000);
  }

  #press(seat: number, choices: Choices): void {
    const state = this.players[seat]?.store.getState();
    if (!state) return;
    // Resumes, so that the game goes on most of the time.
    if (state.isPaused) return void state.resume();
    const item = choices.oneOf([...state.itemOrder, ...state.itemOrder, 'nobody']) as OpaqueName;
    const entry = choices.oneOf([...state.inventory.map(({ id }) => id), item].slice(0, 3));
    const presses: readonly (() => void)[] = [
      () => void state.click(item),
      () => void state.click(item),
      () => void state.enterPassword(choices.oneOf(['3', '4'])),
      () => void state.selectEntry(entry),
      () => void state.selectEntry(entry),
      () => void state.selectEntry(entry),
      () => void state.useEntry({ entry, on: item }),
      () => void (choices.below(3) === 0 ? state.pause() : state.askHint()),
      () => void state.poll(),
      () => state.closeDialog(),
    ];
    presses[choices.below(presses.length)]?.();
  }
}

const lists = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 700, maxLength: 1200, size: 'max' });

it('T3, T12: any order of actions, losses, delays and cuts in three seats ends in the judge’s truth for all, and everybody hears everything once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const choices = new Choices(list);
      const evening = new Evening(endlessRoom());
      await evening.begin();
      while (!choices.isUsedUp) await evening.step(choices);
      await evening.settle();
      for (const [seat, { store, told }] of evening.players.entries()) {
        evening.expectEqual(seat);
        expect(store.getState()).toMatchObject({ sent: [], call: null, reload: null });
        expect(store.getState().party).toMatchObject({ number: evening.server.number, held: [] });
        expect(told).toEqual(evening.server.heardBy(seat));
      }
      expect(evening.server.faults).toEqual([]);
      for (const player of evening.players) player.leave();
    }),
    { ...SEED, numRuns: runs(16) },
  );
});
