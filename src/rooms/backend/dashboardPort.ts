import { summaryCall } from '../../../core/calls/room/summary.ts';
import { createSendCall } from '../../shared/firebase/sendCall.ts';
import { BackendError, type BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { DashboardPort } from '../../shared/ports/DashboardPort.ts';
import { roomsRequest } from './roomsRequest.ts';

const TOLD_APART: readonly BackendErrorCode[] = ['offline', 'refused'];

/**
 * The list of published rooms (SPEC §7). It needs no SDK and no sign-in, so that it loads early. `origin` is
 * empty in the app.
 */
export function createDashboardPort(origin = ''): DashboardPort {
  const send = createSendCall(origin);
  return {
    summary: async (sortBy, startAfter, filter, limit) =>
      send(summaryCall, roomsRequest(sortBy, { startAfter, ...filter, limit })).catch(rethrow),
  };
}

/** Throws with SPEC §8's text; missing networks and unknown pages keep their own codes. */
function rethrow(error: unknown): never {
  const code = error instanceof BackendError && TOLD_APART.includes(error.code) ? error.code : 'unknown';
  throw new BackendError(code, 'Network response was not ok', { cause: error });
}
