type AuthErrorCode =
  | 'EMAIL_EXISTS'
  | 'DUPLICATE_LOCAL_ID'
  | 'INVALID_EMAIL'
  | 'MISSING_EMAIL'
  | 'MISSING_LOCAL_ID'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_REQ_TYPE'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_PASSWORD'
  | 'WEAK_PASSWORD'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'EMAIL_NOT_FOUND'
  | 'INVALID_ID_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'INVALID_REFRESH_TOKEN'
  | 'MISSING_REFRESH_TOKEN'
  | 'INVALID_GRANT_TYPE'
  | 'MISSING_GRANT_TYPE'
  | 'INVALID_OOB_CODE'
  | 'EXPIRED_OOB_CODE'
  | 'MISSING_OOB_CODE'
  | 'INVALID_CONTINUE_URI'
  | 'MISSING_CONTINUE_URI'
  | 'INVALID_IDENTIFIER'
  | 'MISSING_IDENTIFIER'
  | 'UNAUTHORIZED_DOMAIN'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'QUOTA_EXCEEDED'
  | 'INVALID_CLAIMS'
  | 'FORBIDDEN_CLAIM'
  | 'CLAIMS_TOO_LARGE'
  | 'INVALID_PAGE_SELECTION'
  | 'INVALID_ARGUMENT'
  | 'OPERATION_NOT_ALLOWED'
  | 'INSUFFICIENT_PERMISSION'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND';

const STATUS: Partial<Record<AuthErrorCode, number>> = { PERMISSION_DENIED: 403, NOT_FOUND: 404 };

/** A refusal in Identity Toolkit's own words; the SDKs read the code at the start of the message. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  constructor(code: AuthErrorCode, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? code : `${code} : ${detail}`, options);
    this.code = code;
  }

  /** The HTTP status of the response. */
  get status(): number {
    return STATUS[this.code] ?? 400;
  }
}
