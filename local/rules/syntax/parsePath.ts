import type { Expression, PatternSegment } from './ast.ts';
import type { TokenReader } from './TokenReader.ts';

const SLASH = /\//y;
/** Characters of a plain segment; others need `$(...)` or wildcards. */
const SEGMENT = /[A-Za-z0-9_\-.~%@+]+/y;
/** The name of a project's first database, which has these parentheses. */
const DEFAULT_DATABASE = /\(default\)/y;
const WILDCARD = /\{\s*[A-Za-z_][A-Za-z_0-9]*\s*(?:=\s*\*\*\s*)?\}/y;

/** Parses the path of a `match`: `/rooms/{id}/{rest=**}`. @throws RulesFault */
export function parsePattern(reader: TokenReader): readonly PatternSegment[] {
  const segments: PatternSegment[] = [];
  while (reader.takeRaw(SLASH, segments.length === 0)) segments.push(parsePatternSegment(reader));
  if (segments.length === 0) throw reader.unexpected('a path such as /rooms/{id}');
  return segments;
}

function parsePatternSegment(reader: TokenReader): PatternSegment {
  const wildcard = reader.takeRaw(WILDCARD)?.text;
  if (wildcard !== undefined) {
    const name = /\w+/.exec(wildcard)?.[0] ?? '';
    return { type: wildcard.includes('=') ? 'recursive' : 'single', name };
  }
  const literal = reader.takeRaw(SEGMENT) ?? reader.takeRaw(DEFAULT_DATABASE);
  if (literal === undefined) throw reader.unexpected('a segment of a path: a name, {name} or {name=**}');
  return { type: 'literal', text: literal.text };
}

/** Parses a path in an expression: `/databases/$(database)/documents/users/$(request.auth.uid)`. @throws RulesFault */
export function parsePathExpression(reader: TokenReader, parseExpression: () => Expression): Expression {
  const { start } = reader.peek();
  const segments: Expression[] = [];
  while (reader.takeRaw(SLASH, segments.length === 0))
    segments.push(parsePathSegment(reader, parseExpression));
  return { type: 'path', segments, start, end: reader.offset };
}

function parsePathSegment(reader: TokenReader, parseExpression: () => Expression): Expression {
  const literal = reader.takeRaw(SEGMENT) ?? reader.takeRaw(DEFAULT_DATABASE);
  if (literal !== undefined)
    return { type: 'literal', value: literal.text, start: literal.start, end: reader.offset };
  if (!reader.takeIf('$')) throw reader.unexpected('a segment of a path: a name or $(...)');
  reader.expect('(');
  const segment = parseExpression();
  reader.expect(')');
  return segment;
}
