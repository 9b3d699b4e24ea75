import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { Caller } from '../http/findCaller.ts';
import { act } from '../plays/act.ts';
import { startPlay } from '../plays/startPlay.ts';
import type { TestDeps } from './createTestDeps.ts';
import { CODE } from './testRoom.ts';

/** The player: an account, or a guest with a token. */
interface TestPlayer {
  caller?: Caller;
  guestToken?: string;
  /** Milliseconds that the escape takes. */
  time?: number;
}

/** Plays the published test room from the start to the escape; answers the play's id. */
export async function escapeRoom(
  deps: TestDeps,
  roomId: string,
  { caller, guestToken, time = 0 }: TestPlayer,
): Promise<string> {
  const token = guestToken === undefined ? {} : { guestToken };
  const { playId } = await startPlay({ roomId, ...token }, caller ?? null, deps);
  const take = (sequence: number, action: Parameters<typeof act>[0]['action']) =>
    act({ playId, sequence, action, ...token }, caller ?? null, deps);
  await take(1, { type: 'start' });
  deps.passTime(time);
  const names: Record<'chest' | 'key' | 'door', OpaqueName> = (await deps.readWorld(playId)).names;
  await take(2, { type: 'enterPassword', item: names.chest, password: CODE });
  await take(3, { type: 'click', item: names.key });
  await take(4, { type: 'useItem', item: names.key, on: names.door });
  return playId;
}
