import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TablePartsOfTeam, TeamParts } from '../table/teamParts.ts';
import { LockOutcome } from './LockOutcome.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** Returns the text of a lock that takes only one answer a minute. */
async function saidBySlowLock(parts: Partial<TablePartsOfTeam> | null): Promise<string> {
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(() =>
    root.render(
      <ChakraProvider value={defaultSystem}>
        <TeamParts value={parts as TablePartsOfTeam | null}>
          <LockOutcome outcome={{ type: 'slowed', wait: 60 }} face="digits" css={{}} />
        </TeamParts>
      </ChakraProvider>,
    ),
  );
  const said = place.querySelector('[aria-hidden]')?.textContent ?? '';
  await act(() => root.unmount());
  return said;
}

it('P13, Q9 says whose answers were counted: those of the network, in a class those of the class', async () => {
  expect(await saidBySlowLock(null)).toContain('from your network');
  expect(await saidBySlowLock({})).toContain('from your network');
  const inClass = {} as NonNullable<TablePartsOfTeam['inClass']>;
  expect(await saidBySlowLock({ inClass })).toContain('in your class');
});
