/** A bench that this tab would have for itself. */
export interface HeldBench {
  /** Whether no other tab of this browser has it. */
  isMine: Promise<boolean>;
  release: () => void;
}
