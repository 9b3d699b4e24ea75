import { buildHarness } from '../../harness/buildHarness.ts';
import { seedOnce } from './seedOnce.ts';

/**
 * Before any worker starts: two that built at once would take each other's files away, and what each would seed and list is the
 * same. Answers what clears it away.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls it from there.
export default async function prepareOnce(): Promise<() => Promise<void>> {
  await buildHarness('development');
  return seedOnce();
}
