import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { useAnswer } from './useAnswer.ts';

type Load = (() => Promise<string>) | null;

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.createElement('div');
  root = createRoot(host);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

function Shown({ load }: { load: Load }) {
  return useAnswer(load, 'failed') ?? 'nothing yet';
}

async function show(load: Load): Promise<string | null> {
  await act(async () => root.render(<Shown load={load} />));
  return host.textContent;
}

it('shows nothing until there is a response, and then its content', async () => {
  expect(await show(null)).toBe('nothing yet');
  const answer = deferred<string>();
  const load = () => answer.promise;
  expect(await show(load)).toBe('nothing yet');
  answer.resolve('here');
  expect(await show(load)).toBe('here');
});

it('shows the current request, however late an older response is', async () => {
  const before = deferred<string>();
  await show(() => before.promise);
  const load = async () => 'new';
  expect(await show(load)).toBe('new');
  before.resolve('old');
  expect(await show(load)).toBe('new');
  expect(await show(() => new Promise<string>(() => {}))).toBe('nothing yet');
});

it('says that it failed, and logs why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('offline');
  expect(await show(() => Promise.reject(error))).toBe('failed');
  expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
});
