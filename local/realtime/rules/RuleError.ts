/** An expression met a value of a type that it does not accept; the rule does not hold. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}
