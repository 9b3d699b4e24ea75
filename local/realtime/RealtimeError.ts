/** A request that is refused; the status is the one that Firebase's SDK turns into an error code. */
export class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
  readonly status: string;

  constructor(status: string, message: string) {
    super(message);
    this.status = status;
  }
}

/** A path or a value that no rule could ever allow. */
export function invalid(message: string): RealtimeError {
  return new RealtimeError('invalid_data', message);
}
