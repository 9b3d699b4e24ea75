import { RE2JS } from 're2js';
import type { Meter } from './Meter.ts';
import { EvaluationError } from './RulesValue.ts';

const MAX_PATTERN = 1000;
/** Matching costs at most the input's length times the program's size. */
const MAX_INPUT = 10_000;
const MAX_PROGRAM = 5000;
const WORK_PER_STEP = 100;
/** Rules files have few patterns; those that come out of data must not fill the memory. */
const MAX_CACHED = 200;

const compiled = new Map<string, RE2JS>();

/**
 * Compiles a pattern in RE2's syntax, which has no back-references and no look-around, so that matching takes time
 * in proportion to the input.
 * @throws EvaluationError for a pattern that RE2 refuses, or that is too large
 */
export function compilePattern(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  const expression = compile(pattern);
  if (compiled.size >= MAX_CACHED) compiled.clear();
  compiled.set(pattern, expression);
  return expression;
}

function compile(pattern: string): RE2JS {
  if (pattern.length > MAX_PATTERN) throw new EvaluationError('this pattern is too long');
  let expression: RE2JS;
  try {
    expression = RE2JS.compile(pattern);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EvaluationError(`this is no pattern: ${reason}`);
  }
  if (expression.programSize() > MAX_PROGRAM) throw new EvaluationError('this pattern is too large');
  return expression;
}

/** Whether the whole of the text matches. */
export function matchesWhole(text: string, pattern: string, meter: Meter): boolean {
  return prepare(text, pattern, meter).matches(text);
}

export function splitBy(text: string, pattern: string, meter: Meter): readonly string[] {
  return prepare(text, pattern, meter).split(text, -1);
}

/** Puts `replacement`, as it stands, for every match. */
export function replaceMatches(text: string, pattern: string, replacement: string, meter: Meter): string {
  const replaceOne = () => meter.readText(replacement);
  return meter.readText(prepare(text, pattern, meter).matcher(text).replaceAll(replaceOne));
}

/** Compiles a pattern. Counts the steps that matching may take before it begins, so that a costly one is refused. */
function prepare(text: string, pattern: string, meter: Meter): RE2JS {
  if (text.length > MAX_INPUT)
    throw new EvaluationError(`a text of more than ${MAX_INPUT} characters is not matched`);
  const expression = compilePattern(pattern);
  meter.spend(Math.ceil((text.length * expression.programSize()) / WORK_PER_STEP));
  return expression;
}
