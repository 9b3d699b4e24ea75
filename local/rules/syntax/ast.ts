import type { RulesSource, Span } from './RulesSource.ts';

/** A parsed rules file: one service's rules. */
export interface Ruleset {
  readonly source: RulesSource;
  /** In version 1 `{x=**}` matches one segment or more, in version 2 also none. */
  readonly version: '1' | '2';
  readonly service: string;
  readonly block: Block;
}

/** The content of the braces of a service or a match. */
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
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'single' | 'recursive'; readonly name: string };

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow extends Span {
  readonly methods: ReadonlySet<Method>;
  /** Null if the rule always allows. */
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
    | { readonly type: 'literal'; readonly value: null | boolean | string | bigint }
    | { readonly type: 'float'; readonly number: number }
    | { readonly type: 'list'; readonly elements: readonly Expression[] }
    | { readonly type: 'map'; readonly entries: readonly MapEntry[] }
    | { readonly type: 'path'; readonly segments: readonly Expression[] }
    | { readonly type: 'name'; readonly name: string }
    | { readonly type: 'member'; readonly object: Expression; readonly name: string }
    | { readonly type: 'index'; readonly object: Expression; readonly index: Expression }
    | SliceExpression
    | CallExpression
    | MethodExpression
    | { readonly type: 'not' | 'negate'; readonly operand: Expression }
    | LogicExpression
    | BinaryExpression
    | { readonly type: 'is'; readonly operand: Expression; readonly typeName: string }
    | ConditionalExpression
  );

export interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

interface SliceExpression {
  readonly type: 'slice';
  readonly object: Expression;
  readonly from: Expression;
  readonly to: Expression;
}

/** `isOwner(room)` */
export interface CallExpression {
  readonly type: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
}

/** `text.size()`, or `math.abs(x)`: the names in scope decide which of them it is. */
export interface MethodExpression {
  readonly type: 'method';
  readonly object: Expression;
  readonly name: string;
  readonly args: readonly Expression[];
}

export interface LogicExpression {
  readonly type: 'logic';
  readonly operator: '&&' | '||';
  readonly left: Expression;
  readonly right: Expression;
}

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export interface BinaryExpression {
  readonly type: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface ConditionalExpression {
  readonly type: 'conditional';
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}
