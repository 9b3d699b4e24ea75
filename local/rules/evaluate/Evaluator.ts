import { conversions } from '../builtins/conversions.ts';
import { NAMESPACES } from '../builtins/namespaces.ts';
import { Args } from '../methods/Args.ts';
import { callMethod } from '../methods/callMethod.ts';
import type {
  BinaryExpression,
  CallExpression,
  ConditionalExpression,
  Expression,
  FunctionDeclaration,
  LogicExpression,
  MethodExpression,
} from '../syntax/ast.ts';
import type { Meter } from '../values/Meter.ts';
import { checkInteger } from '../values/numbers.ts';
import { EvaluationError, Float } from '../values/RulesValue.ts';
import { describeType, hasType, isTypeName } from '../values/typeNames.ts';
import { areCertain, isUncertain, type Outcome, UNKNOWN } from '../values/Uncertain.ts';
import { elementAt, memberOf, sliceOf } from './access.ts';
import type { DocumentReads } from './DocumentReads.ts';
import { documentFunctionsOf, expectPath } from './documentFunctions.ts';
import { listOf, mapOf, pathOf } from './literals.ts';
import { applyOperator } from './operators.ts';
import { Lazy, Scope } from './Scope.ts';
import { applyToUncertain, callOnUncertain, memberOfUncertain, typeOfUncertain } from './uncertainty.ts';

/** Keeps the stack from overflowing, which no rule could catch. */
const MAX_DEPTH = 600;

/**
 * Evaluates expressions for one decision. An expression without a value throws an EvaluationError that names
 * it.
 */
export class Evaluator {
  readonly #meter: Meter;
  readonly #reads: DocumentReads;
  readonly #documentFunctions: ReturnType<typeof documentFunctionsOf>;
  #depth = 0;

  constructor(service: string, reads: DocumentReads, meter: Meter) {
    this.#documentFunctions = documentFunctionsOf(service);
    this.#reads = reads;
    this.#meter = meter;
  }

  /** @throws EvaluationError */
  evaluate(expression: Expression, scope: Scope): Outcome {
    this.#depth++;
    try {
      this.#meter.spend(1);
      if (this.#depth > MAX_DEPTH) throw new EvaluationError('this is nested too deeply');
      return this.#compute(expression, scope);
    } catch (error) {
      if (error instanceof EvaluationError) error.span ??= expression;
      throw error;
    } finally {
      this.#depth--;
    }
  }

  /** The outcome, or the error that keeps it from having one. */
  attempt(expression: Expression, scope: Scope): Outcome | EvaluationError {
    try {
      return this.evaluate(expression, scope);
    } catch (error) {
      if (error instanceof EvaluationError) return error;
      throw error;
    }
  }

  /**
   * Returns one of the file's own functions with the scope of its body, for a call; undefined for a function of the
   * language.
   */
  enter(
    { name, args }: CallExpression,
    scope: Scope,
  ): { readonly declaration: FunctionDeclaration; readonly inside: Scope } | undefined {
    const found = scope.function(name);
    if (found === undefined) return undefined;
    const { declaration, home } = found;
    if (args.length !== declaration.parameters.length)
      throw new EvaluationError(`${name} takes ${declaration.parameters.length} arguments`);
    const variables = new Map<string, Lazy>();
    const inside = new Scope(variables, undefined, home);
    for (const [index, arg] of args.entries())
      variables.set(declaration.parameters[index] ?? '', new Lazy(() => this.evaluate(arg, scope)));
    for (const { name: binding, value } of declaration.bindings)
      variables.set(binding, new Lazy(() => this.evaluate(value, inside)));
    return { declaration, inside };
  }

  #compute(expression: Expression, scope: Scope): Outcome {
    const evaluate = (inner: Expression) => this.evaluate(inner, scope);
    switch (expression.type) {
      case 'literal':
        return expression.value;
      case 'float':
        return new Float(expression.number);
      case 'list':
        return listOf(expression.elements.map(evaluate));
      case 'map':
        return mapOf(expression.entries, evaluate);
      case 'path':
        return pathOf(expression.segments.map(evaluate));
      case 'name':
        return variable(expression.name, scope);
      case 'member':
        return this.#member(evaluate(expression.object), expression.name);
      case 'index':
        return this.#index(evaluate(expression.object), evaluate(expression.index));
      case 'slice':
        return this.#slice([expression.object, expression.from, expression.to].map(evaluate));
      case 'call':
        return this.#call(expression, scope);
      case 'method':
        return this.#method(expression, scope);
      case 'not':
        return negated(evaluate(expression.operand));
      case 'negate':
        return opposite(evaluate(expression.operand));
      case 'logic':
        return this.#logic(expression, scope);
      case 'binary':
        return this.#binary(expression, evaluate);
      case 'is':
        return isOfType(evaluate(expression.operand), expression.typeName);
      case 'conditional':
        return choose(expression, evaluate);
    }
  }

