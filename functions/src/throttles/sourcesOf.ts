import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';

/** Whom throttles count: the network that a request comes from, and the account that is signed in. Guests are ever new. */
export interface Source {
  type: 'network' | 'account';
  id: string;
}

export function sourcesOf({ network }: Pick<Deps, 'network'>, caller: Caller | null): readonly Source[] {
  const from: Source = { type: 'network', id: network };
  return caller ? [from, { type: 'account', id: caller.userId }] : [from];
}
