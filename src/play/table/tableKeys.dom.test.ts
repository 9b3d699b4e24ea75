import type { KeyboardEvent } from 'react';
import { afterEach, expect, it } from 'vitest';
import { takeNotices } from '../../shared/toast/toaster.ts';
import { tellsNews } from '../notices/notice.ts';
import { createPlayStagePort } from '../session/playStagePort.ts';
import { ALL_SEEN } from '../session/seen.ts';
import { startGame } from '../session/testing/openGame.ts';
import { leaveByDark, onTableKey } from './tableKeys.ts';
import { chooseWide } from './wideChoice.ts';

const NEARER = { x: 10, y: 10, width: 80, height: 80 };

afterEach(() => chooseWide(false));

async function startAtKeys() {
  const game = await startGame();
  const port = createPlayStagePort(game.store);
  port.setSeen(NEARER);
  const listed: string[] = [];
  const strike = (key: string, isWide = false) => {
    const isNewsOver = isWide;
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    Object.defineProperty(event, 'target', { value: document.body });
    onTableKey(event as unknown as KeyboardEvent, {
      gameplay: game.store,
      port,
      isWide,
      isNewsOver,
      listKeys: () => listed.push(key),
    });
  };
  return { ...game, port, strike, listed };
}

it('keeps what is struck before a lock has come from the room’s own keys', async () => {
  const { store, named, port, strike, listed } = await startAtKeys();
  const answer = store.getState().click(named('chest'));
  for (const key of ['1', '0', 'h', 'j', 'Escape']) strike(key);
  await answer;
  expect(store.getState().dialog).toMatchObject({ type: 'password' });
  expect([store.getState().help, port.getState().seen]).toEqual([null, NEARER]);
  strike('?');
  expect(listed, 'the keys are listed over a lock, too').toEqual(['?']);
});

it('does what is struck meanwhile where nothing came into the hand, and at once where nothing is awaited', async () => {
  const { store, named, port, strike } = await startAtKeys();
  const answer = store.getState().click(named('Door'));
  strike('0');
  strike('j');
  expect(store.getState().help).toBeNull();
  await answer;
  expect([store.getState().help, port.getState().seen]).toEqual(['journal', ALL_SEEN]);
  strike('h');
  expect(store.getState().help).toBe('hints');
});

it('waits only briefly for a late response', async () => {
  const { store, named, strike, network } = await startAtKeys();
  let come: () => void = () => {};
  network.until = new Promise((resolve) => {
    come = resolve;
  });
  const answer = store.getState().click(named('chest'));
  strike('j');
  await expect.poll(() => store.getState().help).toBe('journal');
  come();
  await answer;
});

it('makes the room larger and smaller, for all plays in this browser', async () => {
  const { strike } = await startAtKeys();
  const kept = () => localStorage.getItem('wide-room');
  strike('w');
  expect(kept()).toBe('yes');
  strike('W', true);
  expect(kept()).toBe('no');
});

it('Escape cancels a pending request before it closes anything: the late response opens nothing', async () => {
  const { store, named, strike, network, pass } = await startAtKeys();
  let come: () => void = () => {};
  network.until = new Promise((resolve) => {
    come = resolve;
  });
  store.getState().setHighlighting(true);
  const answer = store.getState().click(named('chest'));
  await expect.poll(() => store.getState().isWaiting).toBe(true);
  strike('Escape');
  expect(store.getState()).toMatchObject({ isWaiting: false, isHighlighting: true });
  come();
  await answer;
  expect(store.getState().dialog).toBeNull();
  delete network.until;
  pass(1000);
  await store.getState().click(named('chest'));
  expect(store.getState().dialog, 'clicked anew').toMatchObject({ type: 'password' });
});

it('Escape takes the topmost thing only, and leaves a large room as it is, also with nothing open and in a pause', async () => {
  const { store, strike } = await startAtKeys();
  const notices = ['kept'];
  takeNotices({ create: () => {}, dismiss: () => {}, dismissNewest: () => notices.pop() !== undefined });
  const kept = () => localStorage.getItem('wide-room');
  strike('w');
  store.getState().setHighlighting(true);
  strike('Escape', true);
  expect([notices, store.getState().isHighlighting]).toEqual([[], true]);
  strike('Escape', true);
  expect([store.getState().isHighlighting, kept()]).toEqual([false, 'yes']);
  strike('Escape', true);
  expect(kept()).toBe('yes');
  await store.getState().pause();
  strike('Escape', true);
  expect(kept()).toBe('yes');
});

it('what is said over the room goes before what is open, unless names lie over it; said beside the room, it stays', async () => {
  const { store, named, pass, strike } = await startAtKeys();
  const { click, setHighlighting } = store.getState();
  const tell = async (thing: string) => {
    await click(named(thing));
    pass(1000);
  };
  const shown = () => [tellsNews(store.getState()), store.getState().isHighlighting];
  await tell('tv');
  setHighlighting(true);
  strike('Escape', true);
  expect(shown(), 'names over words').toEqual([true, false]);
  strike('Escape', true);
  expect(shown()).toEqual([false, false]);
  setHighlighting(true);
  await tell('tv');
  strike('Escape');
  expect(shown(), 'words beside the room').toEqual([true, false]);
  setHighlighting(true);
  await tell('Door');
  strike('Escape', true);
  expect([store.getState().captions, store.getState().isHighlighting], 'words over names').toEqual([
    [],
    true,
  ]);
  await tell('Door');
  leaveByDark(store, false);
  expect([store.getState().captions, store.getState().isHighlighting]).toEqual([[], true]);
});
