import { GUEST_TOKEN, type PlayMemory } from '../../shared/browser/playMemory.ts';
import type { Calls } from '../../shared/ports/Calls.ts';

/**
 * Moves plays made as a guest to the account that is signed in now. The token is forgotten only after
 * success, so that a failure is tried again.
 */
export async function claimKeptPlays(api: Pick<Calls, 'claimPlays'>, memory: PlayMemory): Promise<void> {
  const guestToken = memory.read(GUEST_TOKEN);
  if (guestToken === undefined) return;
  await api.claimPlays({ guestToken });
  memory.write(GUEST_TOKEN, undefined);
}
