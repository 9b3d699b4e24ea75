import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { build } from '../../../../core/testing/build.ts';
import { createClassStore } from '../../class/classStore.ts';
import { classView } from '../../class/testing/classView.ts';
import { createGameplayStore } from '../../session/gameplayStore.ts';
import { stepTogether } from '../session/stepTogether.ts';
import { createCompanyStore } from '../signals/companyStore.ts';
import { PartyServer } from '../testing/partyServer.ts';
import { followParty } from './followParty.ts';
import { createPresenceStore } from './presenceStore.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const none = () => null;

/**
 * Follows the party of a server with two seats. `asked` returns how often the server was asked for the whole
 * view, `shown` the numbers that this browser showed to the others.
 */
async function followAsSeat0(inClass: Parameters<typeof followParty>[0]['inClass'] = null) {
  const server = new PartyServer(build([]), 2);
  const judge = server.judge(0, none, none);
  const startPlay = vi.fn(judge.startPlay);
  const channel = server.channel(0, none);
  const appear = vi.fn(channel.appear);
  let ring: (number: number) => void = () => {};
  const gameplay = createGameplayStore({ judge: { ...judge, startPlay }, step: stepTogether });
  void gameplay.getState().open();
  await vi.advanceTimersByTimeAsync(SECOND);
  const following = followParty({
    gameplay,
    presence: createPresenceStore(),
    company: createCompanyStore({ seat: 0, isConnected: () => true }),
    inClass,
    channel: {
      ...channel,
      appear,
      watchBell: (_, listener) => {
        ring = listener;
        return () => {};
      },
    },
    seat: 0,
    keys: { seat: 'seat0', team: 'team' },
  });
  await vi.advanceTimersByTimeAsync(SECOND);
  startPlay.mockClear();
  appear.mockClear();
  return {
    asked: () => startPlay.mock.calls.length,
    shown: () => appear.mock.calls.map(([, , { seen }]) => seen),
    following,
    ring: (number: number) => ring(number),
    other: server.channel(1, none),
    otherJudge: server.judge(1, none, none),
  };
}

it('T9 asks the server before it counts a seat as left, though the channel works and nothing happens', async () => {
  const { asked, following } = await followAsSeat0();
  await vi.advanceTimersByTimeAsync(5 * MINUTE - SECOND);
  expect(asked()).toBe(1);
  following.stop();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(asked()).toBe(1);
});

it('T9 gives signs of life so often that a lost one does not make its seat silent', async () => {
  const { shown, following } = await followAsSeat0();
  // A seat counts as silent after twenty seconds.
  await vi.advanceTimersByTimeAsync(18 * SECOND);
  expect(shown().length).toBe(2);
  following.stop();
});

it('T12 does not use up its questions, however high the numbers are that another browser invents', async () => {
  const { asked, following, other } = await followAsSeat0();
  for (let seen = 1000; seen < 1600; seen++) {
    void other.appear('team', 1, { seen });
    await vi.advanceTimersByTimeAsync(SECOND / 10);
  }
  expect(asked()).toBeGreaterThan(20);
  // The server accepts 40 requests in a minute.
  expect(asked()).toBeLessThan(32);
  following.stop();
});

it('T12 shows the others the last of many changes, once it is quiet', async () => {
  const { shown, following, otherJudge } = await followAsSeat0();
  for (const [index, type] of (['start', 'pause', 'resume', 'pause', 'resume'] as const).entries()) {
    void otherJudge.act({ type }, index + 1);
    await vi.advanceTimersByTimeAsync(SECOND / 10);
  }
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(shown()).toEqual([5]);
  following.stop();
});

it('Q12 asks in its turn within a second when the bell of a class rings, again while the answer is older, and when an order is due', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const inClass = createClassStore(classView({ number: 4 }));
  const { asked, following, ring } = await followAsSeat0(inClass);
  ring(4);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked()).toBe(0);
  ring(5);
  await vi.advanceTimersByTimeAsync(SECOND / 2 - 1);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(asked()).toBe(2);
  inClass.getState().take(classView({ number: 5 }), 0);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(asked()).toBe(2);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(asked()).toBe(3);
  ring(5);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(asked()).toBe(3);
  following.stop();
});
