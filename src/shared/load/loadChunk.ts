/** SPEC §9: the time that a script chunk may take to load. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Why a chunk failed: too slow, or unavailable (offline, or gone after a new release). */
type ChunkFailure = 'timeout' | 'missing';

/** SPEC §8: a script chunk failed to load. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  readonly reason: ChunkFailure;
  constructor(chunk: string, reason: ChunkFailure, options?: ErrorOptions) {
    super('Loading chunk failed', options);
    this.chunk = chunk;
    this.reason = reason;
  }
}

/**
 * Messages of Chromium, Firefox, Safari and Vite for a module that cannot be fetched, unlike one that throws.
 */
const FETCH_FAILURE =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css|expected a javascript/i;

/**
 * Loads a lazy chunk, e.g. `loadChunk('stage', () => import('./stage.ts'))`. To retry, call it again with a
 * new import. @throws ChunkLoadError if the chunk is missing or takes longer than `timeout` milliseconds;
 * errors of the module itself pass through
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  timeout: number = CHUNK_TIMEOUT_MS,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), timeout);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    if (error instanceof Error && FETCH_FAILURE.test(error.message)) {
      throw new ChunkLoadError(chunk, 'missing', { cause: error });
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
