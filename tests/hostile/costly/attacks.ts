import type { ListUnfinishedAnswer } from '../../../core/calls/room/listUnfinished.ts';
import { drawPicture } from '../../../functions/src/testing/drawPicture.ts';
import { drawing } from '../../../functions/src/testing/hostileFiles.ts';
import type { HeavyServer } from '../heavy/HeavyServer.ts';
import { Account } from './Account.ts';
import {
  FULL_ROOM,
  GALLERIES,
  HARD_ROOMS,
  HINTED_ROOM,
  LONG_PASSWORD_ROOM,
  PEOPLE,
  ROUND_ROOM,
  VISITORS_ROOM,
} from './prepare.ts';

/** An attack by allowed requests with which an account once slowed down all others. */
export interface CostlyAttack {
  name: string;
  /** Prepares the attack and returns it; the attack returns its result, and any violation. */
  begin: (server: HeavyServer) => Promise<() => Promise<Outcome>>;
}

export interface Outcome {
  told: string;
  fault: string | null;
}

const SVG = 'image/svg+xml';
/**
 * Milliseconds that others may wait for a picture or for publishing, on a quiet machine: at worst one slow
 * drawing.
 */
const PATIENCE = 15_000;

export const COSTLY_ATTACKS: readonly CostlyAttack[] = [
  {
    name: 'a drawing of 120 kB that is a run of blanks',
    begin: async (server) => {
      const dauber = await logIn(server, 'dauber');
      const file = drawing(`<rect style="fill:url(${' '.repeat(120_000)})"/>`);
      const names = await uploadAll(dauber, file, 5);
      return async () => {
        const answers = await takeAll(dauber, names);
        return outcome(
          `answers ${statusesOf(answers)}`,
          answers.some(({ status }) => status !== 200),
        );
      };
    },
  },
  {
    name: 'thirty slow drawings of one account',
    begin: async (server) => {
      const [painter, visitor] = [await logIn(server, 'painter'), await logIn(server, 'visitor')];
      const names = await uploadAll(painter, drawing(doublings(40)), 30);
      const [picture = ''] = await uploadAll(
        visitor,
        await drawPicture('#336699', { type: 'png' }),
        1,
        'image/png',
      );
      return async () => {
        const slow = takeAll(painter, names);
        const begun = performance.now();
        const others = await Promise.all([
          visitor.call('takePicture', { fileName: picture, kind: 'item' }),
          visitor.call('publishRoom', { roomId: VISITORS_ROOM, revision: 1 }),
        ]);
        const waited = performance.now() - begun;
        const told = `another’s picture and room ${statusesOf(others)} after ${waited.toFixed(0)} ms, theirs ${statusesOf(await slow)}`;
        return outcome(told, others.some(({ status }) => status !== 200) || waited > PATIENCE);
      };
    },
  },
  {
    name: 'forty hints at once, 299 locks by 299 texts',
    begin: async (server) => {
      const guest = new Account(originOf(server));
      const plays: Started[] = [];
      for (let place = 0; place < 40; place++) plays.push(await startPlay(guest, HINTED_ROOM));
      return async () => {
        const action = { type: 'askHint' };
        const asking = plays.map((play) => guest.call('act', { ...play, sequence: 2, action }));
        const answers = await Promise.all(asking);
        return outcome(
          `answers ${statusesOf(answers)}`,
          answers.some(({ status }) => status !== 200),
        );
      };
    },
  },
  publishing('a password of 300,000 signs that fold to eighteen each', [LONG_PASSWORD_ROOM]),
  publishing('299 round things over one another', [ROUND_ROOM]),
  publishing('every room that is hard to prove', HARD_ROOMS),
  {
    name: 'twelve publishings with 16 own pictures',
    begin: async (server) => {
      const collector = await logIn(server, 'collector');
      return async () => {
        const before = server.storedBytes();
        const answers = [];
        for (const roomId of GALLERIES)
          answers.push(await collector.call('publishRoom', { roomId, revision: 1 }));
        const megabytes = (server.storedBytes() - before) / 1e6;
        const told = `${megabytes.toFixed(1)} MB written, answers ${statusesOf(answers)}`;
        return outcome(told, megabytes > 10 || answers.some(({ status }) => status !== 200));
      };
    },
  },
  {
    name: 'a hundred guests’ plays of a full room',
    begin: async (server) => {
      const visitor = await logIn(server, 'visitor');
      await visitor.call('publishRoom', { roomId: FULL_ROOM, revision: 1 });
      const guest = new Account(originOf(server));
      return async () => {
        const before = server.storedBytes();
        for (let place = 0; place < 100; place++) await startPlay(guest, FULL_ROOM);
        const kilobytes = (server.storedBytes() - before) / 1000 / 100;
        return outcome(`${kilobytes.toFixed(0)} kB a play`, kilobytes > 150);
      };
    },
  },
  {
    name: 'ten lists at once of who plays a full room',
    begin: async (server) => {
      const visitor = await logIn(server, 'visitor');
      await visitor.call('publishRoom', { roomId: FULL_ROOM, revision: 1 });
      const guest = new Account(originOf(server));
      for (let place = 0; place < 300; place++) await startPlay(guest, FULL_ROOM);
      return async () => {
        const all = Array.from({ length: 10 }, () => visitor.call('listUnfinished', { roomId: FULL_ROOM }));
        const answers = await Promise.all(all);
        const listed = answers
          .filter(({ status }) => status === 200)
          .map(({ body }) => (body as ListUnfinishedAnswer).players.length);
        const told = `answers ${statusesOf(answers)}, ${Math.max(...listed)} players`;
        return outcome(told, listed.length === 0 || listed.some((count) => count !== 300));
      };
    },
  },
  {
    name: 'forty exports of a full account',
    begin: async (server) => {
      const hoarder = await logIn(server, 'hoarder');
      return async () => {
        const all = Array.from({ length: 40 }, () => hoarder.call('exportAccount', {}));
        const answers = await Promise.all(all);
        return outcome(`answers ${statusesOf(answers)}`, !answers.some(({ status }) => status === 200));
      };
    },
  },
  {
    name: 'the cleaning after an hour of one network',
    begin: async (server) => {
      const made = await server.run('litter');
      return async () => {
        const left = await server.run('clean');
        return outcome(`${left} of ${made} documents left`, left > 0);
      };
    },
  },
];

