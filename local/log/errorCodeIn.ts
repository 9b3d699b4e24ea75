/** Only the code at the beginning, since the rest of a message could contain a user's data. */
const CODE = /^[A-Za-z][A-Za-z_-]{1,60}/;
/** Auth puts its code at the start of the message, before any explanation. */
const CODE_IN_MESSAGE = /^[A-Z][A-Z_]+(?= : |$)/;

/** The code in the body of a refused or failed response, in any part's form. */
export function errorCodeIn(body: unknown): string | undefined {
  const first = Array.isArray(body) ? body[0] : body;
  const error = propertyOf(first, 'error') ?? first;
  const reasons = propertyOf(error, 'errors');
  const candidates = [
    propertyOf(error, 'status'),
    propertyOf(error, 'code'),
    CODE_IN_MESSAGE.exec(String(propertyOf(error, 'message')))?.[0],
    Array.isArray(reasons) ? propertyOf(reasons[0], 'reason') : undefined,
  ];
  const code = candidates.find((candidate) => typeof candidate === 'string');
  return CODE.exec(code ?? '')?.[0];
}

/** Also works for class instances: Firestore's errors convert themselves to text. */
function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
