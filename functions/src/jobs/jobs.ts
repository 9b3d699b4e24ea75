import { encodeCover, encodePicture } from '../pictures/encodePicture.ts';
import { judgeRoom } from '../rooms/judgeRoom.ts';

/**
 * Work that takes the processor for more than a moment and runs in a thread. Arguments and results must be
 * cloneable.
 */
export const JOBS = { judgeRoom, encodePicture, encodeCover };

export type JobName = keyof typeof JOBS;

type Job<Name extends JobName> = (typeof JOBS)[Name];

export type Jobs = {
  readonly [Name in JobName]: (...given: Parameters<Job<Name>>) => Promise<Awaited<ReturnType<Job<Name>>>>;
};

/** Runs jobs in-process, for unbundled sources as in tests. */
export const IN_PROCESS: Jobs = {
  judgeRoom: async (...given) => judgeRoom(...given),
  encodePicture,
  encodeCover,
};

/** A job as sent to a thread. */
export interface JobOrder {
  id: number;
  name: JobName;
  given: readonly unknown[];
}

/** The thread's answer. */
export type JobAnswer = { id: number } & ({ made: unknown } | { error: string });
