/**
 * Waits for a promise, but no longer than this number of milliseconds; undefined if it has not settled by
 * then.
 */
export async function waitAtMost<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  let end: NodeJS.Timeout | undefined;
  const enough = new Promise<undefined>((resolve) => {
    end = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, enough]);
  } finally {
    clearTimeout(end);
  }
}
