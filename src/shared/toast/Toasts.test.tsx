import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { appText } from '../text/app.ts';
import { Toasts } from './Toasts.tsx';
import { toaster } from './toaster.ts';

it('shows one message at a time, takes away what went well after some seconds, and leaves what went wrong until it is closed', async () => {
  const pass = await showToasts();
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

it('lets Tab move on past a message that stays, and gives the focus back once the message is closed', async () => {
  const pass = await showToasts(
    <>
      <button type="button">Before</button>
      <button type="button">Behind</button>
    </>,
  );
  const [before, behind] = document.querySelectorAll('button');
  toaster.create({ title: 'It is not kept.', type: 'error' });
  await pass(1000);
  const close = document.querySelector<HTMLElement>(`button[aria-label="${appText.close}"]`);
  before?.focus();
  close?.focus();
  await pass(100);
  expect(document.activeElement).toBe(close);
  behind?.focus();
  await pass(1000);
  expect(document.activeElement).toBe(behind);
  close?.focus();
  close?.click();
  await pass(1000);
  expect(document.body.textContent).not.toContain('It is not kept.');
  expect(document.activeElement).toBe(behind);
});

/** Shows `page` with the area of messages. Returns what lets time pass. */
async function showToasts(page: ReactNode = null) {
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
      {page}
      <Toasts />
    </ChakraProvider>,
  );
  await pass(100);
  return pass;
}
