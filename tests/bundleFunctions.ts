import { bundleProgram } from '#local/testing/bundleProgram';

/**
 * Bundles the functions and, beside them, the thread that they run long jobs in. Returns the path of the functions'
 * bundle.
 */
export async function bundleFunctions(): Promise<string> {
  await bundleProgram('functions/src/jobs/thread', 'thread');
  return bundleProgram('functions/src/index');
}
