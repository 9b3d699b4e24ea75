import { expect, it } from 'vitest';
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
