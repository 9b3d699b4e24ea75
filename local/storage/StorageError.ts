const STATUS = {
  'invalid-argument': 400,
  unauthenticated: 401,
  unauthorized: 403,
  'object-not-found': 404,
  'not-offered': 501,
  'too-large': 413,
} as const;

export type StorageErrorCode = keyof typeof STATUS;

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
