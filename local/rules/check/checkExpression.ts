import { methodArities } from '../methods/callMethod.ts';
import type { Expression, MethodExpression } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/childrenOf.ts';
import { RulesFault, type Warn } from '../syntax/RulesFault.ts';
import type { RulesSource } from '../syntax/RulesSource.ts';
import { EvaluationError } from '../values/RulesValue.ts';
import { compilePattern } from '../values/regularExpressions.ts';
import { isTypeName, TYPE_NAMES } from '../values/typeNames.ts';
import type { Names } from './Names.ts';

const PATTERN_METHODS: readonly string[] = ['matches', 'split', 'replace'];

/** @throws RulesFault at the first name, number of arguments, type or pattern that cannot be right */
export function checkExpression(source: RulesSource, expression: Expression, names: Names, warn: Warn): void {
  const what = findFault(expression, names);
  if (what !== undefined) throw new RulesFault(source, expression.start, what);
  const method = unknownMethod(expression, names);
  if (method !== undefined)
    warn(
      new RulesFault(
        source,
        expression.start,
        `no type has a method "${method}": it fails when it is called`,
      ),
    );
  for (const child of checkedChildren(expression, names)) checkExpression(source, child, names, warn);
}

function unknownMethod(expression: Expression, names: Names): string | undefined {
  if (expression.type !== 'method' || isPrefixed(expression, names)) return undefined;
  return methodArities(expression.name).length === 0 ? expression.name : undefined;
}

/** The prefix of `math.abs(x)` is not a value. */
function checkedChildren(expression: Expression, names: Names): readonly Expression[] {
  return expression.type === 'method' && isPrefixed(expression, names)
    ? expression.args
    : childrenOf(expression);
}

function findFault(expression: Expression, names: Names): string | undefined {
  switch (expression.type) {
    case 'name':
      return names.hasVariable(expression.name) ? undefined : `there is nothing called "${expression.name}"`;
    case 'call':
      return findCallFault(expression.name, expression.args.length, names);
    case 'method':
      return findMethodFault(expression, names);
    case 'is':
      return isTypeName(expression.typeName) ? undefined : unknownType(expression.typeName);
    default:
      return undefined;
  }
}

function findCallFault(name: string, count: number, names: Names): string | undefined {
  const arity = names.arityOf(name);
  if (arity === undefined) return `there is no function "${name}"`;
  return arity === count ? undefined : `"${name}" takes ${arity} arguments, not ${count}`;
}

function findMethodFault(expression: MethodExpression, names: Names): string | undefined {
  const { object, name, args } = expression;
  if (object.type === 'name' && isPrefixed(expression, names))
    return findCallFault(`${object.name}.${name}`, args.length, names);
  const arities = methodArities(name);
  if (arities.length > 0 && !arities.includes(args.length))
    return `"${name}" takes ${arities[0]} arguments, not ${args.length}`;
  const [first] = args;
  if (!PATTERN_METHODS.includes(name) || first?.type !== 'literal') return undefined;
  return findPatternFault(first.value);
}

/** A literal pattern is checked when the rules are read, not when they are evaluated. */
function findPatternFault(pattern: unknown): string | undefined {
  try {
    if (typeof pattern === 'string') compilePattern(pattern);
    return undefined;
  } catch (error) {
    if (error instanceof EvaluationError) return error.message;
    throw error;
  }
}

function isPrefixed({ object }: MethodExpression, names: Names): boolean {
  return object.type === 'name' && !names.hasVariable(object.name);
}

function unknownType(type: string): string {
  return `there is no type "${type}"; types are ${TYPE_NAMES.join(', ')}`;
}
