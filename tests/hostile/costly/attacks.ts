import { drawPicture } from '../../../functions/src/testing/drawPicture.ts';
import { drawing } from '../../../functions/src/testing/hostileFiles.ts';
import type { HeavyServer } from '../heavy/HeavyServer.ts';
import { Account } from './Account.ts';
import { FULL_ROOM, GALLERIES, HARD_ROOMS, PEOPLE, VISITORS_ROOM } from './prepare.ts';

/** What an account once did to everybody else by requests that it may make. */
export interface CostlyAttack {
  name: string;
  /** Makes ready what is not part of it; answers the attack, which tells what came of it, and what should not have. */
  begin: (server: HeavyServer) => Promise<() => Promise<Outcome>>;
}

export interface Outcome {
  told: string;
  fault: string | null;
}

const SVG = 'image/svg+xml';
/** Milliseconds that somebody else may wait for a picture or a publishing, on a quiet machine: one slow drawing, at the worst. */
const PATIENCE = 15_000;

export const COSTLY_ATTACKS: readonly CostlyAttack[] = [
  {
    name: 'a drawing of 120 kB that is a run of blanks',
    begin: async (server) => {
      const painter = await logIn(server, 'painter');
      const file = drawing(`<rect style="fill:url(${' '.repeat(120_000)})"/>`);
      const names = await uploadAll(painter, file, 5);
      return async () => {
        const answers = await takeAll(painter, names);
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
    name: 'rooms that are hard to prove, published at once',
    begin: async (server) => {
      const publisher = await logIn(server, 'publisher');
      return async () => {
        const rooms = [...HARD_ROOMS, ...HARD_ROOMS];
        const answers = await Promise.all(
          rooms.map((roomId) => publisher.call('publishRoom', { roomId, revision: 1 })),
        );
        return outcome(`answers ${statusesOf(answers)}`, !answers.some(({ status }) => status === 200));
      };
    },
  },
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
        for (let place = 0; place < 100; place++) await startPlay(guest);
        const kilobytes = (server.storedBytes() - before) / 1000 / 100;
        return outcome(`${kilobytes.toFixed(0)} kB a play`, kilobytes > 150);
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
];

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

async function startPlay(guest: Account): Promise<void> {
  const { body } = await guest.call('startPlay', { roomId: FULL_ROOM });
  const { playId, guestToken } = body as { playId: string; guestToken: string };
  await guest.call('act', { playId, guestToken, sequence: 1, action: { type: 'start' } });
}

/** Drawings of drawings, twice as many each time: they take for ever. */
function doublings(times: number): string {
  const groups = Array.from(
    { length: times },
    (_, index) => `<g id="g${index + 1}"><use href="#g${index}"/><use href="#g${index}"/></g>`,
  );
  return `<defs><rect id="g0" width="9" height="9"/>${groups.join('')}</defs><use href="#g${times}"/>`;
}

/** As `200×3, 503×27`. */
function statusesOf(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${status}×${count}`).join(', ');
}
