import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OpaqueName, toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { useAnswerDraft } from './useAnswerDraft.ts';

const [SAFE, CHEST] = [toOpaqueName('safe'), toOpaqueName('chest')];

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

/** Opens a lock, optionally enters something, closes it; returns the initial entry. */
async function hold(lock: OpaqueName, entry?: string, isPast = false): Promise<string> {
  const root = createRoot(document.createElement('div'));
  let first = '';
  let enter = (_: string) => {};
  function Held() {
    const [entered, setEntered] = useAnswerDraft(lock, { type: 'digits' }, () => isPast);
    if (first === '') first = entered === '' ? 'nothing' : entered;
    enter = setEntered;
    return null;
  }
  await act(() => root.render(<Held />));
  if (entry !== undefined) await act(() => enter(entry));
  await act(() => root.unmount());
  return first;
}

it('a lock that is put down untried is found as it was left, and no other one', async () => {
  expect(await hold(SAFE, '19')).toBe('nothing');
  expect(await hold(CHEST)).toBe('nothing');
  expect(await hold(SAFE)).toBe('19');
});

it('what was called wrong, or opened it, is not found again', async () => {
  await hold(SAFE, '1912', true);
  expect(await hold(SAFE)).toBe('nothing');
});
