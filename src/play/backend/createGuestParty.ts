import { actCall } from '../../../core/calls/play/act.ts';
import { joinPartyCall } from '../../../core/calls/play/joinParty.ts';
import { leaveSeatCall } from '../../../core/calls/play/leaveSeat.ts';
import { openDoorCall } from '../../../core/calls/play/openDoor.ts';
import { openPartyCall } from '../../../core/calls/play/openParty.ts';
import { showPartyCall } from '../../../core/calls/play/showParty.ts';
import { showSignsCall } from '../../../core/calls/play/showSigns.ts';
import { syncCall } from '../../../core/calls/play/sync.ts';
import { createPlayMemory, createWindowMemory } from '../../shared/firebase/playMemory.ts';
import { type CallSender, sendCall } from '../../shared/firebase/sendCall.ts';
import type { PartyPort } from '../../shared/ports/PartyPort.ts';
import { createPartyPort } from './partyPort.ts';

const GUEST: CallSender = { origin: '', authorize: async () => ({}) };

/**
 * The party of a guest. Its calls need no SDK, so that the room appears sooner. `isApart`: a guest of this window
 * alone.
 */
export function createGuestParty(isApart: boolean, connectLive: PartyPort['connectLive']): PartyPort {
  return createPartyPort(
    {
      openParty: (request) => sendCall(openPartyCall, request, GUEST),
      showParty: (request) => sendCall(showPartyCall, request, GUEST),
      joinParty: (request) => sendCall(joinPartyCall, request, GUEST),
      leaveSeat: (request) => sendCall(leaveSeatCall, request, GUEST),
      openDoor: (request) => sendCall(openDoorCall, request, GUEST),
      showSigns: (request) => sendCall(showSignsCall, request, GUEST),
      sync: (request) => sendCall(syncCall, request, GUEST),
      act: (request) => sendCall(actCall, request, GUEST),
    },
    isApart ? createWindowMemory() : createPlayMemory(),
    connectLive,
  );
}
