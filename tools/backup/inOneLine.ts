import { BackupError, StartError } from '#local/errors';
import { SetupError } from '../setup/fail.mjs';

/** Runs the work; problems that the user can fix are reported by their message only. */
export async function inOneLine<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError || error instanceof StartError) throw new SetupError(error.message);
    throw error;
  }
}
