import { DocumentReads } from '../evaluate/DocumentReads.ts';
import { Evaluator } from '../evaluate/Evaluator.ts';
import { Lazy, Scope } from '../evaluate/Scope.ts';
import { ExpressionParser } from '../syntax/ExpressionParser.ts';
import { RulesSource } from '../syntax/RulesSource.ts';
import { TokenReader } from '../syntax/TokenReader.ts';
import { Meter } from '../values/Meter.ts';
import type { EvaluationError, RulesMap } from '../values/RulesValue.ts';
import type { Outcome } from '../values/Uncertain.ts';

interface World {
  variables?: Readonly<Record<string, Outcome>>;
  /** By path from the database's root: `/databases/(default)/documents/...`. */
  documents?: Readonly<Record<string, RulesMap>>;
  service?: string;
}

/** Evaluates one expression as a rule would; returns the error if it has no value. */
export function evaluateText(text: string, world: World = {}): Outcome | EvaluationError {
  const { variables = {}, documents = {}, service = 'cloud.firestore' } = world;
  const expression = new ExpressionParser(new TokenReader(new RulesSource('test.rules', text))).parse();
  const reads = new DocumentReads(({ segments }) => documents[`/${segments.join('/')}`] ?? null);
  const scope = new Scope(
    new Map(Object.entries(variables).map(([name, value]) => [name, new Lazy(() => value)])),
  );
  return new Evaluator(service, reads, new Meter()).attempt(expression, scope);
}
