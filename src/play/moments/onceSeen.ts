/** Milliseconds; with a slower connection the sound does not wait for the picture. */
const PATIENCE = 600;

/** Calls `tell` once the new picture is drawn, so that light and sound come with it. */
export function onceSeen(whenShown: () => Promise<void>, tell: () => void): void {
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([whenShown().catch(() => {}), isLate]).then(tell);
}
