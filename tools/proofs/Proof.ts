/** A proof that takes minutes, with a command of its own. */
export interface Proof {
  name: string;
  /** Program and arguments. */
  command: readonly [string, ...string[]];
  /** Summarises the program's output in one line; empty if the output has no summary. */
  show: (output: string) => string;
  /** Returns why the proof is not run on this machine; null if it can be run. */
  reasonToSkip?: () => string | null;
}

export interface Outcome {
  name: string;
  verdict: 'passed' | 'failed' | 'not run';
  seconds: number;
  /** The proof's summary, or why it was not run. */
  shown: string;
}
