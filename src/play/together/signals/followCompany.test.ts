import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { build } from '../../../../core/testing/build.ts';
import { createGameplayStore } from '../../session/gameplayStore.ts';
import { stepTogether } from '../session/stepTogether.ts';
import { PartyServer } from '../testing/partyServer.ts';
import { createCompanyStore } from './companyStore.ts';
import { followCompany } from './followCompany.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const none = () => null;

/** Returns two players in the same room, connected by one live channel. */
async function playTwo() {
  const server = new PartyServer(build([]), 2);
  const players = [0, 1].map((seat) => {
    const gameplay = createGameplayStore({ judge: server.judge(seat, none, none), step: stepTogether });
    const company = createCompanyStore({ seat, isConnected: () => true });
    const followed = followCompany({ gameplay, company, channel: server.channel(seat, none), seat });
    followed.takeKey('team');
    return { gameplay, company, followed };
  });
  for (const { gameplay } of players) {
    void gameplay.getState().open();
    await vi.advanceTimersByTimeAsync(100);
  }
  const [one, other] = players;
  if (!one || !other) throw new Error('There are two players.');
  void one.gameplay.getState().start();
  await vi.advanceTimersByTimeAsync(100);
  void other.gameplay.getState().refresh();
  await vi.advanceTimersByTimeAsync(100);
  return { server, one, other, scene: one.gameplay.getState().scene?.id ?? '' };
}

it('two players see each other’s pointers and signals, and nothing is left of them in the channel', async () => {
  const { server, one, other, scene } = await playTwo();
  const at = { x: 100, y: 200, scene };
  one.company.getState().point(at);
  one.company.getState().signal('come', at);
  await vi.advanceTimersByTimeAsync(200);
  expect(other.company.getState().pointers[0]).toMatchObject({ ...at, isGone: false });
  expect(other.company.getState().signals[0]).toMatchObject({ ...at, kind: 'come' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(other.company.getState().pointers[0]).toMatchObject({ isGone: true });
  const left: unknown[] = [];
  server.channel(1, none).watchPointers('team', (pointers) => left.push(pointers));
  server.channel(1, none).watchSignals('team', (signals) => left.push(signals));
  expect(left).toEqual([{ 0: null }, { 0: null }]);
});

it('nothing is heard any more, and nothing sent, once it is stopped', async () => {
  const { one, other, scene } = await playTwo();
  one.followed.stop();
  one.company.getState().point({ x: 1, y: 2, scene });
  other.company.getState().signal('help', { x: 1, y: 2, scene });
  await vi.advanceTimersByTimeAsync(1000);
  expect(other.company.getState().pointers).toEqual({});
  expect(one.company.getState().signals).toEqual({});
});
