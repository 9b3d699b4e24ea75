import { describe, expect, it } from 'vitest';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { boardSeat, boardTeam, classBoard } from '../testing/boards.ts';
import { createClassStore, seatKey, type TeacherOrder } from './classStore.ts';

const say: TeacherOrder = { type: 'say', team: null, message: { type: 'ready', message: 'eyes' } };

/** A server that sends a board, takes orders, and can be made unreachable. */
function classServer() {
  const server = {
    board: classBoard() as ShowClassAnswer,
    isReached: true,
    orders: [] as TeacherOrder[],
    asked: 0,
  };
  const reach = () => {
    if (!server.isReached) throw new BackendError('offline', 'No line');
  };
  const store = createClassStore({
    sessionId: 's1',
    calls: {
      showClass: async () => {
        reach();
        server.asked++;
        return server.board;
      },
      orderClass: async ({ order }) => {
        reach();
        server.orders.push(order);
        const isRefused = order.type === 'start';
        return { number: server.orders.length, refusal: isRefused ? 'alreadyStarted' : null };
      },
    },
    now: () => 1000,
  });
  return { server, store, state: () => store.getState() };
}

describe('a class as its teacher sees it', () => {
  it('is what the server told last; a failure keeps it, with its age', async () => {
    const { server, state } = classServer();
    expect(state()).toMatchObject({ shown: null, failure: null });
    await state().ask();
    expect(state()).toMatchObject({ shown: server.board, shownAt: 1000, failure: null });
    server.isReached = false;
    await state().ask();
    expect(state()).toMatchObject({ shown: server.board, failure: 'offline' });
    server.isReached = true;
    await state().ask();
    expect(state().failure).toBeNull();
  });

  it('asks once at a time', async () => {
    const { server, state } = classServer();
    await Promise.all([state().ask(), state().ask()]);
    expect(server.asked).toBe(1);
  });

  it('knows who came while it looked on', async () => {
    const { server, state } = classServer();
    await state().ask();
    expect(state().arrivals.size).toBe(0);
    const heron = boardSeat({ seat: 1, name: 'Calm Heron' });
    server.board = classBoard({ teams: [boardTeam({ seats: [boardSeat(), heron] })] });
    await state().ask();
    expect([...state().arrivals]).toEqual([[seatKey(0, heron), 1000]]);
  });
});

describe('an order', () => {
  it('is followed by a look at what it changed', async () => {
    const { server, state } = classServer();
    expect(await state().order({ type: 'hint', team: 0 })).toEqual({ type: 'done', number: 1 });
    expect([server.orders.length, server.asked]).toEqual([1, 1]);
    expect(await state().order({ type: 'start' })).toEqual({ type: 'refused', refusal: 'alreadyStarted' });
  });

  it('fails without a line; a message waits for it, in its turn', async () => {
    const { server, state } = classServer();
    server.isReached = false;
    expect(await state().order({ type: 'hint', team: 0 })).toEqual({ type: 'failed', failure: 'offline' });
    const later: TeacherOrder = { type: 'say', team: 0, message: { type: 'own', text: 'Later' } };
    expect(await state().order(say)).toEqual({ type: 'waits' });
    expect(await state().order(later)).toEqual({ type: 'waits' });
    expect([state().failure, state().unsaid]).toEqual(['offline', [say, later]]);
    await state().ask();
    expect(state().unsaid).toEqual([say, later]);
    server.isReached = true;
    await state().ask();
    expect([server.orders, state().unsaid]).toEqual([[say, later], []]);
  });
});
