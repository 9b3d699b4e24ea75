import { isRulesService } from '../evaluate/documentFunctions.ts';
import type { Block, FunctionDeclaration, PatternSegment, Ruleset } from '../syntax/ast.ts';
import { RulesFault, type Warn } from '../syntax/RulesFault.ts';
import { checkCalls } from './checkCalls.ts';
import { checkExpression } from './checkExpression.ts';
import { type Names, namesOfService } from './Names.ts';

/**
 * Finds mistakes that would fail in every request: unknown names, wrong numbers of arguments, patterns that
 * RE2 refuses, recursive functions. Only warns of methods that no type has, since production accepts them.
 * @throws RulesFault at the first of them
 */
export function checkRules(ruleset: Ruleset, warn: Warn): Ruleset {
  const { source, service, block } = ruleset;
  if (!isRulesService(service)) throw new RulesFault(source, 0, `there is no service ${service}`);
  checkBlock(ruleset, block, namesOfService(service).within([], block.functions), warn);
  return ruleset;
}

function checkBlock(ruleset: Ruleset, block: Block, names: Names, warn: Warn): void {
  for (const declaration of block.functions.values()) checkFunction(ruleset, declaration, names, warn);
  checkCalls(ruleset.source, block, names);
  for (const { condition } of block.allows)
    if (condition !== null) checkExpression(ruleset.source, condition, names, warn);
  for (const { pattern, block: inner } of block.matches)
    checkBlock(ruleset, inner, names.within(pattern.flatMap(nameOf), inner.functions), warn);
}

function nameOf(segment: PatternSegment): readonly string[] {
  return segment.type === 'literal' ? [] : [segment.name];
}

/** A binding sees the ones above it. */
function checkFunction(
  { source }: Ruleset,
  declaration: FunctionDeclaration,
  names: Names,
  warn: Warn,
): void {
  let inside = names.within(declaration.parameters);
  for (const { name, value } of declaration.bindings) {
    checkExpression(source, value, inside, warn);
    inside = inside.within([name]);
  }
  checkExpression(source, declaration.result, inside, warn);
}
