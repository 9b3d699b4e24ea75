import type { ListedClass } from '../../../core/calls/class/listClasses.ts';
import type { ShowClassAnswer } from '../../../core/calls/class/showClass.ts';
import type { Room } from '../../../core/room/model.ts';
import { furnish } from '../../../core/testing/build.ts';
import { keyEntry } from '../../../core/testing/entries.ts';
import type { TeacherOrder } from '../../class/store/classStore.ts';
import { boardTeam, classBoard } from '../../class/testing/boards.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import { memoryBackend } from './memory/memoryBackend.ts';
import { ada } from './openPage.ts';

const room: Room = {
  ...furnish({ key: keyEntry }),
  roomName: 'The Study',
  creatorId: 'u1',
  isPublished: true,
  publishedVersion: 1,
};

/** A running class in the list of a teacher's. */
export const listed: ListedClass = {
  sessionId: 's1',
  roomId: 'r1',
  roomName: 'The Study',
  code: 'K7M4QX',
  state: 'running',
  openedAt: 0,
  startedAt: 1,
  isKept: false,
  goesAt: null,
};

/** Boards of a class that waits, and of one that plays, in which a team asks for help. */
export const lobby = classBoard({ state: 'lobby', startedAt: null });
export const bats = boardTeam({ team: 1, name: 'Lantern Bats', needs: ['help'] });
export const running = classBoard({ teams: [boardTeam(), bats] });

/** The next hint of every team. */
export const HINT = { rung: 'what', step: 'read', next: 'where' } as const;

/** A site with a class that a test changes. */
export function site(board: ShowClassAnswer, changes: Partial<Backend['calls']> = {}) {
  const server = { board, orders: [] as TeacherOrder[] };
  const memory = memoryBackend({ rooms: new Map([['r1', room]]), user: ada });
  const backend: Backend = {
    ...memory,
    calls: {
      ...memory.calls,
      showClass: async () => server.board,
      orderClass: async ({ order }) => {
        server.orders.push(order);
        return { number: server.orders.length, refusal: null };
      },
      showNextHint: async () => ({ hint: HINT }),
      ...changes,
    },
  };
  return { server, backend };
}
