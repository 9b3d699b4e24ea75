import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
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

/** The hooks' results in a window that matches these media queries. */
async function openWindow(
  { useWide, useHasWidened, WideAtFirst }: Choice,
  fits: (query: string) => boolean,
  isWideAtFirst = false,
) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: fits(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const said = { isWide: false, hasWidened: false };
  function Told() {
    Object.assign(said, { isWide: useWide(), hasWidened: useHasWidened() });
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

const PHONE = (query: string) => query.includes('portrait') && query.includes('coarse');
const COMPUTER = () => false;

it('on a phone in portrait the room fills the height, which nobody had to choose', async () => {
  const choice = await newChoice();
  const said = await openWindow(choice, PHONE);
  expect(said).toEqual({ isWide: true, hasWidened: false });
  await act(() => choice.chooseWide(false));
  expect(said).toEqual({ isWide: false, hasWidened: false });
  expect(await openWindow(choice, PHONE), 'kept').toEqual({ isWide: false, hasWidened: false });
});

it('on a computer it has its share, until more is chosen', async () => {
  const choice = await newChoice();
  const said = await openWindow(choice, COMPUTER);
  expect(said).toEqual({ isWide: false, hasWidened: false });
  await act(() => choice.chooseWide(true));
  expect(said).toEqual({ isWide: true, hasWidened: true });
  await act(() => choice.chooseWide(false));
  expect(said).toEqual({ isWide: false, hasWidened: false });
});

it('on the front page it begins with all of the window, and as it was chosen for other plays', async () => {
  const choice = await newChoice();
  const said = await openWindow(choice, COMPUTER, true);
  expect(said).toEqual({ isWide: true, hasWidened: false });
  await act(() => choice.chooseWide(false));
  expect(said).toEqual({ isWide: false, hasWidened: false });
  const other = await openWindow(choice, COMPUTER);
  expect(other, 'in another play').toEqual({ isWide: false, hasWidened: false });
});
