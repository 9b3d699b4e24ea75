/** A proof that takes minutes, as a command of its own. */
export interface Proof {
  name: string;
  /** Program and arguments. */
  command: readonly [string, ...string[]];
  /** What its output shows, in one line; empty where the output does not say. */
  show: (output: string) => string;
  /** Why it is not run here; null where it is. */
  reasonToSkip?: () => string | null;
}

export interface Outcome {
  name: string;
  verdict: 'passed' | 'failed' | 'not run';
  seconds: number;
  /** What it showed, or why it was not run. */
  shown: string;
}
