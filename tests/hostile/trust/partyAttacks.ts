import { CODE_SIGNS } from '../../../core/calls/pieces/party.ts';
import type { Answer, TrustWorld } from './TrustWorld.ts';

/** Requests to one party from one network: as many as joins are allowed in a minute. */
const TRIES = 40;

/** A seat as its browser knows it. */
export interface Seat {
  playId: string;
  seat: number;
  guestToken: string;
  code: string;
  keys: { seat: string; team: string };
}

export async function openParty(world: TrustWorld): Promise<Seat> {
  const roomId = await world.publish(await world.register('Ada'));
  return seatOf(await world.call('openParty', { roomId }));
}

export async function joinParty(world: TrustWorld, { code }: Seat): Promise<Seat> {
  return seatOf(await world.call('joinParty', { code }));
}

function seatOf({ status, body }: Answer): Seat {
  if (status !== 200) throw new Error(`There is no seat: ${status}`);
  const { view, ...seat } = body as unknown as Seat & { view: { team: { code: string } } };
  return { ...seat, code: view.team.code };
}

export function proofOf({ playId, seat, guestToken }: Seat) {
  return { playId, seat, guestToken };
}

/** Null where none of the answers gave anything. */
function findTaken(answers: readonly Answer[], refusals: readonly number[]): string | null {
  const wrong = answers.filter(({ status }) => !refusals.includes(status));
  return wrong.length === 0 ? null : `answered by ${wrong.map(({ status }) => status).join(', ')}`;
}

/** Wrong signs, one after another, while a seat shows some. */
export async function guessSigns(world: TrustWorld, figures: (text: string) => void): Promise<string | null> {
  const victim = await openParty(world);
  const { body } = await world.call('showSigns', proofOf(victim));
  const answers: Answer[] = [];
  for (let tried = 0; tried < TRIES; tried++) {
    const signs = signsOf(tried);
    if (signs !== body.signs) answers.push(await world.call('joinParty', { code: victim.code, signs }));
  }
  const compared = answers.filter(({ status }) => status === 404).length;
  figures(`${compared} of ${answers.length} were compared`);
  return findTaken(answers, [404, 429]) ?? (compared > 5 ? `${compared} signs were compared` : null);
}

function signsOf(number: number): string {
  const [high, low] = [Math.floor(number / CODE_SIGNS.length), number % CODE_SIGNS.length];
  return `22${CODE_SIGNS[high]}${CODE_SIGNS[low]}`;
}

/** The signs of one party's seat, sent to another, and signs of a seat that is not the asker's. */
export async function sendOthersSigns(world: TrustWorld): Promise<string | null> {
  const [victim, mallory] = [await openParty(world), await openParty(world)];
  const { body } = await world.call('showSigns', proofOf(victim));
  const answers = [
    await world.call('joinParty', { code: mallory.code, signs: body.signs }),
    await world.call('showSigns', { ...proofOf(mallory), playId: victim.playId }),
    await world.call('showSigns', { playId: victim.playId, seat: victim.seat }),
    await world.call('showSigns', { ...proofOf(victim), key: mallory.keys.seat }),
  ];
  return findTaken(answers, [404]);
}

/** A seat that somebody is at, and one that is none. */
export async function takeSomebodysSeat(world: TrustWorld): Promise<string | null> {
  const victim = await openParty(world);
  const answers = [];
  for (const seat of [victim.seat, 5])
    answers.push(await world.call('joinParty', { code: victim.code, seat }));
  const { status } = await world.call('sync', { ...proofOf(victim), number: 0 });
  return findTaken(answers, [409]) ?? (status === 200 ? null : 'its player has it no longer');
}

/** Whoever was removed goes on acting, asking, removing and opening the door. */
export async function actAfterRemoval(world: TrustWorld): Promise<string | null> {
  const opener = await openParty(world);
  const mallory = await joinParty(world, opener);
  await world.call('leaveSeat', { ...proofOf(opener), remove: mallory.seat });
  const proof = proofOf(mallory);
  const answers = [
    await world.call('act', { ...proof, sequence: 1, number: 1, action: { type: 'start' } }),
    await world.call('sync', { ...proof, number: 0 }),
    await world.call('leaveSeat', { ...proof, remove: opener.seat }),
    await world.call('openDoor', { ...proof, isOpen: false }),
    await world.call('showSigns', proof),
  ];
  return findTaken(answers, [404]);
}

/** Rights that are another's: who opened the party is there. */
export async function usurpParty(world: TrustWorld): Promise<string | null> {
  const opener = await openParty(world);
  const mallory = await joinParty(world, opener);
  const roomId = await world.publish(await world.register('Eve'));
  const again = proofOf(mallory);
  const answers = [
    await world.call('leaveSeat', { ...proofOf(mallory), remove: opener.seat }),
    await world.call('openDoor', { ...proofOf(mallory), isOpen: false }),
    // Another room, in a party that is not over.
    await world.call('openParty', { roomId, again }),
  ];
  return findTaken(answers, [404, 409]);
}
