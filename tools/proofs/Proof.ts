/** A proof that takes minutes, with a command of its own. */
export interface Proof {
  name: string;
  /** Program and arguments. */
  command: readonly [string, ...string[]];
  /** Summarises its output in one line; empty if that has no summary. */
  show: (output: string) => string;
  /** Why it is not run here; null where it is. */
  reasonToSkip?: () => string | null;
}

export interface Outcome {
  name: string;
  verdict: 'passed' | 'failed' | 'not run';
  seconds: number;
  /** The summary, or why it was not run. */
  shown: string;
}
