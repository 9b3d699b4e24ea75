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

it('are as loud as they were left, and of a middling loudness at first and where that cannot be read', async () => {
  const { chooseVolume, soundVolume } = await fresh();
  expect(soundVolume()).toBe(70);
  chooseVolume(25);
  vi.resetModules();
  expect((await fresh()).soundVolume()).toBe(25);
  // biome-ignore lint/suspicious/noDocumentCookie: what another version left there.
  document.cookie = 'volume=loud; path=/';
  vi.resetModules();
  expect((await fresh()).soundVolume()).toBe(70);
});
