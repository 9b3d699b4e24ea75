import { expect, it, onTestFinished, vi } from 'vitest';
import { deferred } from '../../../app/testing/memory/deferred.ts';
import { until } from '../../../shared/testing/until.ts';
import { takeLock } from '../testing/takeLock.tsx';

it('K2 a lock has a plate until its pictures are there, and its face at once when it is taken up again', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const loading = deferred<void>();
  const isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(loading.promise);
  const take = async () => {
    const lock = await takeLock({ type: 'switches', count: 4, columns: 2 });
    await lock.control('Switch 2');
    return { ...lock, hasPlate: () => lock.form.querySelector('[data-coming]') !== null };
  };
  const first = await take();
  expect(first.hasPlate()).toBe(true);
  loading.resolve();
  await until(() => expect(first.hasPlate()).toBe(false));
  first.unmount();
  isComplete.mockReturnValue(true);
  decode.mockReturnValue(new Promise(() => {}));
  const again = await take();
  expect(again.hasPlate()).toBe(false);
  again.unmount();
});
