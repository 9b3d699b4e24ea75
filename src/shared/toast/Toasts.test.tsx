import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { appText } from '../text/app.ts';
import { Toasts } from './Toasts.tsx';
import { toaster } from './toaster.ts';

it('shows one message at a time, takes away what went well after some seconds, and leaves what went wrong until it is closed', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'Date', 'performance'],
  });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  root.render(
    <ChakraProvider value={defaultSystem}>
      <Toasts />
    </ChakraProvider>,
  );
  await pass(100);
  toaster.create({ title: 'It is kept.', type: 'success' });
  await pass(1000);
  expect(document.body.textContent).toContain('It is kept.');
  toaster.create({ title: 'It is told.', type: 'info' });
  await pass(1000);
  expect(document.body.textContent).not.toContain('It is kept.');
  toaster.create({ title: 'It is not kept.', type: 'error' });
  await pass(1000);
  toaster.create({ title: 'It is kept.', type: 'success' });
  await pass(1000);
  expect(document.body.textContent).not.toContain('It is told.');
  expect(document.body.textContent).toContain('It is kept.');
  await pass(30_000);
  await pass(30_000);
  expect(document.body.textContent).not.toContain('It is kept.');
  expect(document.body.textContent).toContain('It is not kept.');
  expect(document.querySelector(`button[aria-label="${appText.close}"]`)).not.toBeNull();
  expect(toaster.dismissNewest()).toBe(true);
  await pass(1000);
  expect(document.body.textContent).not.toContain('It is not kept.');
  expect(toaster.dismissNewest(), 'there is none left').toBe(false);
});
