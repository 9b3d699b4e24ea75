import { summaryCall } from '../../../core/calls/room/summary.ts';
import { sendCall } from '../../shared/firebase/sendCall.ts';
import { BackendError, type BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { DashboardPort } from '../../shared/ports/DashboardPort.ts';
import { roomsRequest } from './roomsRequest.ts';

const TOLD_APART: readonly BackendErrorCode[] = ['offline', 'refused'];

/** The list of rooms (SPEC §7). It asks for no SDK and no sign-in, so that it is there first. `origin` is empty in the app. */
export function createDashboardPort(origin = ''): DashboardPort {
  const nobody = { origin, authorize: async () => ({}) };
  return {
    summary: async (sortBy, startAfter, filter, limit) =>
      sendCall(summaryCall, roomsRequest(sortBy, { startAfter, ...filter, limit }), nobody).catch(rethrow),
  };
}

/** In SPEC §8's words; that there was no network, or that the server takes no such page, is told apart by the code. */
function rethrow(error: unknown): never {
  const code = error instanceof BackendError && TOLD_APART.includes(error.code) ? error.code : 'unknown';
  throw new BackendError(code, 'Network response was not ok', { cause: error });
}
