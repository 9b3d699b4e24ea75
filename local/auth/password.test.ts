import { readFile } from 'node:fs/promises';
import { type RequestHandler, Router } from 'express';
import { expect, it } from 'vitest';
import { TooBusyError } from '../http/ConcurrencyLimit.ts';
import { serveRouter } from '../testing/serveRouter.ts';
import { answerAuthErrors } from './answerCalls.ts';
import { hashPassword, verifyPassword } from './password.ts';

it('knows the password again, and no other', async () => {
  const hash = await hashPassword('analytical');
  expect(hash).not.toContain('analytical');
  expect(await verifyPassword('analytical', hash)).toBe(true);
  expect(await verifyPassword('Analytical', hash)).toBe(false);
  expect(await hashPassword('analytical')).not.toBe(hash);
});

it('leaves the event loop free while it hashes, so that a sign-in holds up nobody', async () => {
  let isDone = false;
  const hashing = hashPassword('analytical').then(() => {
    isDone = true;
  });
  let turns = 0;
  while (!isDone) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await hashing;
  expect(turns).toBeGreaterThan(20);
});

it('leaves threads to those who read files, however many sign in', async () => {
  let done = 0;
  const hashings = Array.from({ length: 16 }, async () => {
    await hashPassword('analytical');
    done += 1;
  });
  await readFile(new URL(import.meta.url));
  expect(done).toBeLessThan(8);
  await Promise.all(hashings);
});

it('answers those for whom no time is left as the SDK knows it', async () => {
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
