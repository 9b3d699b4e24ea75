import { CODE_SIGNS } from '../../../core/calls/pieces/party.ts';
import type { Answer, TrustWorld } from './TrustWorld.ts';

/** Requests from one network to one party: as many as joins are allowed in a minute. */
const TRIES = 40;

/** A seat, with the data that its browser has. */
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

/** Returns the first answer that gave something away; null if none did. */
function findTaken(answers: readonly Answer[], refusals: readonly number[]): string | null {
  const wrong = answers.filter(({ status }) => !refusals.includes(status));
  return wrong.length === 0 ? null : `answered by ${wrong.map(({ status }) => status).join(', ')}`;
}

/** Sends wrong signs one after the other, while a seat shows its own. */
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

/** Sends the signs of one party's seat to another party, and asks for signs of somebody else's seat. */
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

/** Tries to take over a seat whose player is present, and one that does not exist. */
export async function takeSomebodysSeat(world: TrustWorld): Promise<string | null> {
  const victim = await openParty(world);
  const answers = [];
  for (const seat of [victim.seat, 5])
    answers.push(await world.call('joinParty', { code: victim.code, seat }));
  const { status } = await world.call('sync', { ...proofOf(victim), number: 0 });
  return findTaken(answers, [409]) ?? (status === 200 ? null : 'its player has it no longer');
}

/** Acts, asks, removes others and opens the door with a removed player's data. */
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

/** Uses the rights of the player who opened the party, while that player is present. */
export async function usurpParty(world: TrustWorld): Promise<string | null> {
  const opener = await openParty(world);
  const mallory = await joinParty(world, opener);
  const roomId = await world.publish(await world.register('Eve'));
  const again = proofOf(mallory);
  const answers = [
    await world.call('leaveSeat', { ...proofOf(mallory), remove: opener.seat }),
    await world.call('openDoor', { ...proofOf(mallory), isOpen: false }),
    // Another room, and a party that is not over.
    await world.call('openParty', { roomId, again }),
  ];
  return findTaken(answers, [404, 409]);
}
