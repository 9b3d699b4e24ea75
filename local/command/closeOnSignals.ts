/** npm hands on to its script a Ctrl+C that the terminal has sent to both: within so many milliseconds it is one. */
const SAME_KEY = 300;

/**
 * Ends this process in order at the first SIGINT or SIGTERM, with exit code 0; a second one does not wait.
 * @param fail ends it where closing failed
 */
export function closeOnSignals(close: () => Promise<void>, fail = endWith): void {
  let begun: number | null = null;
  const end = () => {
    const now = performance.now();
    if (begun !== null && now - begun > SAME_KEY) process.exit(1);
    if (begun !== null) return;
    begun = now;
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function endWith(error: unknown): void {
  console.error(error);
  process.exit(1);
}
