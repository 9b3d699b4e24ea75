import type { BinaryOperator, Expression, MapEntry } from './ast.ts';
import { parsePathExpression } from './parsePath.ts';
import type { TokenReader } from './TokenReader.ts';

/** A thousand brackets would overflow the stack of whatever walks them. */
const MAX_NESTING = 100;

const KEYWORDS: ReadonlyMap<string, null | boolean> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Each level binds more tightly than the one before; all are left-associative. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
];
const RELATIONAL_LEVEL = 1;

/** Parses the expressions of a rules file by recursive descent. */
export class ExpressionParser {
  readonly #reader: TokenReader;
  #nesting = 0;

  constructor(reader: TokenReader) {
    this.#reader = reader;
  }

  /** @throws RulesFault */
  parse(): Expression {
    return this.#nested(() => {
      const condition = this.#parseOr();
      if (!this.#reader.takeIf('?')) return condition;
      const whenTrue = this.parse();
      this.#reader.expect(':');
      const whenFalse = this.parse();
      return { type: 'conditional', condition, whenTrue, whenFalse, ...this.#from(condition.start) };
    });
  }

  #nested(parse: () => Expression): Expression {
    if (this.#nesting >= MAX_NESTING)
      throw this.#reader.fault(this.#reader.peek().start, 'this expression is nested too deeply');
    this.#nesting++;
    const expression = parse();
    this.#nesting--;
    return expression;
  }

  #parseOr(): Expression {
    return this.#parseLogic('||', () => this.#parseLogic('&&', () => this.#parseLevel(0)));
  }

  #parseLogic(operator: '&&' | '||', parseOperand: () => Expression): Expression {
    let left = parseOperand();
    while (this.#reader.takeIf(operator)) {
      const right = parseOperand();
      left = { type: 'logic', operator, left, right, ...this.#from(left.start) };
    }
    return left;
  }

  #parseLevel(level: number): Expression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.#parseUnary();
    let left = this.#parseLevel(level + 1);
    for (;;) {
      const operator = operators.find((candidate) => this.#reader.takeIf(candidate));
      if (operator !== undefined) {
        const right = this.#parseLevel(level + 1);
        left = { type: 'binary', operator, left, right, ...this.#from(left.start) };
      } else if (level === RELATIONAL_LEVEL && this.#reader.takeIf('is')) {
        const typeName = this.#reader.expectName('a type, such as string').text;
        left = { type: 'is', operand: left, typeName, ...this.#from(left.start) };
      } else return left;
    }
  }

  #parseUnary(): Expression {
    const { start } = this.#reader.peek();
    for (const [symbol, type] of [
      ['!', 'not'],
      ['-', 'negate'],
    ] as const) {
      if (!this.#reader.takeIf(symbol)) continue;
      const operand = this.#nested(() => this.#parseUnary());
      return { type, operand, ...this.#from(start) };
    }
    return this.#parsePostfix();
  }

  #parsePostfix(): Expression {
    let object = this.#parsePrimary();
    for (;;) {
      if (this.#reader.takeIf('.')) object = this.#parseMember(object);
      else if (this.#reader.takeIf('[')) object = this.#parseIndex(object);
      else return object;
    }
  }

  #parseMember(object: Expression): Expression {
    const { text: name } = this.#reader.expectName('a name after "."');
    if (!this.#reader.takeIf('(')) return { type: 'member', object, name, ...this.#from(object.start) };
    const args = this.#parseItems(')', () => this.parse());
    return { type: 'method', object, name, args, ...this.#from(object.start) };
  }

  #parseIndex(object: Expression): Expression {
    const index = this.parse();
    if (!this.#reader.takeIf(':')) {
      this.#reader.expect(']');
      return { type: 'index', object, index, ...this.#from(object.start) };
    }
    const to = this.parse();
    this.#reader.expect(']');
    return { type: 'slice', object, from: index, to, ...this.#from(object.start) };
  }

  #parsePrimary(): Expression {
    const { type, text, start } = this.#reader.peek();
    if (this.#reader.isNext('/')) return parsePathExpression(this.#reader, () => this.parse());
    if (type === 'symbol') return this.#parseBrackets();
    if (type === 'end') throw this.#reader.unexpected('an expression');
    this.#reader.take();
    if (type === 'string') return { type: 'literal', value: text, ...this.#from(start) };
    if (type === 'integer') return { type: 'literal', value: BigInt(text), ...this.#from(start) };
    if (type === 'float') return { type: 'float', number: Number(text), ...this.#from(start) };
    return this.#parseName(text, start);
  }

  #parseName(name: string, start: number): Expression {
    const keyword = KEYWORDS.get(name);
    if (keyword !== undefined) return { type: 'literal', value: keyword, ...this.#from(start) };
    if (!this.#reader.takeIf('(')) return { type: 'name', name, ...this.#from(start) };
    const args = this.#parseItems(')', () => this.parse());
    return { type: 'call', name, args, ...this.#from(start) };
  }

  #parseBrackets(): Expression {
    const { start } = this.#reader.peek();
    if (this.#reader.takeIf('(')) {
      const inner = this.parse();
      this.#reader.expect(')');
      return { ...inner, ...this.#from(start) };
    }
    if (this.#reader.takeIf('[')) {
      const elements = this.#parseItems(']', () => this.parse());
      return { type: 'list', elements, ...this.#from(start) };
    }
    if (!this.#reader.takeIf('{')) throw this.#reader.unexpected('an expression');
    const entries = this.#parseItems('}', () => this.#parseEntry());
    return { type: 'map', entries, ...this.#from(start) };
  }

  #parseEntry(): MapEntry {
    const key = this.parse();
    this.#reader.expect(':');
    return { key, value: this.parse() };
  }

  /** Items between commas up to the closing bracket; a comma may stand after the last one. */
  #parseItems<Item>(close: string, parseItem: () => Item): readonly Item[] {
    const items: Item[] = [];
    while (!this.#reader.takeIf(close)) {
      items.push(parseItem());
      if (!this.#reader.isNext(close)) this.#reader.expect(',');
    }
    return items;
  }

  #from(start: number): { start: number; end: number } {
    return { start, end: this.#reader.offset };
  }
}
