const STATUS = {
  'invalid-argument': 400,
  unauthenticated: 401,
  // 507 fits better, but the browser's SDK would retry it for minutes; this one it reports at once.
  'quota-exceeded': 402,
  unauthorized: 403,
  'object-not-found': 404,
  'precondition-failed': 412,
  'too-large': 413,
  'range-not-satisfiable': 416,
  cancelled: 499,
  internal: 500,
  'not-offered': 501,
} as const;

type StorageErrorCode = keyof typeof STATUS;

/** A refusal of the storage part; the SDKs read the HTTP status alone. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

export function tooLarge(limit: number): StorageError {
  return new StorageError('too-large', `More than the ${limit} bytes that may be sent.`);
}