  #member(object: Outcome, name: string): Outcome {
    return isUncertain(object) ? memberOfUncertain(object, name) : memberOf(object, name);
  }

  #index(object: Outcome, index: Outcome): Outcome {
    if (isUncertain(index)) return UNKNOWN;
    if (!isUncertain(object)) return elementAt(object, index, this.#meter);
    return typeof index === 'string' ? memberOfUncertain(object, index) : UNKNOWN;
  }

  #slice([object = null, from = null, to = null]: readonly Outcome[]): Outcome {
    if (isUncertain(object) || isUncertain(from) || isUncertain(to)) return UNKNOWN;
    return sliceOf(object, from, to, this.#meter);
  }

  #call(call: CallExpression, scope: Scope): Outcome {
    const entered = this.enter(call, scope);
    if (entered !== undefined) return this.evaluate(entered.declaration.result, entered.inside);
    return this.#callBuiltIn(call.name, call.args, scope);
  }

  #callBuiltIn(name: string, args: readonly Expression[], scope: Scope): Outcome {
    const values = args.map((arg) => this.evaluate(arg, scope));
    const documentFunction = this.#documentFunctions.get(name);
    const conversion = documentFunction ? undefined : findBuiltIn(name);
    if (!documentFunction && !conversion) throw new EvaluationError(`there is no function ${name}`);
    if (!areCertain(values)) return UNKNOWN;
    const [first = null] = values;
    if (documentFunction) return documentFunction(this.#reads, expectPath(first));
    return conversion?.call(new Args(values), this.#meter) ?? null;
  }

  #method({ object, name, args }: MethodExpression, scope: Scope): Outcome {
    if (object.type === 'name' && scope.variable(object.name) === undefined)
      return this.#callBuiltIn(`${object.name}.${name}`, args, scope);
    const receiver = this.evaluate(object, scope);
    const values = args.map((arg) => this.evaluate(arg, scope));
    if (isUncertain(receiver) || !areCertain(values))
      return callOnUncertain(receiver, name, values, this.#meter);
    return callMethod(receiver, name, values, this.#meter);
  }

  /** If one side decides, an error on the other does not matter. */
  #logic({ operator, left, right }: LogicExpression, scope: Scope): Outcome {
    const deciding = operator === '||';
    const first = this.#truth(left, scope);
    if (first === deciding) return deciding;
    const second = this.#truth(right, scope);
    if (second === deciding) return deciding;
    if (first instanceof EvaluationError) throw first;
    if (second instanceof EvaluationError) throw second;
    return first === UNKNOWN || second === UNKNOWN ? UNKNOWN : !deciding;
  }

  #truth(expression: Expression, scope: Scope): boolean | typeof UNKNOWN | EvaluationError {
    const outcome = this.attempt(expression, scope);
    if (typeof outcome === 'boolean' || outcome instanceof EvaluationError) return outcome;
    if (isUncertain(outcome)) return UNKNOWN;
    const error = new EvaluationError(`this is ${describeType(outcome)}, not true or false`);
    error.span = expression;
    return error;
  }

  #binary({ operator, left, right }: BinaryExpression, evaluate: (inner: Expression) => Outcome): Outcome {
    const first = evaluate(left);
    const second = evaluate(right);
    if (isUncertain(first) || isUncertain(second))
      return applyToUncertain(operator, first, second, this.#meter);
    return applyOperator(operator, first, second, this.#meter);
  }
}

function variable(name: string, scope: Scope): Outcome {
  const found = scope.variable(name);
  if (found === undefined) throw new EvaluationError(`there is nothing called ${name}`);
  return found.get();
}

/** A function without a prefix, or one such as `math.abs`. */
function findBuiltIn(name: string) {
  const [first = '', second] = name.split('.');
  return second === undefined ? conversions.get(first) : NAMESPACES.get(first)?.get(second);
}

function negated(outcome: Outcome): Outcome {
  if (isUncertain(outcome)) return UNKNOWN;
  if (typeof outcome === 'boolean') return !outcome;
  throw new EvaluationError(`"!" does not take ${describeType(outcome)}`);
}

function opposite(outcome: Outcome): Outcome {
  if (isUncertain(outcome)) return UNKNOWN;
  if (typeof outcome === 'bigint') return checkInteger(-outcome);
  if (outcome instanceof Float) return new Float(-outcome.number);
  throw new EvaluationError(`"-" does not take ${describeType(outcome)}`);
}

function isOfType(outcome: Outcome, type: string): Outcome {
  if (!isTypeName(type)) throw new EvaluationError(`there is no type ${type}`);
  return isUncertain(outcome) ? typeOfUncertain(outcome, type) : hasType(outcome, type);
}

function choose(
  { condition, whenTrue, whenFalse }: ConditionalExpression,
  evaluate: (inner: Expression) => Outcome,
): Outcome {
  const outcome = evaluate(condition);
  if (isUncertain(outcome)) return UNKNOWN;
  if (typeof outcome === 'boolean') return evaluate(outcome ? whenTrue : whenFalse);
  throw new EvaluationError(`a condition is true or false, not ${describeType(outcome)}`);
}
