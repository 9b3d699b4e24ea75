import { expect, it } from 'vitest';
import { memoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { reportOf } from '../../app/testing/memory/reportOf.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { createReportsStore } from './reportsStore.ts';

it('lists open and decided reports, and looks anew after each decision, a refused one too', async () => {
  const kept = [
    { id: 'one', report: reportOf() },
    { id: 'two', report: reportOf({ roomId: 'other' }) },
  ];
  const backend = memoryBackend({ reports: kept });
  const store = createReportsStore(backend.calls);
  await store.getState().open('open');
  expect(store.getState()).toMatchObject({ status: 'ready', entries: kept, next: null });

  await store.getState().decide({ reportId: 'one', action: 'hideRoom', answer: 'No.' });
  expect(store.getState()).toMatchObject({ entries: [{ id: 'two' }], busyId: null });
  const again = store.getState().decide({ reportId: 'one', action: 'dismiss', answer: '' });
  await expect(again).rejects.toBeInstanceOf(BackendError);
  await store.getState().open('decided');
  expect(store.getState().entries).toMatchObject([{ report: { action: 'hideRoom', answer: 'No.' } }]);
});
