/** An expression came upon a value that it cannot take: the rule does not hold. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}
