import { buildHarness } from '../../harness/buildHarness.ts';
import { seedOnce } from './seedOnce.ts';

/**
 * Runs before any worker starts, since concurrent builds would delete each other's files, and all workers
 * need the same seeded data. Returns a function that cleans up.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls it from there.
export default async function prepareOnce(): Promise<() => Promise<void>> {
  const [, removeSeeded] = await Promise.all([buildHarness('development'), seedOnce()]);
  return removeSeeded;
}
