import { describe, expect, it } from 'vitest';
import { ChunkLoadError } from '../components/loadChunk.ts';
import { loadOnce } from './loadOnce.ts';

/** A load that fails in turn with the given errors, then succeeds; it counts how often it ran. */
function failing(...errors: Error[]) {
  const state = { runs: 0 };
  const load = async () => {
    state.runs += 1;
    const error = errors.shift();
    if (error) throw error;
    return 'part';
  };
  return { state, load: loadOnce(load) };
}

describe('loadOnce', () => {
  it('loads at the first call and never again', async () => {
    const { state, load } = failing();
    expect(state.runs).toBe(0);
    expect(await Promise.all([load(), load()])).toEqual(['part', 'part']);
    expect(await load()).toBe('part');
    expect(state.runs).toBe(1);
  });

  it('takes a chunk that cannot be had for being offline, and tries anew at the next call', async () => {
    const missing = new ChunkLoadError('firebase', 'missing');
    const { state, load } = failing(missing);
    await expect(load()).rejects.toMatchObject({ name: 'BackendError', code: 'offline', cause: missing });
    expect(await load()).toBe('part');
    expect(state.runs).toBe(2);
  });

  it('lets other errors through as they are', async () => {
    const fault = new TypeError('a fault of the module');
    const { load } = failing(fault);
    await expect(load()).rejects.toBe(fault);
  });
});
