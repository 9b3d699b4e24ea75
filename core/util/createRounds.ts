/** Says whether a round is still the latest. */
export type IsLatest = () => boolean;

/** Of several rounds the one begun last counts: who waited for an answer asks then whether a newer one has begun meanwhile. */
export function createRounds() {
  let latest = 0;
  /** Takes part in the latest round. */
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
