import type { AnswerOf, CallName, RequestOf } from '../../../core/calls/calls.ts';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import { GUEST_TOKEN, type PlayMemory } from '../../shared/firebase/playMemory.ts';
import type { PartyPort } from '../../shared/ports/PartyPort.ts';

/** The calls of a party as the server takes them. */
export type PartyCalls = {
  readonly [Name in Extract<keyof PartyPort, CallName>]: (
    request: RequestOf<Name>,
  ) => Promise<AnswerOf<Name>>;
};

/** Prefix of the keys of parties in which a seat was taken. */
const SEAT_IN = 'party.';

/**
 * The calls of a party by one player: `memory` has the secret that proves who a guest is, and gets that of a new
 * one.
 */
export function createPartyPort(
  calls: PartyCalls,
  memory: PlayMemory,
  connectLive: PartyPort['connectLive'],
): PartyPort {
  const asPlayer = <Request extends object>(request: Request): Request & { guestToken?: string } => {
    const guestToken = memory.read(GUEST_TOKEN);
    return guestToken === undefined ? request : { ...request, guestToken };
  };
  const seated = async (answering: Promise<SeatedAnswer>) => {
    const answer = await answering;
    if (answer.guestToken !== null) memory.write(GUEST_TOKEN, answer.guestToken);
    if (answer.view.team) memory.write(`${SEAT_IN}${answer.view.team.code}`, answer.playId);
    return answer;
  };
  return {
    openParty: ({ again, ...request }) =>
      seated(calls.openParty({ ...asPlayer(request), ...(again && { again: asPlayer(again) }) })),
    showParty: (request) => calls.showParty(asPlayer(request)),
    joinParty: (request) => seated(calls.joinParty(asPlayer(request))),
    leaveSeat: (request) => calls.leaveSeat(asPlayer(request)),
    openDoor: (request) => calls.openDoor(asPlayer(request)),
    showSigns: (request) => calls.showSigns(asPlayer(request)),
    sync: (request) => calls.sync(asPlayer(request)),
    act: (request) => calls.act(asPlayer(request)),
    hasSeat: async (code) => memory.read(`${SEAT_IN}${code}`) !== undefined,
    forget: async (code) => memory.write(`${SEAT_IN}${code}`, undefined),
    connectLive,
  };
}
