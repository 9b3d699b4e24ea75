import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseUsualWidth, chooseWide, useIsWidened, useWide, WideAtFirst } from './wideChoice.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
const roots: Root[] = [];

afterEach(async () => {
  for (const root of roots.splice(0)) await act(() => root.unmount());
  chooseUsualWidth();
  vi.unstubAllGlobals();
});

/** The hooks' results in a window that matches these media queries. */
async function openWindow(fits: (query: string) => boolean, isWideAtFirst = false) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: fits(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const said = { isWide: false, isWidened: false };
  function Told() {
    Object.assign(said, { isWide: useWide(), isWidened: useIsWidened() });
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

it('on a phone in portrait the room fills the height, and Back closes nothing of that', async () => {
  const said = await openWindow(PHONE);
  expect(said).toEqual({ isWide: true, isWidened: false });
  await act(() => chooseWide(false));
  expect(said).toEqual({ isWide: false, isWidened: false });
  expect(await openWindow(PHONE), 'kept').toEqual({ isWide: false, isWidened: false });
});

it('on a computer it has its share, until more is chosen, which can be closed again', async () => {
  const said = await openWindow(COMPUTER);
  expect(said).toEqual({ isWide: false, isWidened: false });
  await act(() => chooseWide(true));
  expect(said).toEqual({ isWide: true, isWidened: true });
  await act(() => chooseUsualWidth());
  expect(said).toEqual({ isWide: false, isWidened: false });
});

it('on the front page it begins with all of the window, and as it was chosen for other plays', async () => {
  const said = await openWindow(COMPUTER, true);
  expect(said).toEqual({ isWide: true, isWidened: false });
  await act(() => chooseWide(false));
  expect(said).toEqual({ isWide: false, isWidened: false });
  expect(await openWindow(COMPUTER), 'in another play').toEqual({ isWide: false, isWidened: false });
});
