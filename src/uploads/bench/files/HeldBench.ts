/** A lock on a bench, for one tab. */
export interface HeldBench {
  /** Whether no other tab of this browser holds it. */
  isMine: Promise<boolean>;
  release: () => void;
}
