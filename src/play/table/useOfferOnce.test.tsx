import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startGame } from '../session/testing/openGame.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The modules of a browser in which nobody has chosen a size yet.
  vi.resetModules();
});
const roots: Root[] = [];

async function endPlays() {
  for (const root of roots.splice(0)) await act(() => root.unmount());
}

afterEach(async () => {
  await endPlays();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function beginPlay() {
  const { GameContext } = await import('./gameContext.ts');
  const { useOfferOnce } = await import('./useOfferOnce.ts');
  const game = await startGame();
  const told = { isOffered: false, dismiss: () => {} };
  function Told() {
    Object.assign(told, useOfferOnce('offer'));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  await act(() =>
    root.render(
      <GameContext value={{ gameplay: game.store, gameStatus: game.status }}>
        <Told />
      </GameContext>,
    ),
  );
  return { ...game, told };
}

it('an offer is made once: until it was dismissed, or the player went on without it', async () => {
  const { told } = await beginPlay();
  expect(told.isOffered).toBe(true);
  await act(() => told.dismiss());
  expect(told.isOffered).toBe(false);
  await endPlays();
  expect((await beginPlay()).told.isOffered, 'in another play').toBe(false);

  localStorage.clear();
  const { store, named, told: later, pass } = await beginPlay();
  for (const thing of ['tv', 'note', 'tv', 'Door']) {
    expect(later.isOffered).toBe(true);
    await act(() => store.getState().click(named(thing)));
    pass(1000);
  }
  await act(() => store.getState().click(named('tv')));
  pass(1000);
  expect(later.isOffered, 'after enough actions').toBe(false);
  await endPlays();
  expect((await beginPlay()).told.isOffered, 'in another play').toBe(false);
});

it('an offer to change the size is over once it was changed', async () => {
  const { told } = await beginPlay();
  const { chooseWide } = await import('./wideChoice.ts');
  expect(told.isOffered).toBe(true);
  await act(() => chooseWide(true));
  await act(() => chooseWide(false));
  expect(told.isOffered).toBe(false);
});
