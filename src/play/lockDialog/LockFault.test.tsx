import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockText } from '../text/lock.ts';
import { tableText } from '../text/table.ts';
import { LockFault } from './LockFault.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const NOTHING = {
  ...{ error: null, wait: 0, missing: null },
  ...{ isOffline: false, isBusy: false, isOpen: false, isNewTry: false },
};

/** The line's text after so many milliseconds, and its role. */
async function saidAfter(wait: number, props: Partial<Parameters<typeof LockFault>[0]>) {
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <LockFault {...NOTHING} {...props} />
      </ChakraProvider>,
    ),
  );
  await act(() => vi.advanceTimersByTime(wait));
  const [line] = host.children;
  const said = [line?.getAttribute('role'), line?.textContent];
  await act(() => root.unmount());
  return said;
}

it('a lock shows a waiting state if the response takes four seconds, and another one without a connection', async () => {
  const error = { type: 'wrong' } as const;
  expect(await saidAfter(0, { error })).toEqual(['alert', tableText.passwordWrong]);
  expect(await saidAfter(3900, { error, isBusy: true })).toEqual(['alert', '']);
  expect(await saidAfter(4000, { error, isBusy: true })).toEqual(['status', lockText.thinking]);
  expect(await saidAfter(4000, { isBusy: true, isOffline: true })).toEqual(['alert', lockText.offline]);
});
