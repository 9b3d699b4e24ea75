/** Milliseconds: a line so slow is not waited for. */
const PATIENCE = 600;

/** What opens is lit and heard as it is seen to open, when its picture is there. */
export function onceSeen(whenShown: () => Promise<void>, tell: () => void): void {
  const isLate = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE));
  void Promise.race([whenShown().catch(() => {}), isLate]).then(tell);
}
