/** SPEC §9: a script chunk has this long to load. */
const CHUNK_TIMEOUT_MS = 120_000;

/** Why a chunk did not come: too slow, or not to be had (offline, or gone after a new release). */
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

/** What Chromium, Firefox, Safari and Vite say when a module cannot be fetched, as against a module that throws. */
const FETCH_FAILURE =
  /failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed|unable to preload css|expected a javascript/i;

/**
 * Loads a lazy chunk, e.g. `loadChunk('stage', () => import('./stage.ts'))`. To try again, call it again: the import has to be new.
 * @throws ChunkLoadError when the chunk is missing or slower than `timeout` milliseconds; what the module itself throws passes through
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
