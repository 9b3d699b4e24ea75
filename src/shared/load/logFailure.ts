/** Logs the failure of work whose store shows it already (SPEC §8). */
export function logFailure(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.error(error));
}
