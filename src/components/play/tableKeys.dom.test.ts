import type { KeyboardEvent } from 'react';
import { expect, it } from 'vitest';
import { startGame } from '../../stores/gameplay/testing/openGame.ts';
import { createPlayStagePort } from '../../stores/playStagePort.ts';
import { ALL_SEEN } from '../../stores/seen.ts';
import { onTableKey } from './tableKeys.ts';

const NEARER = { x: 10, y: 10, width: 80, height: 80 };

async function startAtKeys() {
  const game = await startGame();
  const port = createPlayStagePort(game.store);
  port.setSeen(NEARER);
  const strike = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    Object.defineProperty(event, 'target', { value: document.body });
    onTableKey(event as unknown as KeyboardEvent, game.store, port);
  };
  return { ...game, port, strike };
}

it('keeps what is struck before a lock has come from the room’s own keys', async () => {
  const { store, named, port, strike } = await startAtKeys();
  const answer = store.getState().click(named('chest'));
  for (const key of ['1', '0', 'h', 'j', 'Escape']) strike(key);
  await answer;
  expect(store.getState().dialog).toMatchObject({ type: 'password' });
  expect([store.getState().help, port.getState().seen]).toEqual([null, NEARER]);
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

it('waits no longer than a moment for an answer that is late', async () => {
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
