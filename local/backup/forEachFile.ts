/** Files read at once: enough to keep a disk busy, few enough to fit in memory. */
const AT_ONCE = 8;

/**
 * Does the work for each item, some side by side. After the first failure no further item is begun, and this ends once
 * the items under way have ended.
 */
export async function forEachFile<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = queueOf(items);
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  const workers = Array.from({ length: AT_ONCE }, worker);
  // Wait for all, so that cleaning up after a failure is not overtaken by a file still being written.
  await Promise.all(workers).finally(() => Promise.allSettled(workers));
}

/**
 * A generator ends for all who share it once one of them leaves its loop; an array's own iterator does not.
 */
function* queueOf<Item>(items: readonly Item[]): Generator<Item> {
  yield* items;
}
