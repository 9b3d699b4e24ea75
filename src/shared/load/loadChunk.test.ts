import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './loadChunk.ts';

describe('loadChunk', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('gives the module', async () => {
    await expect(loadChunk('stage', async () => ({ answer: 42 }))).resolves.toEqual({ answer: 42 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails with ChunkLoadError after 120 seconds, not before (SPEC §9)', async () => {
    const loading = loadChunk('stage', () => new Promise(() => {}));
    const outcome = loading.catch((error: unknown) => error);
    let isSettled = false;
    void outcome.then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ name: 'ChunkLoadError', reason: 'timeout', chunk: 'stage' });
  });

  it.each([
    'Failed to fetch dynamically imported module: https://x/assets/stage-abc.js',
    'error loading dynamically imported module: https://x/assets/stage-abc.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/stage-abc.css',
  ])('says "Loading chunk failed" when the engine says "%s" (SPEC §8)', async (message) => {
    const loading = loadChunk('stage', () => Promise.reject(new TypeError(message)));
    await expect(loading).rejects.toThrow('Loading chunk failed');
    await expect(loading).rejects.toBeInstanceOf(ChunkLoadError);
  });

  it('passes on what the module itself throws', async () => {
    const fault = new Error('a fault in the module');
    await expect(loadChunk('stage', () => Promise.reject(fault))).rejects.toBe(fault);
  });
});
