import type {
  Allow,
  Binding,
  Block,
  Expression,
  FunctionDeclaration,
  Match,
  Method,
  Ruleset,
} from './ast.ts';
import { ExpressionParser } from './ExpressionParser.ts';
import { parsePattern } from './parsePath.ts';
import type { RulesSource } from './RulesSource.ts';
import { TokenReader } from './TokenReader.ts';

const READING: readonly Method[] = ['get', 'list'];
const WRITING: readonly Method[] = ['create', 'update', 'delete'];

const METHODS: ReadonlyMap<string, readonly Method[]> = new Map([
  ['read', READING],
  ['write', WRITING],
  ...[...READING, ...WRITING].map((method) => [method, [method]] as const),
]);

/** As in production. */
const MAX_PARAMETERS = 7;
const MAX_BINDINGS = 10;
/** Production allows ten levels of match; two more stand for the service's own. */
const MAX_BLOCK_NESTING = 12;

/** Parses a rules file. @throws RulesFault at the first thing that cannot be understood */
export function parseRules(source: RulesSource): Ruleset {
  const parser = new RulesParser(source);
  return parser.parse();
}

class RulesParser {
  readonly #reader: TokenReader;
  readonly #expressions: ExpressionParser;
  #nesting = 0;

  constructor(source: RulesSource) {
    this.#reader = new TokenReader(source);
    this.#expressions = new ExpressionParser(this.#reader);
  }

  parse(): Ruleset {
    const version = this.#parseVersion();
    const shared = new Map<string, FunctionDeclaration>();
    while (this.#reader.isNext('function')) this.#addFunction(shared);
    this.#reader.expect('service');
    const service = this.#parseServiceName();
    const block = this.#parseBlock(shared);
    if (this.#reader.peek().type !== 'end') throw this.#reader.unexpected('the end of the file');
    return { source: this.#reader.source, version, service, block };
  }

  #parseVersion(): '1' | '2' {
    if (!this.#reader.takeIf('rules_version')) return '1';
    this.#reader.expect('=');
    const version = this.#reader.take();
    if (version.type !== 'string' || (version.text !== '1' && version.text !== '2'))
      throw this.#reader.fault(version.start, "rules_version is '1' or '2'");
    this.#reader.takeIf(';');
    return version.text;
  }

  #parseServiceName(): string {
    let name = this.#reader.expectName('the name of a service').text;
    while (this.#reader.takeIf('.')) name += `.${this.#reader.expectName('the name of a service').text}`;
    return name;
  }

  /** @param functions the functions at the top of the file, if this is the block of the service */
  #parseBlock(functions = new Map<string, FunctionDeclaration>()): Block {
    const { start } = this.#reader.expect('{');
    if (++this.#nesting > MAX_BLOCK_NESTING) throw this.#reader.fault(start, 'matches are nested too deeply');
    const matches: Match[] = [];
    const allows: Allow[] = [];
    while (!this.#reader.takeIf('}')) {
      if (this.#reader.isNext('function')) this.#addFunction(functions);
      else if (this.#reader.isNext('match')) matches.push(this.#parseMatch());
      else if (this.#reader.isNext('allow')) allows.push(this.#parseAllow());
      else throw this.#reader.unexpected('"match", "allow", "function" or "}"');
    }
    this.#nesting--;
    return { functions, matches, allows };
  }

  #parseMatch(): Match {
    const { start } = this.#reader.expect('match');
    const pattern = parsePattern(this.#reader);
    const end = this.#reader.offset;
    return { pattern, block: this.#parseBlock(), start, end };
  }

  #parseAllow(): Allow {
    const { start } = this.#reader.expect('allow');
    const methods = new Set<Method>();
    do {
      for (const method of this.#parseMethod()) methods.add(method);
    } while (this.#reader.takeIf(','));
    const end = this.#reader.offset;
    const condition = this.#parseCondition();
    this.#reader.takeIf(';');
    return { methods, condition, start, end };
  }

  /**
   * Parses a condition; null if the rule has none and always allows. It must then end with a semicolon: otherwise a
   * forgotten colon would allow everything.
   */
  #parseCondition(): Expression | null {
    if (this.#reader.isNext(';')) return null;
    if (!this.#reader.takeIf(':')) throw this.#reader.unexpected('":" or ";"');
    this.#reader.expect('if');
    return this.#expressions.parse();
  }

  #parseMethod(): readonly Method[] {
    const { text, start } = this.#reader.expectName('a method, such as read');
    const methods = METHODS.get(text);
    if (methods === undefined)
      throw this.#reader.fault(start, `"${text}" is no method; they are ${[...METHODS.keys()].join(', ')}`);
    return methods;
  }

  #addFunction(functions: Map<string, FunctionDeclaration>): void {
    const declared = this.#parseFunction();
    const { name, start } = declared;
    if (functions.has(name)) throw this.#reader.fault(start, `the function "${name}" is there already`);
    functions.set(name, declared);
  }

  #parseFunction(): FunctionDeclaration {
    const { start } = this.#reader.expect('function');
    const name = this.#reader.expectName('the name of a function').text;
    const parameters = this.#parseParameters();
    const end = this.#reader.offset;
    this.#reader.expect('{');
    const bindings: Binding[] = [];
    while (this.#reader.isNext('let')) bindings.push(this.#parseBinding());
    if (bindings.length > MAX_BINDINGS)
      throw this.#reader.fault(start, `a function has ${MAX_BINDINGS} let bindings at most`);
    this.#reader.expect('return');
    const result = this.#expressions.parse();
    this.#reader.takeIf(';');
    this.#reader.expect('}');
    return { name, parameters, bindings, result, start, end };
  }

  #parseParameters(): readonly string[] {
    const { start } = this.#reader.expect('(');
    const parameters: string[] = [];
    while (!this.#reader.takeIf(')')) {
      parameters.push(this.#reader.expectName('the name of a parameter').text);
      if (!this.#reader.isNext(')')) this.#reader.expect(',');
    }
    if (parameters.length <= MAX_PARAMETERS) return parameters;
    throw this.#reader.fault(start, `a function has ${MAX_PARAMETERS} parameters at most`);
  }

  #parseBinding(): Binding {
    const { start } = this.#reader.expect('let');
    const name = this.#reader.expectName('the name of a binding').text;
    const end = this.#reader.offset;
    this.#reader.expect('=');
    const value = this.#expressions.parse();
    this.#reader.expect(';');
    return { name, value, start, end };
  }
}
