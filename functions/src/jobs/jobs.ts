import { encodeCover, encodePicture } from '../pictures/encodePicture.ts';
import { judgeRoom } from '../rooms/judgeRoom.ts';

/** What takes the processor for more than a moment, so that a thread of its own does it. What goes in and comes out can be copied. */
export const JOBS = { judgeRoom, encodePicture, encodeCover };

export type JobName = keyof typeof JOBS;

type Job<Name extends JobName> = (typeof JOBS)[Name];

export type Jobs = {
  readonly [Name in JobName]: (...given: Parameters<Job<Name>>) => Promise<Awaited<ReturnType<Job<Name>>>>;
};

/** As functions that are called: for sources that are not bundled, as tests run them. */
export const IN_PROCESS: Jobs = {
  judgeRoom: async (...given) => judgeRoom(...given),
  encodePicture,
  encodeCover,
};

/** A job as it goes to a thread. */
export interface JobOrder {
  id: number;
  name: JobName;
  given: readonly unknown[];
}

/** What comes back for it. */
export type JobAnswer = { id: number } & ({ made: unknown } | { error: string });
