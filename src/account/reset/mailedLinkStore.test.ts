import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { createMailedLinkStore } from './mailedLinkStore.ts';

let log: MockInstance;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => log.mockRestore());

it('opens a link once, however often it is asked to', async () => {
  const answer = deferred<string>();
  let calls = 0;
  const link = createMailedLinkStore(() => {
    calls += 1;
    return answer.promise;
  });
  const opened = [link.getState().open(), link.getState().open()];
  expect(link.getState()).toMatchObject({ status: 'opening', email: '' });
  answer.resolve('ada@example.org');
  await Promise.all(opened);
  await link.getState().open();
  expect(link.getState()).toMatchObject({ status: 'opened', email: 'ada@example.org' });
  expect(calls).toBe(1);
});

it('says why a link does not open, and tries again where it is asked to', async () => {
  const failures = ['offline', 'linkExpired'] as const;
  let calls = 0;
  const link = createMailedLinkStore(() => {
    const code = failures[calls] ?? 'unknown';
    calls += 1;
    return Promise.reject(new BackendError(code, 'No'));
  });
  await link.getState().open();
  expect(link.getState()).toMatchObject({ status: 'failed', failure: 'offline' });
  const again = link.getState().open();
  expect(link.getState()).toMatchObject({ status: 'opening', failure: null });
  await again;
  expect(link.getState()).toMatchObject({ status: 'failed', failure: 'linkExpired' });
});
