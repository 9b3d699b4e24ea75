import { expect, it } from 'vitest';
import type { SendCall } from '../../shared/ports/Calls.ts';
import { createRemoteJudge } from './remoteJudge.ts';

it('I8 says with the start, and with nothing else, how it is played', async () => {
  const sent: unknown[] = [];
  const send = (async (_: unknown, request: object) => {
    sent.push('device' in request ? request.device : null);
    return { playId: 'play-1', guestToken: null };
  }) as unknown as SendCall;
  const judge = createRemoteJudge('room-1', send);
  await judge.startPlay();
  await judge.act({ type: 'start' }, 1);
  await judge.act({ type: 'tick' }, 2);
  const isUpright = window.innerHeight > window.innerWidth;
  expect(sent).toEqual([null, { isTouch: false, isUpright }, null]);
});
