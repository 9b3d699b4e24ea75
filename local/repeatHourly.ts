const HOUR = 60 * 60 * 1000;

/**
 * Does each work once an hour, until the answer is called: what is over must go also when nobody asks for anything. One
 * that fails (on a full disk, say) is told of, and tried again in an hour.
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
