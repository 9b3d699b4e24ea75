import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';

/**
 * A client that throttles count: the network of a request, the signed-in account, a seat of a party, or, in a
 * class, the team, its teacher's account and the session. Guests are not counted, since new ones are free.
 */
export interface ThrottledClient {
  type: 'network' | 'account' | 'seat' | 'team' | 'teacher' | 'session';
  id: string;
}

export function throttledClientsOf(
  { network }: Pick<Deps, 'network'>,
  caller: Caller | null,
): readonly ThrottledClient[] {
  const from: ThrottledClient = { type: 'network', id: network };
  return caller ? [from, { type: 'account', id: caller.userId }] : [from];
}
