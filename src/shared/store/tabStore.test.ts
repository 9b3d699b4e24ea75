import { expect, it } from 'vitest';
import { createTabStore } from './tabStore.ts';

it('starts at Home, follows the choice and goes back to Home (SPEC §2, §4)', () => {
  const tab = createTabStore();
  expect(tab.getState().currentTab).toBe('home');
  tab.getState().setTab('projects');
  expect(tab.getState().currentTab).toBe('projects');
  tab.getState().reset();
  expect(tab.getState().currentTab).toBe('home');
});
