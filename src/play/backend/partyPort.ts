import { callTeacherCall } from '../../../core/calls/class/callTeacher.ts';
import { setUpSeatCall } from '../../../core/calls/class/setUpSeat.ts';
import type { SeatedAnswer } from '../../../core/calls/pieces/party.ts';
import { actCall } from '../../../core/calls/play/act.ts';
import { joinPartyCall } from '../../../core/calls/play/joinParty.ts';
import { leaveSeatCall } from '../../../core/calls/play/leaveSeat.ts';
import { openDoorCall } from '../../../core/calls/play/openDoor.ts';
import { openPartyCall } from '../../../core/calls/play/openParty.ts';
import { showPartyCall } from '../../../core/calls/play/showParty.ts';
import { showSignsCall } from '../../../core/calls/play/showSigns.ts';
import { syncCall } from '../../../core/calls/play/sync.ts';
import {
  createPlayMemory,
  createWindowMemory,
  GUEST_TOKEN,
  type PlayMemory,
} from '../../shared/browser/playMemory.ts';
import type { SendCall } from '../../shared/ports/Calls.ts';
import type { PartyPort } from '../../shared/ports/PartyPort.ts';

interface PartyPortDeps {
  send: SendCall;
  /** Whether the player is a guest of this window alone. */
  isApart: boolean;
  /** By default that of the browser, or with `isApart` of this window. */
  memory?: PlayMemory;
  /** The memory of the browser, whose guest is another one than that of this window. */
  browser?: PlayMemory;
  connectLive: PartyPort['connectLive'];
}

/** Prefix of the keys of parties in which a seat was taken. */
const SEAT_IN = 'party.';

/**
 * The calls of a party by one player. A guest's secret, which proves who the guest is, is read from the memory; that of
 * a new guest is stored there.
 */
export function createPartyPort({
  send,
  isApart,
  browser = createPlayMemory(),
  memory = isApart ? createWindowMemory() : browser,
  connectLive,
}: PartyPortDeps): PartyPort {
  const asPlayer = <Request extends object>(request: Request): Request & { guestToken?: string } => {
    const guestToken = memory.read(GUEST_TOKEN);
    return guestToken === undefined ? request : { ...request, guestToken };
  };
  const asNewcomer = <Request extends object>(request: Request) => {
    const browserToken = isApart ? browser.read(GUEST_TOKEN) : undefined;
    return { ...asPlayer(request), ...(browserToken !== undefined && { browserToken }) };
  };
  const seated = async (answering: Promise<SeatedAnswer>) => {
    const answer = await answering;
    if (answer.guestToken !== null) memory.write(GUEST_TOKEN, answer.guestToken);
    // The team of a class has a code of its own, which nobody types.
    const code = answer.inClass?.code ?? answer.view.team?.code;
    if (code !== undefined) memory.write(`${SEAT_IN}${code}`, answer.playId);
    return answer;
  };
  return {
    openParty: ({ again, ...request }) =>
      seated(send(openPartyCall, { ...asPlayer(request), ...(again && { again: asPlayer(again) }) })),
    showParty: (request) => send(showPartyCall, asNewcomer(request)),
    joinParty: (request) => seated(send(joinPartyCall, asNewcomer(request))),
    leaveSeat: (request) => send(leaveSeatCall, asPlayer(request)),
    openDoor: (request) => send(openDoorCall, asPlayer(request)),
    showSigns: (request) => send(showSignsCall, asPlayer(request)),
    sync: (request) => send(syncCall, asPlayer(request)),
    act: (request) => send(actCall, asPlayer(request)),
    setUpSeat: (request) => send(setUpSeatCall, asPlayer(request)),
    callTeacher: (request) => send(callTeacherCall, asPlayer(request)),
    hasSeat: async (code) => memory.read(`${SEAT_IN}${code}`) !== undefined,
    forget: async (code) => memory.write(`${SEAT_IN}${code}`, undefined),
    connectLive,
  };
}
