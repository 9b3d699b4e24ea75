import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Choices } from '../../../core/testing/choices.ts';
import { MOST, SEED } from '../../../core/testing/numbers.ts';
import { runs } from '../../../tests/runs.ts';
import type { PlayJudge } from '../../shared/ports/PlayJudge.ts';
import { isCaptioned } from './caption.ts';
import { createGameplayStore, type GameplayStore } from './gameplayStore.ts';
import type { PlayEvents } from './predictEvents.ts';
import { shownView } from './shownView.ts';
import { CODE, studyRoom } from './testing/openGame.ts';
import { RoughServer } from './testing/roughServer.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** One tab of a play; records what is shown of each response, and any violation. */
class Tab {
  readonly store: GameplayStore;
  readonly faults: string[] = [];
  /** Responses of the judge that must still be shown. */
  readonly #owed = new Map<PlayEvents, string>();
  readonly #shown = new Set<PlayEvents>();
  /** Predictions shown before their response. */
  readonly #predicted: string[] = [];
  #isPressing = false;
  /** Number of page loads. */
  #loads = 0;

  constructor(server: RoughServer, network: () => Choices | null) {
    const judge = server.judge(network);
    const act: PlayJudge['act'] = async (action, sequence) => {
      const loads = this.#loads;
      const answer = await judge.act(action, sequence);
      if (loads === this.#loads) this.#owe(answer.events);
      return answer;
    };
    this.store = createGameplayStore({ judge: { ...judge, act }, now: Date.now });
    this.store.getState().subscribeEvents((events) => this.#note(events));
  }

  press(action: () => void): void {
    this.#isPressing = true;
    action();
    this.#isPressing = false;
  }

  /** Responses on their way mean nothing to the new page. */
  reload(): void {
    this.#loads += 1;
    this.#owed.clear();
    this.#predicted.length = 0;
    void this.store.getState().open();
  }

  expectAllShown(): void {
    for (const [events, text] of this.#owed) {
      const place = this.#predicted.indexOf(text);
      if (place === -1) this.faults.push(`never shown: ${text}`);
      else this.#predicted.splice(place, 1);
      this.#owed.delete(events);
    }
    expect(this.faults).toEqual([]);
  }

  #owe(events: PlayEvents): void {
    if (events.length > 0 && !this.#shown.has(events)) this.#owed.set(events, JSON.stringify(events));
  }

  #note(events: PlayEvents): void {
    if (events.length === 0) return;
    if (this.#isPressing) this.#predicted.push(JSON.stringify(events));
    else if (this.#shown.has(events)) this.faults.push(`shown twice: ${JSON.stringify(events)}`);
    if (!this.#isPressing) this.#shown.add(events);
    this.#owed.delete(events);
    const { captions } = this.store.getState();
    const isCovered = events.some(
      ({ type }) => type === 'paused' || type === 'escaped' || type === 'gameOver',
    );
    for (const event of isCovered ? [] : events.filter(isCaptioned))
      if (!captions.some(({ item, message }) => item === event.item && message === event.message))
        this.faults.push(`no caption: ${JSON.stringify(event)}`);
  }
}

/** Two tabs of one play, which notify each other of pauses. */
class World {
  readonly server = new RoughServer(studyRoom());
  readonly tabs: readonly Tab[];
  #network: Choices | null = null;
  #isCut = false;

  constructor(count: number) {
    this.tabs = Array.from({ length: count }, () => new Tab(this.server, () => this.#network));
    for (const tab of this.tabs)
      tab.store.subscribe(({ pauseAhead }, before) => {
        if (pauseAhead !== before.pauseAhead) this.#tellOthers(tab, pauseAhead);
      });
  }

  async begin(): Promise<void> {
    for (const { store } of this.tabs) void store.getState().open();
    await vi.advanceTimersByTimeAsync(10);
    void this.tabs[0]?.store.getState().start();
    await vi.advanceTimersByTimeAsync(1000);
  }

  async step(choices: Choices): Promise<void> {
    if (choices.below(12) === 0) this.#isCut = !this.#isCut;
    // Without a network every request is lost.
    this.#network = this.#isCut ? new Choices(Array.from({ length: 50 }, () => 1)) : choices;
    const tab = this.tabs[choices.below(this.tabs.length)];
    if (tab) this.#act(tab, choices);
    await vi.advanceTimersByTimeAsync(choices.oneOf([0, 20, 400, 1200, 6000]));
  }

  /** Restores the network and lets each tab load the current state. */
  async settle(): Promise<void> {
    this.#network = null;
    await vi.advanceTimersByTimeAsync(30_000);
    for (const { store } of this.tabs) {
      if (store.getState().phase === 'failed') void store.getState().open();
      await vi.advanceTimersByTimeAsync(10_000);
      void store.getState().poll();
      await vi.advanceTimersByTimeAsync(10_000);
    }
  }

  expectTruth(): void {
    const { elapsed: _, ...judged } = this.server.view();
    for (const { store } of this.tabs) {
      const state = store.getState();
      const { elapsed: __, ...shown } = shownView(state);
      expect(shown).toEqual(judged);
      expect(state).toMatchObject({ sent: [], call: null, reload: null, actFailure: null, isActing: false });
    }
  }

  #act(tab: Tab, choices: Choices): void {
    const state = tab.store.getState();
    const item = choices.oneOf([...state.itemOrder, ...Object.keys(state.labels), 'nobody']) as never;
    const entry = choices.oneOf([...state.inventory.map(({ id }) => id), item]);
    const presses: readonly (() => void)[] = [
      () => void state.click(item),
      () => void state.click(item),
      () => void state.click(item),
      () => void state.enterPassword(choices.oneOf([CODE, '0000'])),
      () => void state.pause(),
      () => void state.resume(),
      () => void state.selectEntry(entry),
      () => void state.useEntry({ entry, on: item }),
      () => void state.poll(),
      () => void state.refresh(),
      () => state.closeDialog(),
      () => state.dismissWords(),
    ];
    const press = choices.below(presses.length + 1);
    if (press === presses.length) tab.reload();
    else tab.press(presses[press] as () => void);
  }

  #tellOthers(from: Tab, pauseAhead: boolean | null): void {
    for (const { store } of this.tabs.filter((tab) => tab !== from)) {
      const { isStarted, isGameOver, isEscaped, refresh, followPause } = store.getState();
      if (!isStarted || isGameOver || isEscaped) continue;
      if (pauseAhead === null) void refresh();
      else followPause(pauseAhead);
    }
  }
}

const lists = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 150, maxLength: 400, size: 'max' });

it.each([1, 2])(
  'any order of presses, losses, repeats, reloads and pauses in %i tabs ends in the judge’s truth, shows no answer twice, and loses none',
  async (count) => {
    await fc.assert(
      fc.asyncProperty(lists, async (list) => {
        const choices = new Choices(list);
        const world = new World(count);
        await world.begin();
        while (!choices.isUsedUp) await world.step(choices);
        await world.settle();
        world.expectTruth();
        for (const tab of world.tabs) tab.expectAllShown();
      }),
      { ...SEED, numRuns: runs(24) },
    );
  },
);
