/** So many files are read at once: enough to keep a disk busy, few enough to lie in memory. */
const AT_ONCE = 8;

/** Does the work for each item, some side by side. The first failure ends it. */
export async function forEachFile<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
