import type { FunctionDeclaration } from '../syntax/ast.ts';
import { EvaluationError } from '../values/RulesValue.ts';
import type { Outcome } from '../values/Uncertain.ts';

/**
 * A value that is worked out when it is first needed, and then kept. If there is no value, the reason is kept instead:
 * `get` throws it, an EvaluationError also where a value depends on itself.
 */
export class Lazy {
  #compute: (() => Outcome) | null;
  #outcome: { readonly value: Outcome } | { readonly error: unknown } | null = null;

  constructor(compute: () => Outcome) {
    this.#compute = compute;
  }

  get(): Outcome {
    this.#outcome ??= this.#settle();
    if ('error' in this.#outcome) throw this.#outcome.error;
    return this.#outcome.value;
  }

  #settle(): { readonly value: Outcome } | { readonly error: unknown } {
    const compute = this.#compute;
    this.#compute = null;
    try {
      if (compute === null) throw new EvaluationError('this value depends on itself');
      return { value: compute() };
    } catch (error) {
      return { error };
    }
  }
}

/** The names in sight at some place of a rules file, from the innermost block outwards. */
export class Scope {
  readonly #variables: ReadonlyMap<string, Lazy>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly #outer: Scope | null;

  constructor(
    variables: ReadonlyMap<string, Lazy>,
    functions: ReadonlyMap<string, FunctionDeclaration> = new Map(),
    outer: Scope | null = null,
  ) {
    this.#variables = variables;
    this.#functions = functions;
    this.#outer = outer;
  }

  variable(name: string): Lazy | undefined {
    return this.#variables.get(name) ?? this.#outer?.variable(name);
  }

  /** A function, and the scope that it was declared in: the names that its body sees. */
  function(name: string): { readonly declaration: FunctionDeclaration; readonly home: Scope } | undefined {
    const declaration = this.#functions.get(name);
    return declaration === undefined ? this.#outer?.function(name) : { declaration, home: this };
  }
}
