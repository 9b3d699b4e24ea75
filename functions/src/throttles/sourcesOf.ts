import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';

/** Whom throttles count: the network that a request comes from, and the account that is signed in. Guests are ever new. */
export interface Source {
  kind: 'network' | 'account';
  id: string;
}

export function sourcesOf({ network }: Pick<Deps, 'network'>, caller: Caller | null): readonly Source[] {
  const from: Source = { kind: 'network', id: network };
  return caller ? [from, { kind: 'account', id: caller.userId }] : [from];
}
