import type { Api } from '../../shared/firebase/createApi.ts';
import { GUEST_TOKEN, type PlayMemory } from '../../shared/firebase/playMemory.ts';

/**
 * Gives what was played here as a guest to the account that is logged in now. The token is forgotten once that is done,
 * so that it is tried again where it failed.
 */
export async function claimKeptPlays(api: Pick<Api, 'claimPlays'>, memory: PlayMemory): Promise<void> {
  const guestToken = memory.read(GUEST_TOKEN);
  if (guestToken === undefined) return;
  await api.claimPlays({ guestToken });
  memory.write(GUEST_TOKEN, undefined);
}
