import { CODE_LENGTH } from '../../../core/calls/pieces/party.ts';
import { type Result, refuse, success } from '../../../core/util/result.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { PartyPort } from '../../shared/ports/PartyPort.ts';
import { failureOf } from '../../shared/store/failure.ts';
import { doorText } from '../text/door.ts';
import { faultOf } from './faultOf.ts';
import { readTyped } from './readTyped.ts';

/** Returns the address to which the code of a party or a class leads, or why it leads nowhere. */
export async function findDoor(
  party: Pick<PartyPort, 'showParty'>,
  typed: string,
): Promise<Result<string, string>> {
  const code = readTyped(typed);
  const fault = faultOf(code, CODE_LENGTH);
  if (fault !== undefined) return refuse(fault);
  try {
    const { roomId, door, isSeated, inClass } = await party.showParty({ code });
    if (inClass && door === 'over' && !isSeated) return refuse(doorText.over);
    return success(`/gameplay/${encodeURIComponent(roomId)}?party=${code}`);
  } catch (error) {
    return refuse(doorFailure(failureOf(error).code));
  }
}

/** Returns the text that says why a code does not work and what to do. */
export function doorFailure(code: BackendErrorCode): string {
  const { failed } = doorText;
  switch (code) {
    case 'notFound':
    case 'roomHidden':
    case 'tooManyRequests':
    case 'offline':
      return failed[code];
    default:
      return failed.unknown;
  }
}
