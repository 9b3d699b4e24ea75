// @isolation apart

import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireAdminSdk } from '#local/adminSdk';
import { startTestApp } from '../../bridge/startTestApp.ts';
import { publishTestRoom } from '../../hostile/guessing/publishTestRoom.ts';
import { runLoad } from './runLoad.ts';

/**
 * A short run of the load bench, to see that nothing fails. Its speed depends on the machine and is not
 * judged.
 */
let app: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  app = await startTestApp();
  await publishTestRoom(app.admin, requireAdminSdk().getAuth(), app.origin);
});
afterAll(() => app.close());

it('serves players and editors at once without a failure', async () => {
  const { startPlay, act, save } = await runLoad(app.origin, {
    players: 10,
    editors: 2,
    isEnough: (_seconds, times) =>
      Object.values(times).some(({ failed }) => failed > 0) ||
      (times.startPlay.count >= 10 && times.act.count >= 40 && times.save.count >= 4),
  });
  for (const times of [startPlay, act, save]) expect(times.firstFailure).toBe('');
});
