/** A refused request. Firebase's SDK turns the status into an error code. */
export class RealtimeError extends Error {
  override readonly name = 'RealtimeError';
  readonly status: string;

  constructor(status: string, message: string) {
    super(message);
    this.status = status;
  }
}

/** Returns the error for a path or value that no rule could ever allow. */
export function invalid(message: string): RealtimeError {
  return new RealtimeError('invalid_data', message);
}
