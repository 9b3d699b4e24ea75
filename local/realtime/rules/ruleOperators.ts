import type { RuleValue } from './callMethod.ts';
import { RuleError } from './RuleError.ts';

const OPERATORS = ['==', '===', '!=', '!==', '<', '<=', '>', '>=', '+', '-', '*', '/', '%'] as const;
type Operator = (typeof OPERATORS)[number];

export function isOperator(text: string): text is Operator {
  return (OPERATORS as readonly string[]).includes(text);
}

/**
 * Applies an operator. Values of different types are never equal; only two numbers or two texts have an
 * order.
 * @throws RuleError
 */
export function applyOperator(operator: Operator, left: RuleValue, right: RuleValue): RuleValue {
  switch (operator) {
    case '==':
    case '===':
      return left === right;
    case '!=':
    case '!==':
      return left !== right;
    case '+':
      return typeof left === 'string' || typeof right === 'string'
        ? join(left, right)
        : calculate(operator, left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return isOrdered(operator, left, right);
    default:
      return calculate(operator, left, right);
  }
}

function join(left: RuleValue, right: RuleValue): string {
  if (!isPlain(left) || !isPlain(right)) throw new RuleError('only texts and numbers are put together');
  return `${left}${right}`;
}

function isPlain(value: RuleValue): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isOrdered(operator: '<' | '<=' | '>' | '>=', left: RuleValue, right: RuleValue): boolean {
  if (!isPlain(left) || typeof left !== typeof right) throw new RuleError('the two have no order');
  const other = right as typeof left;
  if (operator === '<') return left < other;
  if (operator === '<=') return left <= other;
  return operator === '>' ? left > other : left >= other;
}

function calculate(operator: '+' | '-' | '*' | '/' | '%', left: RuleValue, right: RuleValue): number {
  if (typeof left !== 'number' || typeof right !== 'number') throw new RuleError('two numbers are wanted');
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}
