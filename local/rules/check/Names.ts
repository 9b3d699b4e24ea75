import { conversions } from '../builtins/conversions.ts';
import { NAMESPACES } from '../builtins/namespaces.ts';
import { documentFunctionsOf } from '../evaluate/documentFunctions.ts';
import type { FunctionDeclaration } from '../syntax/ast.ts';

type Arities = ReadonlyMap<string, number>;

/** The names that an expression may use at some place of a rules file. */
export class Names {
  readonly #variables: ReadonlySet<string>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly #builtIn: Arities;
  readonly #outer: Names | null;

  constructor(
    builtIn: Arities,
    variables: Iterable<string>,
    functions: ReadonlyMap<string, FunctionDeclaration>,
    outer: Names | null = null,
  ) {
    this.#builtIn = builtIn;
    this.#variables = new Set(variables);
    this.#functions = functions;
    this.#outer = outer;
  }

  /** Returns the names inside a block, function or binding that stands in this one: its own, and all of these. */
  within(
    variables: Iterable<string>,
    functions: ReadonlyMap<string, FunctionDeclaration> = new Map(),
  ): Names {
    return new Names(this.#builtIn, variables, functions, this);
  }

  hasVariable(name: string): boolean {
    return this.#variables.has(name) || (this.#outer?.hasVariable(name) ?? false);
  }

  /** A function of the file, and the names that its body sees. */
  function(name: string): { readonly declaration: FunctionDeclaration; readonly home: Names } | undefined {
    const declaration = this.#functions.get(name);
    return declaration === undefined ? this.#outer?.function(name) : { declaration, home: this };
  }

  /**
   * The number of arguments of a function, the file's own or one such as `math.abs`; undefined if there is
   * none.
   */
  arityOf(name: string): number | undefined {
    return this.function(name)?.declaration.parameters.length ?? this.#builtIn.get(name);
  }
}

/** Names available in every rule of a service. */
export function namesOfService(service: string): Names {
  const builtIn = new Map([...conversions].map(([name, { arity }]) => [name, arity]));
  for (const [prefix, functions] of NAMESPACES)
    for (const [name, { arity }] of functions) builtIn.set(`${prefix}.${name}`, arity);
  for (const name of documentFunctionsOf(service).keys()) builtIn.set(name, 1);
  return new Names(builtIn, ['request', 'resource'], new Map());
}
