import { buildApp, buildFunctions, buildServer } from '../../../tools/setup/buildParts.mjs';
import { buildHarness } from '../../harness/buildHarness.ts';

/** Before any worker starts: two that built at once would take each other's files away. Nothing is built where nothing changed. */
// biome-ignore lint/style/noDefaultExport: Playwright calls it from there.
export default async function buildOnce(): Promise<void> {
  for (const build of [buildApp, buildFunctions, buildServer]) await build();
  await buildHarness('development');
}
