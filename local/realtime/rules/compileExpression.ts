import { type Expression, type Identifier, type Literal, parseExpressionAt } from 'acorn';
import { RE2JS } from 're2js';
import { callMethod, METHOD_NAMES, type RuleValue, textOf } from './callMethod.ts';
import { RuleError } from './RuleError.ts';
import { applyOperator, isOperator } from './ruleOperators.ts';

/** The values of `data`, `newData`, `root`, `now` and of the path's wildcards (`$key`). */
export type RuleScope = Readonly<Record<string, RuleValue>>;

/** @throws RuleError if a value has another type than the expression accepts */
export type CompiledExpression = (scope: RuleScope) => RuleValue;

/** A feature that none of our rules needs; it is refused by name instead of half supported. */
class NotServed extends Error {}

/**
 * Compiles an expression of `database.rules.json`, whose language is a subset of JavaScript.
 * @param names the known variables
 * @throws Error that says what is invalid or not supported
 */
export function compileExpression(text: string, names: ReadonlySet<string>): CompiledExpression {
  const expression = parseExpressionAt(text, 0, { ecmaVersion: 5 });
  if (text.slice(expression.end).trim() !== '')
    throw new NotServed(`not understood: “${text.slice(expression.end).trim()}”`);
  return compile(expression, names);
}

function compile(node: Expression, names: ReadonlySet<string>): CompiledExpression {
  const inner = (part: Expression) => compile(part, names);
  switch (node.type) {
    case 'Literal':
      return constant(literalOf(node));
    case 'Identifier':
      return variable(node, names);
    case 'ArrayExpression':
      return constant(node.elements.map((element) => textElement(element)));
    case 'ParenthesizedExpression':
      return inner(node.expression);
    case 'UnaryExpression':
      return unary(node.operator, inner(node.argument));
    case 'LogicalExpression':
      return logical(node.operator, inner(node.left), inner(node.right));
    case 'ConditionalExpression':
      return conditional(inner(node.test), inner(node.consequent), inner(node.alternate));
    case 'BinaryExpression': {
      const { operator, left } = node;
      if (!isOperator(operator) || left.type === 'PrivateIdentifier')
        throw new NotServed(`“${operator}” is not served`);
      const [first, second] = [inner(left), inner(node.right)];
      return (scope) => applyOperator(operator, first(scope), second(scope));
    }
    case 'MemberExpression': {
      const { object, property, computed } = node;
      if (computed || object.type === 'Super' || property.type !== 'Identifier' || property.name !== 'length')
        throw new NotServed('of a value, only “length” and the methods are served');
      const of = inner(object);
      return (scope) => textOf(of(scope)).length;
    }
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.object.type === 'Super')
        throw new NotServed('only methods can be called');
      const { property, computed } = callee;
      const name = property.type === 'Identifier' && !computed ? property.name : '[…]';
      if (!METHOD_NAMES.has(name)) throw new NotServed(`“${name}” is not served`);
      const [on, args] = [inner(callee.object), node.arguments.map((part) => inner(part as Expression))];
      return (scope) =>
        callMethod(
          on(scope),
          name,
          args.map((argument) => argument(scope)),
        );
    }
    default:
      throw new NotServed(`${node.type} is not served`);
  }
}

function constant(value: RuleValue): CompiledExpression {
  return () => value;
}

function literalOf({ value, regex }: Literal): RuleValue {
  if (regex) return RE2JS.compile(regex.pattern, regex.flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0);
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  throw new NotServed(`“${value}” is not served`);
}

function textElement(element: unknown): string {
  const { type, value } = element as Literal;
  if (type !== 'Literal' || typeof value !== 'string') throw new NotServed('a list holds texts alone');
  return value;
}

function variable({ name }: Identifier, names: ReadonlySet<string>): CompiledExpression {
  if (!names.has(name)) throw new NotServed(`“${name}” is not served here`);
  return (scope) => scope[name] ?? null;
}

function unary(operator: string, operand: CompiledExpression): CompiledExpression {
  if (operator === '!') return (scope) => !truthOf(operand(scope));
  if (operator === '-') return (scope) => applyOperator('-', 0, operand(scope));
  throw new NotServed(`“${operator}” is not served`);
}

function logical(operator: string, left: CompiledExpression, right: CompiledExpression): CompiledExpression {
  if (operator === '&&') return (scope) => truthOf(left(scope)) && truthOf(right(scope));
  return (scope) => truthOf(left(scope)) || truthOf(right(scope));
}

function conditional(
  test: CompiledExpression,
  whenTrue: CompiledExpression,
  whenFalse: CompiledExpression,
): CompiledExpression {
  return (scope) => (truthOf(test(scope)) ? whenTrue(scope) : whenFalse(scope));
}

function truthOf(value: RuleValue): boolean {
  if (typeof value !== 'boolean') throw new RuleError('true or false is wanted');
  return value;
}
