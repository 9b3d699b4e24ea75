import { actCall } from '../../core/calls/act.ts';
import { nameRecordCall } from '../../core/calls/nameRecord.ts';
import { startPlayCall } from '../../core/calls/startPlay.ts';
import type { PlayJudge } from '../stores/ports/PlayJudge.ts';
import { createPlayMemory } from './playMemory.ts';
import { createRemoteJudge } from './remoteJudge.ts';
import { type CallSender, sendCall } from './sendCall.ts';

const GUEST: CallSender = { origin: '', authorize: async () => ({}) };

/** The judge of somebody who is not signed in. It asks for no SDK, so that the room is there first. */
export function createGuestJudge(roomId: string): PlayJudge {
  const calls: Parameters<typeof createRemoteJudge>[1] = {
    startPlay: (request) => sendCall(startPlayCall, request, GUEST),
    act: (request) => sendCall(actCall, request, GUEST),
    nameRecord: (request) => sendCall(nameRecordCall, request, GUEST),
  };
  return createRemoteJudge(roomId, calls, createPlayMemory());
}
