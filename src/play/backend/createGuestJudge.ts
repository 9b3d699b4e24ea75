import { actCall } from '../../../core/calls/play/act.ts';
import { nameRecordCall } from '../../../core/calls/play/nameRecord.ts';
import { startPlayCall } from '../../../core/calls/play/startPlay.ts';
import { createPlayMemory } from '../../shared/firebase/playMemory.ts';
import { type CallSender, sendCall } from '../../shared/firebase/sendCall.ts';
import type { PlayJudge } from '../../shared/ports/PlayJudge.ts';
import { createRemoteJudge } from './remoteJudge.ts';

const GUEST: CallSender = { origin: '', authorize: async () => ({}) };

/** The judge for guests. It loads no SDK, so that the room appears sooner. */
export function createGuestJudge(roomId: string): PlayJudge {
  const calls: Parameters<typeof createRemoteJudge>[1] = {
    startPlay: (request) => sendCall(startPlayCall, request, GUEST),
    act: (request) => sendCall(actCall, request, GUEST),
    nameRecord: (request) => sendCall(nameRecordCall, request, GUEST),
  };
  return createRemoteJudge(roomId, calls, createPlayMemory());
}
