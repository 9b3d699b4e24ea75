import type { DocumentReads } from '../evaluate/DocumentReads.ts';
import { Evaluator } from '../evaluate/Evaluator.ts';
import { Lazy, Scope } from '../evaluate/Scope.ts';
import type { Allow, Block, Method, Ruleset } from '../syntax/ast.ts';
import { Meter } from '../values/Meter.ts';
import { type Culprit, explain } from './explain.ts';
import { matchPath, type PathPart } from './matchPath.ts';

/** A request to be judged by rules. */
export interface RulesRequest {
  readonly method: Method;
  /** The path of the request, from the service's root. */
  readonly path: readonly PathPart[];
  /** The values of `request` and `resource`. */
  readonly variables: ReadonlyMap<string, Lazy>;
  readonly reads: DocumentReads;
}

export type Decision =
  | { readonly isAllowed: true }
  /** One refusal for each rule that matched; empty if no rule covers that path and method. */
  | { readonly isAllowed: false; readonly refusals: readonly Refusal[] };

export interface Refusal extends Culprit {
  readonly allow: Allow;
}

interface Candidate {
  readonly allow: Allow;
  readonly scope: Scope;
}

/** A request is allowed if one rule that matches its path and method is true; an error in a rule only silences that one. */
export function decide(ruleset: Ruleset, request: RulesRequest, meter = new Meter()): Decision {
  const evaluator = new Evaluator(ruleset.service, request.reads, meter);
  const refusals: Refusal[] = [];
  for (const { allow, scope } of findCandidates(ruleset, request)) {
    if (allow.condition === null || evaluator.attempt(allow.condition, scope) === true)
      return { isAllowed: true };
    refusals.push({ allow, ...explain(allow.condition, scope, evaluator) });
  }
  return { isAllowed: false, refusals };
}

function findCandidates(ruleset: Ruleset, { method, path, variables }: RulesRequest): readonly Candidate[] {
  const candidates: Candidate[] = [];
  const visit = (block: Block, rest: readonly PathPart[], scope: Scope): void => {
    if (rest.length === 0)
      for (const allow of block.allows) if (allow.methods.has(method)) candidates.push({ allow, scope });
    for (const { pattern, block: inner } of block.matches)
      for (const match of matchPath(pattern, rest, ruleset.version)) {
        const bound = new Map([...match.variables].map(([name, value]) => [name, new Lazy(() => value)]));
        visit(inner, match.rest, new Scope(bound, inner.functions, scope));
      }
  };
  visit(ruleset.block, path, new Scope(variables, ruleset.block.functions));
  return candidates;
}
