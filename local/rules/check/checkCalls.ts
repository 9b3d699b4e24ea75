import type { Block, Expression, FunctionDeclaration } from '../syntax/ast.ts';
import { childrenOf } from '../syntax/childrenOf.ts';
import { RulesFault } from '../syntax/RulesFault.ts';
import type { RulesSource } from '../syntax/RulesSource.ts';
import type { Names } from './Names.ts';

/** As in production. */
const MAX_CALL_DEPTH = 20;

/** @throws RulesFault at a function of the block that would call itself, or others more than 20 deep */
export function checkCalls(source: RulesSource, block: Block, names: Names): void {
  const depths: Depths = new Map();
  for (const declaration of block.functions.values()) measureDepth(source, declaration, names, depths);
}

/** Call depth of each function examined; null while it is being examined. */
type Depths = Map<FunctionDeclaration, number | null>;

function measureDepth(
  source: RulesSource,
  declaration: FunctionDeclaration,
  names: Names,
  depths: Depths,
): number {
  const { name, start } = declaration;
  const known = depths.get(declaration);
  if (known === null) throw new RulesFault(source, start, `the function "${name}" calls itself`);
  if (known !== undefined) return known;
  depths.set(declaration, null);
  let depth = 1;
  for (const [called, home] of calledBy(declaration, names))
    depth = Math.max(depth, 1 + measureDepth(source, called, home, depths));
  if (depth > MAX_CALL_DEPTH)
    throw new RulesFault(source, start, `the calls of "${name}" go more than ${MAX_CALL_DEPTH} deep`);
  depths.set(declaration, depth);
  return depth;
}

function calledBy(
  { bindings, result }: FunctionDeclaration,
  names: Names,
): ReadonlyMap<FunctionDeclaration, Names> {
  const called = new Map<FunctionDeclaration, Names>();
  const visit = (expression: Expression): void => {
    const found = expression.type === 'call' ? names.function(expression.name) : undefined;
    if (found !== undefined) called.set(found.declaration, found.home);
    for (const child of childrenOf(expression)) visit(child);
  };
  for (const { value } of bindings) visit(value);
  visit(result);
  return called;
}
