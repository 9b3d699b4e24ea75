import { CODE_LENGTH, CODE_SIGNS } from '../../../core/calls/pieces/party.ts';
import { CLASS_LIMITS } from '../../../core/class/classLimits.ts';
import { WRONG_WALLS } from '../../../functions/src/throttles/classes.ts';
import { WRONG_CODES } from '../../../functions/src/throttles/parties.ts';
import type { Answer, Resident, TrustWorld } from './TrustWorld.ts';

/** Number of guesses, and how many run concurrently. */
const GUESSES = 600;
const TOGETHER = 16;
const FLOOD = 150;

interface OpenClass {
  teacher: Resident;
  sessionId: string;
  code: string;
}

async function openClass(world: TrustWorld): Promise<OpenClass> {
  const teacher = await world.register('Ms Brass');
  const request = {
    roomId: await world.publish(teacher),
    division: { type: 'byNumber', teams: 6 },
    language: 'en',
    minutes: 40,
    mayAskHints: true,
    mayComeLate: true,
    areNamesTyped: false,
    isRanked: false,
  };
  const { status, body } = await world.call('openClass', request, teacher.token);
  if (status !== 200) throw new Error(`No class was opened: ${status}`);
  return { teacher, sessionId: String(body.sessionId), code: String(body.code) };
}

async function order(world: TrustWorld, { teacher, sessionId }: OpenClass, given: object): Promise<Answer> {
  const answer = await world.call('orderClass', { sessionId, order: given }, teacher.token);
  if (answer.body.refusal !== null) throw new Error(`An order was refused: ${JSON.stringify(answer.body)}`);
  return answer;
}

async function showBoard(world: TrustWorld, { teacher, sessionId }: OpenClass) {
  const { body } = await world.call('showClass', { sessionId }, teacher.token);
  const { teams, keys } = body as unknown as {
    teams: readonly { seats: readonly object[] }[];
    keys: { wall: string };
  };
  return { seated: teams.reduce((sum, { seats }) => sum + seats.length, 0), keys };
}

interface Pupil {
  guestToken: string;
  seat: number;
  inClass: { team: number };
}

/** Tries all rights of a teacher with a pupil's account, as a guest, and as a teacher of another class. */
export async function actAsTeacher(
  world: TrustWorld,
  figures: (text: string) => void,
): Promise<string | null> {
  const [open, other] = [await openClass(world), await openClass(world)];
  const { sessionId, code } = open;
  const pupil = await world.register('Pia');
  await world.call('joinParty', { code }, pupil.token);
  const before = JSON.stringify(await world.read(`sessions/${sessionId}`));
  const orders = [
    ...['start', 'callBack', 'openDoor', 'letLate'].map((type) => ({ type })),
    ...['pause', 'goOn', 'end', 'hint'].map((type) => ({ type, team: null })),
    { type: 'giveMinutes', team: 0, minutes: 5 },
    { type: 'say', team: null, message: { type: 'own', text: 'I am the teacher.' } },
    { type: 'open', team: 0, item: 'x' },
    { type: 'seen', team: 0 },
    ...['remove', 'block', 'rename', 'lightUp'].map((type) => ({ type, team: 0, seat: 0 })),
    { type: 'move', team: 0, seat: 0, to: 1 },
  ].map((each) => ({ order: 1, isOpen: false, mayComeLate: false, ...each }));
  const requests: readonly (readonly [string, object])[] = [
    ...orders.map((each) => ['orderClass', { sessionId, order: each }] as const),
    ...['showClass', 'showResults', 'deleteClass'].map((name) => [name, { sessionId }] as const),
    ['keepResults', { sessionId, isKept: true }],
    ['showNextHint', { sessionId, team: 0 }],
  ];
  const faults: string[] = [];
  for (const token of [pupil.token, undefined, other.teacher.token]) {
    for (const [name, request] of requests) {
      const { status } = await world.call(name, request, token);
      if (status !== (token === undefined ? 401 : 404)) faults.push(`${name}: ${status}`);
    }
    const { status, body } = await world.call('listClasses', {}, token);
    if (status === 200 && JSON.stringify(body).includes(sessionId)) faults.push('it is listed');
  }
  figures(`${requests.length} requests of three`);
  if (JSON.stringify(await world.read(`sessions/${sessionId}`)) !== before) faults.push('it has changed');
  return faults.length === 0 ? null : faults.join(', ');
}

