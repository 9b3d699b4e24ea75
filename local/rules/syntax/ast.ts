import type { RulesSource, Span } from './RulesSource.ts';

/** A rules file as it is understood: one service's rules. */
export interface Ruleset {
  readonly source: RulesSource;
  /** In version 1 `{x=**}` stands for one segment or more, in version 2 also for none. */
  readonly version: '1' | '2';
  readonly service: string;
  readonly block: Block;
}

/** What stands between the braces of a service or a match. */
export interface Block {
  readonly functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly matches: readonly Match[];
  readonly allows: readonly Allow[];
}

export interface Match extends Span {
  readonly pattern: readonly PatternSegment[];
  readonly block: Block;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'single' | 'recursive'; readonly name: string };

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow extends Span {
  readonly methods: ReadonlySet<Method>;
  /** Null: always. */
  readonly condition: Expression | null;
}

export interface FunctionDeclaration extends Span {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly Binding[];
  readonly result: Expression;
}

/** `let name = value;` */
export interface Binding extends Span {
  readonly name: string;
  readonly value: Expression;
}

export type Expression = Span &
  (
    | { readonly kind: 'literal'; readonly value: null | boolean | string | bigint }
    | { readonly kind: 'float'; readonly number: number }
    | { readonly kind: 'list'; readonly elements: readonly Expression[] }
    | { readonly kind: 'map'; readonly entries: readonly MapEntry[] }
    | { readonly kind: 'path'; readonly segments: readonly Expression[] }
    | { readonly kind: 'name'; readonly name: string }
    | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
    | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
    | SliceExpression
    | CallExpression
    | MethodExpression
    | { readonly kind: 'not' | 'negate'; readonly operand: Expression }
    | LogicExpression
    | BinaryExpression
    | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
    | ConditionalExpression
  );

export interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

export interface SliceExpression {
  readonly kind: 'slice';
  readonly object: Expression;
  readonly from: Expression;
  readonly to: Expression;
}

/** `isOwner(room)` */
export interface CallExpression {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
}

/** `text.size()`, and also `math.abs(x)`: which of them it is, the names in sight decide. */
export interface MethodExpression {
  readonly kind: 'method';
  readonly object: Expression;
  readonly name: string;
  readonly args: readonly Expression[];
}

export interface LogicExpression {
  readonly kind: 'logic';
  readonly operator: '&&' | '||';
  readonly left: Expression;
  readonly right: Expression;
}

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export interface BinaryExpression {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface ConditionalExpression {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}
