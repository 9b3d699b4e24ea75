import { ChakraProvider } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createMemory } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { system } from '../../app/theme/system.ts';
import { RatingStars } from './RatingStars.tsx';
import { createRatingStore } from './ratingStore.ts';

it('lights stars under a moving mouse, but none where they only appear under one at rest', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { ratings } = createMemoryBackend(createMemory({}));
  const store = createRatingStore(ratings);
  await store.getState().open('study');
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  await act(() =>
    root.render(
      <ChakraProvider value={system}>
        <RatingStars store={store} />
      </ChakraProvider>,
    ),
  );
  const plain = host.innerHTML;
  const second = host.querySelectorAll('label')[1];
  const point = (type: string, pointerType: string) =>
    act(async () => void second?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType })));
  await point('pointerover', 'mouse');
  await point('pointermove', 'touch');
  expect(host.innerHTML).toBe(plain);
  await point('pointermove', 'mouse');
  expect(host.innerHTML).not.toBe(plain);
});
