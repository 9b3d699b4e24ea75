import type { PatternSegment, Ruleset } from '../syntax/ast.ts';
import { Path } from '../values/RulesValue.ts';
import { type Outcome, UNKNOWN } from '../values/Uncertain.ts';

/** One unknown segment: the id of any document that a query finds. */
export const ANY_SEGMENT = Symbol('any segment');
/** Any number of unknown segments, including none: the location of a group's collections. */
export const ANY_SEGMENTS = Symbol('any segments');

export type PathPart = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS;

/** One way in which a pattern matches the beginning of a path. */
interface PathMatch {
  readonly variables: ReadonlyMap<string, Outcome>;
  readonly rest: readonly PathPart[];
}

/** All ways in which a pattern matches the beginning of a path, whatever its unknown parts are. */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly PathPart[],
  version: Ruleset['version'],
): readonly PathMatch[] {
  let matches: readonly PathMatch[] = [{ variables: new Map(), rest: path }];
  for (const segment of pattern) matches = matches.flatMap((match) => matchSegment(segment, match, version));
  return matches;
}

function matchSegment(
  segment: PatternSegment,
  { variables, rest }: PathMatch,
  version: Ruleset['version'],
): readonly PathMatch[] {
  if (segment.type === 'recursive') return matchRecursive(segment.name, { variables, rest }, version);
  const [first, ...others] = rest;
  if (first === undefined || first === ANY_SEGMENTS) return [];
  if (segment.type === 'literal') return first === segment.text ? [{ variables, rest: others }] : [];
  const value = first === ANY_SEGMENT ? UNKNOWN : first;
  return [{ variables: new Map(variables).set(segment.name, value), rest: others }];
}

/**
 * Matches a wildcard for several segments. Version 1 of the rules does not know collection groups, so there it never
 * matches an unknown location.
 */
function matchRecursive(
  name: string,
  { variables, rest }: PathMatch,
  version: Ruleset['version'],
): readonly PathMatch[] {
  if (version === '1' && rest.includes(ANY_SEGMENTS)) return [];
  const matches: PathMatch[] = [];
  for (let length = version === '1' ? 1 : 0; length <= rest.length; length++) {
    const value = pathOf(rest.slice(0, length));
    matches.push({ variables: new Map(variables).set(name, value), rest: rest.slice(length) });
  }
  return matches;
}

function pathOf(parts: readonly PathPart[]): Outcome {
  const segments = parts.filter((part) => typeof part === 'string');
  return segments.length === parts.length ? new Path(segments) : UNKNOWN;
}
