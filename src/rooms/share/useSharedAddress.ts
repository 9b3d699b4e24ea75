import { useBackend } from '../../shared/context/useBackend.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';

/** Names by which a machine means itself. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Where others reach the app. */
export interface SharedAddress {
  origin: string;
  /** The address as people type it. */
  host: string;
  /** Only machines of the same network reach it, over plain http. */
  isForNetwork: boolean;
  /** Nobody reaches it but this machine. */
  isForThisMachine: boolean;
}

/**
 * The address to give to others. A teacher may have opened the app as `localhost`, which means another machine to everybody
 * else, so the server is asked for its address then; until it answers, the page's own stands here.
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

/** The origin alone, for a button that asks when it is pressed: it may stand on a page that has no line. */
export async function originForOthers(findSharedOrigin: () => Promise<string>): Promise<string> {
  const { origin, hostname } = window.location;
  return OWN_NAMES.includes(hostname) ? findSharedOrigin().catch(() => origin) : origin;
}
