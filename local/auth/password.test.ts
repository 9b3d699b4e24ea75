import { createHook } from 'node:async_hooks';
import { type RequestHandler, Router } from 'express';
import { expect, it } from 'vitest';
import { TooBusyError } from '../http/ConcurrencyLimit.ts';
import { serveRouter } from '../testing/serveRouter.ts';
import { answerAuthErrors } from './answerCalls.ts';
import { hashPassword, verifyPassword } from './password.ts';

/** Threads of Node's pool, which also reads files. */
const THREADS = 4;

it('accepts the right password, and no other', async () => {
  const hash = await hashPassword('analytical');
  expect(hash).not.toContain('analytical');
  expect(await verifyPassword('analytical', hash)).toBe(true);
  expect(await verifyPassword('Analytical', hash)).toBe(false);
  expect(await hashPassword('analytical')).not.toBe(hash);
});

/** Counts from now on how many hashings run in the thread pool at once. */
function watchHashings() {
  const atWork = new Set<number>();
  let most = 0;
  let begin = () => {};
  const hook = createHook({
    init: (id, type) => {
      if (type !== 'SCRYPTREQUEST') return;
      most = Math.max(most, atWork.add(id).size);
      begin();
    },
    after: (id) => void atWork.delete(id),
  }).enable();
  return {
    /** Resolves when the thread pool gets the next hashing. */
    next: () => new Promise<void>((resolve) => (begin = resolve)),
    stop: () => {
      hook.disable();
      return most;
    },
  };
}

it('leaves the event loop free while it hashes, so that a sign-in holds up nobody', async () => {
  const hashings = watchHashings();
  const begun = hashings.next();
  let isDone = false;
  const hashing = hashPassword('analytical').then(() => {
    isDone = true;
  });
  await begun;
  // If the hashing were synchronous, it would have finished by now: results of the thread pool arrive in a later turn
  // of the event loop.
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
  expect(isDone).toBe(false);
  await hashing;
  expect(hashings.stop()).toBe(1);
});

it('leaves a thread free for reading files, however many sign in', async () => {
  const hashings = watchHashings();
  await Promise.all(Array.from({ length: 8 }, () => hashPassword('analytical')));
  expect(hashings.stop()).toBeLessThanOrEqual(THREADS - 1);
});

it('responds to expired requests with the error that the SDK knows', async () => {
  const busy: RequestHandler = () => {
    throw new TooBusyError();
  };
  const server = await serveRouter(Router().use(busy, answerAuthErrors));
  const answer = await fetch(server.origin);
  await server.close();
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: { message: expect.stringMatching(/^TOO_MANY_ATTEMPTS_TRY_LATER/) },
  });
});
