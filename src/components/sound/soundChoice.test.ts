// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

const fresh = () => import('./soundChoice.ts');

it('sounds are off until they are wanted, and that is kept beyond a sign-out and a reload', async () => {
  const { chooseSound, isSoundOn } = await fresh();
  expect(isSoundOn()).toBe(false);
  chooseSound(true);
  localStorage.clear();
  vi.resetModules();
  const reloaded = await fresh();
  expect(reloaded.isSoundOn()).toBe(true);
  reloaded.chooseSound(false);
  expect(document.cookie).toContain('sound=off');
});
