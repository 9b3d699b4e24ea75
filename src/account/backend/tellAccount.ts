import type { Api } from '../../shared/firebase/createApi.ts';
import type { PlayMemory } from '../../shared/firebase/playMemory.ts';
import type { CurrentUser } from '../../shared/ports/AuthPort.ts';

const KEY = 'toldAccount';

/**
 * Has the server look at the account whose name or address this browser has not told of yet, so that admins find it by them.
 * What could not be kept here is told again; what could not be told, at the next visit.
 */
export async function tellAccount(
  api: Pick<Api, 'keepAccount'>,
  memory: Pick<PlayMemory, 'read' | 'write'>,
  { userId, name, email }: CurrentUser,
): Promise<void> {
  const told = JSON.stringify([userId, name, email]);
  if (memory.read(KEY) === told) return;
  await api.keepAccount({});
  memory.write(KEY, told);
}
