import type { Expression, MapEntry } from '../syntax/ast.ts';
import { EvaluationError, Path, type RulesValue } from '../values/RulesValue.ts';
import { areCertain, isUncertain, type Outcome, PartialList, UNKNOWN } from '../values/Uncertain.ts';

/** A list with uncertain elements still contains the certain ones. */
export function listOf(elements: readonly Outcome[]): Outcome {
  if (areCertain(elements)) return elements;
  return new PartialList(elements.filter((element): element is RulesValue => !isUncertain(element)));
}

export function mapOf(entries: readonly MapEntry[], evaluate: (expression: Expression) => Outcome): Outcome {
  const map = new Map<string, RulesValue>();
  let isCertain = true;
  for (const { key, value } of entries) {
    const name = evaluate(key);
    const content = evaluate(value);
    if (isUncertain(name) || isUncertain(content)) isCertain = false;
    else if (typeof name === 'string') map.set(name, content);
    else throw new EvaluationError('the keys of a map are texts');
  }
  return isCertain ? map : UNKNOWN;
}

export function pathOf(parts: readonly Outcome[]): Outcome {
  return areCertain(parts) ? new Path(parts.flatMap(segmentsOf)) : UNKNOWN;
}

/**
 * A text is one segment. It must not contain a slash: otherwise a client's value could name a document of another
 * collection. An int becomes its digits, since rules of public projects, tested on the official emulator, rely on that.
 */
function segmentsOf(part: RulesValue): readonly string[] {
  if (part instanceof Path) return part.segments;
  if (typeof part === 'bigint') return [String(part)];
  if (typeof part !== 'string' || part === '' || part.includes('/'))
    throw new EvaluationError('a segment of a path is an int or a text without a slash, and not empty');
  return [part];
}
