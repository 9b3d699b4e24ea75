import { onAdminCalls } from '../log/operations.ts';

/** Returns gRPC's numbers of all commits of the Admin SDK during some work: 0 for each that succeeded. */
export async function commitsDuring(work: () => Promise<unknown>): Promise<readonly number[]> {
  const commits: number[] = [];
  const stop = onAdminCalls(({ method, code }) => {
    if (method === 'Commit') commits.push(code);
  });
  try {
    await work();
  } finally {
    stop();
  }
  return commits;
}
