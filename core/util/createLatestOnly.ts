/** Returns whether a round is still the latest. */
export type IsLatest = () => boolean;

/**
 * Keeps only the latest of overlapping requests: after waiting for its answer, a caller asks whether a newer
 * round has begun.
 */
export function createLatestOnly() {
  let latest = 0;
  /** Joins the latest round. */
  const join = (): IsLatest => {
    const own = latest;
    return () => own === latest;
  };
  const begin = (): IsLatest => {
    latest += 1;
    return join();
  };
  return { begin, join };
}
