import type { Evaluator } from '../evaluate/Evaluator.ts';
import type { Scope } from '../evaluate/Scope.ts';
import type { Expression } from '../syntax/ast.ts';
import type { Span } from '../syntax/RulesSource.ts';
import { EvaluationError } from '../values/RulesValue.ts';
import { isUncertain } from '../values/Uncertain.ts';

/** The part of a condition that keeps it from being true, and the reason. */
export interface Culprit {
  readonly span: Span;
  readonly why: string;
}

/** Finds what keeps a condition from being true, through conjunctions and the file's own functions. */
export function explain(condition: Expression, scope: Scope, evaluator: Evaluator): Culprit {
  if (condition.type === 'logic' && condition.operator === '&&') {
    const { left, right } = condition;
    return explain(evaluator.attempt(left, scope) === true ? right : left, scope, evaluator);
  }
  if (condition.type === 'call') {
    const entered = evaluator.enter(condition, scope);
    if (entered !== undefined) return explain(entered.declaration.result, entered.inside, evaluator);
  }
  const outcome = evaluator.attempt(condition, scope);
  if (outcome instanceof EvaluationError) return { span: outcome.span ?? condition, why: outcome.message };
  return {
    span: condition,
    why: isUncertain(outcome) ? 'the query does not make sure of it' : 'is not true',
  };
}
