import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
const roots: Root[] = [];

afterEach(async () => {
  for (const root of roots.splice(0)) await act(() => root.unmount());
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The choice in a browser in which nobody has chosen yet. */
async function newChoice() {
  vi.resetModules();
  return import('./wideChoice.ts');
}
type Choice = Awaited<ReturnType<typeof newChoice>>;

/** The hooks' results. */
async function openWindow({ useWide, useHasChosenSize, WideAtFirst }: Choice, isWideAtFirst = false) {
  const said = { isWide: false, hasChosen: false };
  function Told() {
    Object.assign(said, { isWide: useWide(), hasChosen: useHasChosenSize() });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  roots.push(root);
  await act(() =>
    root.render(
      <WideAtFirst value={isWideAtFirst}>
        <Told />
      </WideAtFirst>,
    ),
  );
  return said;
}

it('the room has its share of the window, until more is chosen', async () => {
  const choice = await newChoice();
  const said = await openWindow(choice);
  expect(said).toEqual({ isWide: false, hasChosen: false });
  await act(() => choice.chooseWide(true));
  expect(said).toEqual({ isWide: true, hasChosen: true });
  await act(() => choice.chooseWide(false));
  expect(said, 'the button is known').toEqual({ isWide: false, hasChosen: true });
});

it('on the front page it begins with all of the window, and as it was chosen for other plays', async () => {
  const choice = await newChoice();
  const said = await openWindow(choice, true);
  expect(said).toEqual({ isWide: true, hasChosen: false });
  await act(() => choice.chooseWide(false));
  expect(said).toEqual({ isWide: false, hasChosen: true });
  const other = await openWindow(choice);
  expect(other, 'in another play').toEqual({ isWide: false, hasChosen: true });
});
