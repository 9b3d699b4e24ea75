const HOUR = 60 * 60 * 1000;

/**
 * Runs each task once an hour, until the returned function is called, since expired data must be removed without
 * requests. A failure (on a full disk, say) is logged, and the task runs again in an hour.
 */
export function repeatHourly(...works: readonly (() => void | Promise<void>)[]): () => void {
  const timer = setInterval(() => {
    for (const work of works) void attempt(work);
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

async function attempt(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.warn(`Tidying up failed (${error instanceof Error ? error.message : String(error)}).`);
  }
}
