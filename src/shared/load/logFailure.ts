/** For work whose failure the screen shows by its store's state: here it ends, in the console (SPEC §8). */
export function logFailure(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.error(error));
}
