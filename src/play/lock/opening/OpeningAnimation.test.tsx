import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpeningAnimation } from './OpeningAnimation.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it.each(['directions', 'symbols', 'digits', 'colours'] as const)(
  'a lock of %s gives way until its own parts rest, whatever moves on its face',
  async (type) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    await act(() =>
      root.render(
        <ChakraProvider value={defaultSystem}>
          <OpeningAnimation type={type}>
            <i>knob</i>
          </OpeningAnimation>
        </ChakraProvider>,
      ),
    );
    const end = (element: Element | null | undefined) =>
      act(async () => void element?.dispatchEvent(new Event('animationend', { bubbles: true })));
    await end(host.querySelector('i'));
    expect(host.textContent).toContain('knob');
    await end(host.querySelector('i')?.parentElement);
    expect(host.textContent).toBe('');
    await act(() => root.unmount());
  },
);
