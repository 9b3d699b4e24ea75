import type { PlayMemory } from '../../shared/browser/playMemory.ts';
import type { CurrentUser } from '../../shared/ports/AuthPort.ts';
import type { Calls } from '../../shared/ports/Calls.ts';

const KEY = 'toldAccount';

/**
 * Has the server store the account for admins' searches, if this browser has not done so for the current name
 * and address. If that fails, the next visit repeats it.
 */
export async function tellAccount(
  api: Pick<Calls, 'keepAccount'>,
  memory: Pick<PlayMemory, 'read' | 'write'>,
  { userId, name, email }: CurrentUser,
): Promise<void> {
  const told = JSON.stringify([userId, name, email]);
  if (memory.read(KEY) === told) return;
  await api.keepAccount({});
  memory.write(KEY, told);
}