/** Tries codes, many at once, with both calls that take a code. */
export async function guessClassCodes(
  world: TrustWorld,
  figures: (text: string) => void,
): Promise<string | null> {
  const { code } = await openClass(world);
  const statuses: number[] = [];
  const begun = Date.now();
  for (let sent = 0; sent < GUESSES; sent += TOGETHER) {
    const some = Array.from({ length: TOGETHER }, (_, each) =>
      world.call(each % 2 === 0 ? 'showParty' : 'joinParty', { code: codeOf(sent + each) }),
    );
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  const minutes = Math.floor(Date.now() / WRONG_CODES.window) - Math.floor(begun / WRONG_CODES.window) + 1;
  const compared = statuses.filter((status) => status === 404).length;
  const inAnHour = 60 * WRONG_CODES.most;
  const share = Math.round(CODE_SIGNS.length ** CODE_LENGTH / inAnHour).toLocaleString('en');
  figures(
    `${compared} of ${statuses.length} were compared in ${minutes} minutes, an hour finds one in ${share}`,
  );
  if (statuses.some((status) => status !== 404 && status !== 429)) return `one led to a class: ${code}`;
  // The calls that are under way when the limit is reached all succeed.
  return compared <= minutes * (WRONG_CODES.most + TOGETHER) ? null : 'there is no end';
}

function codeOf(number: number): string {
  const signs = Array.from(
    { length: CODE_LENGTH },
    (_, place) => CODE_SIGNS[Math.floor(number / CODE_SIGNS.length ** place) % CODE_SIGNS.length],
  );
  return signs.join('');
}

/** Joins again and again with the code, each time as a new guest. */
export async function floodClass(world: TrustWorld, figures: (text: string) => void): Promise<string | null> {
  const open = await openClass(world);
  const { code } = open;
  const pupil = (await world.call('joinParty', { code })).body as unknown as Pupil;
  const statuses: number[] = [];
  for (let sent = 0; sent < FLOOD; sent += TOGETHER) {
    const some = Array.from({ length: TOGETHER }, () => world.call('joinParty', { code }));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  const { seated } = await showBoard(world, open);
  figures(`${seated} seats taken by ${statuses.length} joins`);
  if (seated > CLASS_LIMITS.seats.free) return `${seated} seats are taken`;
  if (statuses.some((status) => status !== 200 && status !== 409))
    return `answered by ${[...new Set(statuses)]}`;
  await order(world, open, { type: 'openDoor', isOpen: false });
  await order(world, open, { type: 'remove', team: pupil.inClass.team === 0 ? 1 : 0, seat: 0 });
  const late = await world.call('joinParty', { code });
  const back = await world.call('joinParty', { code, guestToken: pupil.guestToken });
  if (late.status !== 409) return `the shut door lets in: ${late.status}`;
  return back.status === 200 ? null : `a pupil does not come back: ${back.status}`;
}

/** Tries to join from a blocked browser: with its token, without it, and with an account. */
export async function comeBackBlocked(
  world: TrustWorld,
  figures: (text: string) => void,
): Promise<string | null> {
  const open = await openClass(world);
  const { code } = open;
  const { guestToken, seat, inClass } = (await world.call('joinParty', { code })).body as unknown as Pupil;
  await order(world, open, { type: 'block', team: inClass.team, seat });
  const again = (await world.call('joinParty', { code, guestToken })).status;
  const { token } = await world.register('Pia');
  const withAccount = (await world.call('joinParty', { code, guestToken }, token)).status;
  const asNewGuest = (await world.call('joinParty', { code })).status;
  await order(world, open, { type: 'openDoor', isOpen: false });
  const pastTheDoor = (await world.call('joinParty', { code })).status;
  figures(`with its token ${again}, as a new guest ${asNewGuest}, once the door is shut ${pastTheDoor}`);
  if (again !== 409 || withAccount !== 409) return `the blocked browser gets in: ${again}, ${withAccount}`;
  return pastTheDoor === 409 ? null : `the shut door lets in: ${pastTheDoor}`;
}

/** Tries shortened keys, those of another wall and of the bell, and invented ones. */
export async function guessWall(world: TrustWorld, figures: (text: string) => void): Promise<string | null> {
  const [open, other] = [await openClass(world), await openClass(world)];
  const { sessionId } = open;
  const { wall } = (await showBoard(world, open)).keys;
  const wrong = [
    wall.slice(0, -1),
    `${wall}=`,
    wall.toLowerCase(),
    (await showBoard(world, other)).keys.wall,
  ];
  const statuses: number[] = [];
  for (let tried = 0; tried < 2 * WRONG_WALLS.most; tried++) {
    const key = wrong[tried] ?? `guessed-${tried}`;
    statuses.push((await world.call('showWall', { sessionId, key })).status);
  }
  const compared = statuses.filter((status) => status === 404).length;
  figures(`${compared} of ${statuses.length} keys were compared`);
  if (statuses.some((status) => status !== 404 && status !== 429)) return 'a wrong key opened it';
  return compared < statuses.length ? null : 'there is no end';
}
