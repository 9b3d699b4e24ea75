import { expect, it } from 'vitest';
import { createFoldsStore } from './foldsStore.ts';

function createShelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('remembers which panels are folded and where the sheet stands', () => {
  const shelf = createShelf();
  const { fold, moveSheet } = createFoldsStore(shelf).getState();
  fold({ isPaletteFolded: true });
  moveSheet(-1);
  moveSheet(-1);
  expect(createFoldsStore(shelf).getState()).toMatchObject({
    isPaletteFolded: true,
    isPanelFolded: false,
    sheet: 'low',
  });
});

it('folds both for the room alone, and unfolds both again', () => {
  const folds = createFoldsStore(createShelf());
  folds.getState().fold({ isPanelFolded: true });
  folds.getState().toggleBoth();
  expect(folds.getState()).toMatchObject({ isPaletteFolded: true, isPanelFolded: true });
  folds.getState().toggleBoth();
  expect(folds.getState()).toMatchObject({ isPaletteFolded: false, isPanelFolded: false });
});

it('begins unfolded where what was kept cannot be read', () => {
  const folds = createFoldsStore({ getItem: () => '{"sheet":7', setItem: () => {} });
  expect(folds.getState()).toMatchObject({ isPaletteFolded: false, isPanelFolded: false, sheet: 'half' });
});