/**
 * Publishes rooms one after the other, whatever the answers are, since a refused publishing costs as much.
 */
function publishing(name: string, rooms: readonly string[]): CostlyAttack {
  return {
    name,
    begin: async (server) => {
      const publisher = await logIn(server, 'publisher');
      return async () => {
        const answers = [];
        for (const roomId of rooms)
          answers.push(await publisher.call('publishRoom', { roomId, revision: 1 }));
        return outcome(
          `answers ${statusesOf(answers)}`,
          answers.some(({ status }) => status >= 500),
        );
      };
    },
  };
}

function outcome(told: string, isWrong: boolean): Outcome {
  return { told, fault: isWrong ? told : null };
}

function originOf({ port }: HeavyServer): string {
  return `http://127.0.0.1:${port}`;
}

function logIn(server: HeavyServer, who: keyof typeof PEOPLE): Promise<Account> {
  return Account.logIn(originOf(server), PEOPLE[who]);
}

async function uploadAll(
  account: Account,
  file: Buffer,
  count: number,
  type = SVG,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (let place = 0; place < count; place++) names.push(await account.upload(file, type));
  return names;
}

function takeAll(account: Account, names: readonly string[]) {
  return Promise.all(names.map((fileName) => account.call('takePicture', { fileName, kind: 'item' })));
}

interface Started {
  playId: string;
  guestToken: string;
}

async function startPlay(guest: Account, roomId: string): Promise<Started> {
  const { body } = await guest.call('startPlay', { roomId });
  const { playId, guestToken } = body as Started;
  await guest.call('act', { playId, guestToken, sequence: 1, action: { type: 'start' } });
  return { playId, guestToken };
}

/** Returns a drawing of drawings, with twice as many at each level, so that it never ends. */
function doublings(times: number): string {
  const groups = Array.from(
    { length: times },
    (_, index) => `<g id="g${index + 1}"><use href="#g${index}"/><use href="#g${index}"/></g>`,
  );
  return `<defs><rect id="g0" width="9" height="9"/>${groups.join('')}</defs><use href="#g${times}"/>`;
}

/** Returns counts of statuses, such as `200×3, 503×27`. */
function statusesOf(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status}×${count}`).join(', ');
}
