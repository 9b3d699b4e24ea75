import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** Host names by which a machine refers to itself. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** The address at which others reach the app. */
export interface SharedAddress {
  origin: string;
  /** The address as people type it. */
  host: string;
  /** True if only devices of the same network reach it, over plain http. */
  isForNetwork: boolean;
  /** True if no other device reaches it. */
  isForThisMachine: boolean;
}

/**
 * Returns the address to give to others. A teacher may have opened the app as `localhost`, which on every
 * other device means that device. The server is then asked for its address; until it answers, the page's own
 * address is returned.
 */
export function useSharedAddress(): SharedAddress {
  const { findSharedOrigin } = useBackend();
  const own = window.location;
  const isOwnName = OWN_NAMES.includes(own.hostname);
  const asked = useAnswer(isOwnName ? findSharedOrigin : null, own.origin);
  const known = isOwnName ? asked : own.origin;
  const { origin, host, hostname, protocol } = new URL(known ?? own.origin);
  const isForThisMachine = known !== null && OWN_NAMES.includes(hostname);
  return {
    origin,
    host,
    isForNetwork: known !== null && !isForThisMachine && protocol === 'http:',
    isForThisMachine,
  };
}

/** Returns only the origin, for a button that asks for it when it is pressed. */
export async function originForOthers(findSharedOrigin: () => Promise<string>): Promise<string> {
  const { origin, hostname } = window.location;
  return OWN_NAMES.includes(hostname) ? findSharedOrigin().catch(() => origin) : origin;
}
