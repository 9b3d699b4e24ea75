/**
 * The terminal sends a Ctrl+C to npm and to npm's script, and npm passes it on: two signals within these milliseconds
 * are one press of the key.
 */
const SAME_KEY = 300;

/**
 * Ends this process in order at the first SIGINT or SIGTERM, with exit code 0; a second one does not wait.
 * @param fail ends the process if closing failed
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
