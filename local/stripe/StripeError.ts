/** A refusal in Stripe's own form. */
export class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly status: number;
  readonly type: string;
  /** Null if Stripe has no code for this error. */
  readonly code: string | null;

  constructor(status: number, type: string, message: string, code: string | null = null) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
  }

  get body(): object {
    const { type, message, code } = this;
    return { error: { type, message, ...(code !== null && { code }) } };
  }
}

/** The request refers to something missing, or is not possible. */
export function invalidRequest(message: string, code: string | null = null, status = 400): StripeError {
  return new StripeError(status, 'invalid_request_error', message, code);
}
