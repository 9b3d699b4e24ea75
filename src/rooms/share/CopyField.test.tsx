import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CopyField } from './CopyField.tsx';

const ADDRESS = 'http://192.168.1.7:4173/gameplay/r1';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});
afterEach(async () => {
  await act(() => root.unmount());
  host.remove();
  vi.unstubAllGlobals();
});

function show(clipboard?: { writeText: (text: string) => Promise<void> }): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return act(async () =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <CopyField label="Link" value={ADDRESS} copyLabel="Copy the link" />
      </ChakraProvider>,
    ),
  );
}

const press = () => act(async () => host.querySelector('button')?.click());

it('copies the address where the browser lets it', async () => {
  const copied: string[] = [];
  await show({ writeText: async (text) => void copied.push(text) });
  await press();
  expect(copied).toEqual([ADDRESS]);
  expect(host.textContent).toBe('Copied.');
});

it('over plain http, where there is no clipboard, selects the address to be copied by hand', async () => {
  await show();
  expect(host.querySelector('button')).toBeNull();
  expect(host.textContent).toBe('Select the text and copy it.');
  const field = host.querySelector('input');
  await act(() => field?.focus());
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, ADDRESS.length]);
});

it('selects it at once where the browser refuses', async () => {
  await show({ writeText: () => Promise.reject(new Error('denied')) });
  await press();
  const field = host.querySelector('input');
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, ADDRESS.length]);
  expect(host.textContent).toContain('copy it yourself');
});
