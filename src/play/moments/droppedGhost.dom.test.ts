import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { dropGhost, pickUp, slideHome, takeDroppedGhost } from './droppedGhost.ts';

const KEY = toOpaqueName('key');
const ENTRY = { id: KEY, label: 'Key', uri: '/key.webp', aspect: 1 };
const ghosts = () => document.querySelectorAll('body > img');
const isPale = () => document.querySelector('[data-entry]')?.hasAttribute('data-out');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = '<section><button data-entry="key"><img alt=""></button></section>';
});
afterEach(() => vi.unstubAllGlobals());

it('a dropped item stays there until the response, and its slot is pale meanwhile', async () => {
  let answer = () => {};
  const over = dropGhost(KEY, pickUp(ENTRY), new Promise<void>((resolve) => (answer = resolve)));
  await Promise.resolve();
  expect([ghosts().length, isPale()]).toEqual([1, true]);
  answer();
  await over;
  expect([ghosts().length, isPale()]).toEqual([0, false]);
  expect(takeDroppedGhost(KEY)).toBeNull();
});

it('what goes on from where it lies is not taken home as well', async () => {
  const over = dropGhost(KEY, pickUp(ENTRY), Promise.resolve());
  expect(takeDroppedGhost(KEY)).toBeInstanceOf(DOMRect);
  expect([ghosts().length, isPale()]).toEqual([0, false]);
  await over;
  expect(takeDroppedGhost(KEY)).toBeNull();
});

it('an item dropped on nothing, or used up, leaves no ghost', async () => {
  await slideHome(KEY, pickUp(ENTRY));
  expect([ghosts().length, isPale()]).toEqual([0, false]);
  const ghost = pickUp(ENTRY);
  document.querySelector('section')?.remove();
  await slideHome(KEY, ghost);
  expect(ghosts()).toHaveLength(0);
});
