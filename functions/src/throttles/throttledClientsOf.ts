import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';

/** Whom throttles count: the network that a request comes from, and the account that is signed in. Guests are ever new. */
export interface ThrottledClient {
  type: 'network' | 'account';
  id: string;
}

export function throttledClientsOf(
  { network }: Pick<Deps, 'network'>,
  caller: Caller | null,
): readonly ThrottledClient[] {
  const from: ThrottledClient = { type: 'network', id: network };
  return caller ? [from, { type: 'account', id: caller.userId }] : [from];
}
