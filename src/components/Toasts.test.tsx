// @vitest-environment happy-dom
import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';
import { toaster } from './toaster.ts';

it('takes away what went well after some seconds, and what went wrong only when it is closed', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(() => root.unmount());
    host.remove();
    vi.useRealTimers();
  });
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <Toasts />
      </ChakraProvider>,
    ),
  );
  await act(async () => {
    toaster.create({ title: 'It is kept.', type: 'success' });
    toaster.create({ title: 'It is not kept.', type: 'error' });
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(document.body.textContent).toContain('It is kept.');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(document.body.textContent).not.toContain('It is kept.');
  expect(document.body.textContent).toContain('It is not kept.');
  const close = [...document.querySelectorAll('button')].at(-1);
  await act(async () => {
    close?.click();
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(document.body.textContent).not.toContain('It is not kept.');
});
