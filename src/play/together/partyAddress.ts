import { roomAddress } from '../../rooms/share/roomAddress.ts';

/** The query's field that holds a party's code, or asks for a new party. */
export const PARTY = 'party';
/** The value that opens a new party. */
export const NEW_PARTY = 'new';

/** The address at which others join a party: the room's page, with the code. @param origin as in `roomAddress` */
export function partyAddress(roomId: string, code: string, origin?: string): string {
  return `${roomAddress(roomId, origin)}?${PARTY}=${encodeURIComponent(code)}`;
}

/** Returns a code in two halves, as people read it out. */
export function inHalves(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
