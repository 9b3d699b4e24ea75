/** A value as JSON has it; objects have own fields only. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [field: string]: Json;
}

/** A value that was read from a text, and where it ends. */
export interface LooseValue {
  value: Json;
  end: number;
  /** Whether the text ended before the value did. */
  isCutOff: boolean;
}

/** Depth that no recipe reaches; each level costs a call on the stack. */
const DEEPEST = 24;
/** Length of the longest field name that a missing quotation mark may be followed by. */
const LONGEST_FIELD = 40;

/** By the opening quotation mark, those that may close it. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”“"',
  '”': '”“"',
  '„': '”“"',
  '«': '»',
  '»': '«',
  '‘': '’‘',
  '’': '’‘',
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

const WORDS: Readonly<Record<string, Json>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  null: null,
  None: null,
  undefined: null,
};

/**
 * Reads the object or list that begins at a place of a text as people and language models write JSON: with comments,
 * other quotation marks, missing or doubled commas, names without quotes, quotation marks within a text, or cut off.
 * Valid JSON is read as `JSON.parse` does. Null if nothing of that kind begins there.
 *
 * Each character is looked at a bounded number of times, whatever the text.
 */
export function readLooseJson(text: string, start: number): LooseValue | 'tooDeep' | null {
  const reader = new LooseReader(text, start);
  const value = reader.readNested();
  if (reader.isTooDeep) return 'tooDeep';
  return value === undefined ? null : { value, end: reader.end, isCutOff: reader.isCutOff };
}

class LooseReader {
  readonly #text: string;
  #at: number;
  #depth = 0;
  isTooDeep = false;
  isCutOff = false;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  get end(): number {
    return this.#at;
  }

  /** Reads an object or a list; undefined if there is none, or if it nests too deeply. */
  readNested(): Json | undefined {
    this.#skip();
    const open = this.#text[this.#at];
    if (open !== '{' && open !== '[') return undefined;
    if (this.#depth >= DEEPEST) this.isTooDeep = true;
    if (this.isTooDeep) return undefined;
    this.#depth++;
    this.#at++;
    const value = open === '{' ? this.#readObject() : this.#readList();
    this.#depth--;
    return value;
  }

  #readObject(): JsonObject | undefined {
    const fields: [string, Json][] = [];
    while (this.#goToNext('}')) {
      const field = this.#readField();
      if (field === null) {
        // Braces around prose are no object.
        if (fields.length === 0) return undefined;
        this.#at++;
        continue;
      }
      const value = this.#readValue(true);
      if (this.isTooDeep) return undefined;
      if (value !== undefined) fields.push([field, value]);
    }
    // Makes own fields of whatever name, `__proto__` too.
    return Object.fromEntries(fields);
  }

  #readList(): readonly Json[] {
    const values: Json[] = [];
    while (this.#goToNext(']')) {
      const from = this.#at;
      const value = this.#readValue(false);
      if (this.isTooDeep) return values;
      if (typeof value === 'string' && this.#isNamed()) {
        // A field: the list's end was forgotten.
        this.#at = from;
        return values;
      }
      if (value !== undefined) values.push(value);
      if (this.#at === from) this.#at++;
    }
    return values;
  }

  #isNamed(): boolean {
    return this.#text[passBlank(this.#text, this.#at)] === ':';
  }

  /** Goes to the next field or value; false at the end of what is being read, which is passed. */
  #goToNext(close: '}' | ']'): boolean {
    for (;;) {
      this.#skip();
      const character = this.#text[this.#at];
      if (character === undefined) {
        this.isCutOff = true;
        return false;
      }
      if (character === ',' || character === ';' || character === '…') {
        this.#at++;
        continue;
      }
      if (this.#text.startsWith('...', this.#at)) {
        this.#at += 3;
        continue;
      }
      if (character === close) {
        this.#at++;
        return false;
      }
      // The other bracket: this one was forgotten, and belongs to what surrounds it.
      return character !== '}' && character !== ']';
    }
  }

  /** Reads the name of a field with its colon; null, and nothing is passed, if there is none. */
  #readField(): string | null {
    const from = this.#at;
    const isQuoted = isQuote(this.#text[from]);
    const name = isQuoted ? this.#readText(true) : this.#readBare(/[\p{L}\p{N}_$-]/u, LONGEST_FIELD);
    this.#skip();
    const isNamed = name !== '' && (this.#text[this.#at] === ':' || this.#text[this.#at] === '=');
    if (!isNamed) {
      // A cut-off name is as good as none, and nothing comes after it.
      if (this.#text[this.#at] !== undefined) this.#at = from;
      return null;
    }
    this.#at++;
    if (this.#text[this.#at] === '>') this.#at++;
    return name;
  }

  #readValue(isInObject: boolean): Json | undefined {
    this.#skip();
    const character = this.#text[this.#at];
    if (character === undefined) {
      this.isCutOff = true;
      return undefined;
    }
    if (character === '{' || character === '[') return this.readNested();
    if (isQuote(character)) return this.#readText(false, isInObject);
    if (character === '}' || character === ']' || character === ',') return undefined;
    const [bare = ''] = this.#readBare(/[^,;{}[\]\n"“„#]/u, Number.POSITIVE_INFINITY).split('//');
    return this.#toBareValue(bare.trim());
  }

  #toBareValue(bare: string): Json {
    if (this.#text[this.#at] === undefined) this.isCutOff = true;
    if (Object.hasOwn(WORDS, bare)) return WORDS[bare] ?? null;
    const number = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,3})?\s*%?$/.test(bare);
    return number ? Number.parseFloat(bare) : bare;
  }

  #readBare(allowed: RegExp, most: number): string {
    const from = this.#at;
    while (this.#at - from < most && this.#at < this.#text.length && allowed.test(this.#text[this.#at] ?? ''))
      this.#at++;
    return this.#text.slice(from, this.#at);
  }

  /** Reads a text in quotation marks, at the opening one. */
  #readText(isField: boolean, isInObject = true): string {
    const closing = QUOTES[this.#text[this.#at] ?? ''] ?? '';
    const parts: string[] = [];
    this.#at++;
    let from = this.#at;
    for (;;) {
      const character = this.#text[this.#at];
      if (character === undefined) {
        this.isCutOff = true;
        return parts.join('') + this.#text.slice(from);
      }
      // Otherwise each of many braces before quotation marks would be read to the text's end.
      if (isField && this.#at - from > LONGEST_FIELD) return '';
      if (character === '\\') {
        parts.push(this.#text.slice(from, this.#at), this.#readEscape());
        from = this.#at;
        continue;
      }
      if (closing.includes(character) && this.#isEnd(isField, isInObject)) {
        parts.push(this.#text.slice(from, this.#at));
        this.#at++;
        return parts.join('');
      }
      this.#at++;
    }
  }

  #readEscape(): string {
    const letter = this.#text[this.#at + 1] ?? '';
    const code = letter === 'u' ? this.#text.slice(this.#at + 2, this.#at + 6) : '';
    if (/^[0-9a-fA-F]{4}$/.test(code)) {
      this.#at += 6;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    this.#at += 1 + letter.length;
    return ESCAPES[letter] ?? letter;
  }

  /** Whether the quotation mark here ends the text, by what follows it: one within a text is followed by more words. */
  #isEnd(isField: boolean, isInObject: boolean): boolean {
    const next = passBlank(this.#text, this.#at + 1);
    const character = this.#text[next];
    if (character === undefined) return true;
    if (isField) return character === ':' || character === '=';
    if (character === ':') return !isInObject;
    if (character === '}' || character === ']') return true;
    if (character === ',') {
      const after = passBlank(this.#text, next + 1);
      return !isInObject || isFieldAt(this.#text, after);
    }
    if (isComment(this.#text, next) && character === '/') return true;
    // The comma was forgotten at the end of the line.
    const isOnNextLine = this.#text.slice(this.#at + 1, Math.min(next, this.#at + 80)).includes('\n');
    return (
      isOnNextLine && (isInObject ? isFieldAt(this.#text, next) : isQuote(character) || character === '{')
    );
  }

  /** Passes blanks and comments. */
  #skip(): void {
    this.#at = passBlank(this.#text, this.#at);
    while (isComment(this.#text, this.#at)) {
      const isBlock = this.#text[this.#at + 1] === '*';
      const end = this.#text.indexOf(isBlock ? '*/' : '\n', this.#at);
      this.#at = passBlank(this.#text, end < 0 ? this.#text.length : end + (isBlock ? 2 : 1));
    }
  }
}

function isQuote(character: string | undefined): character is string {
  return character !== undefined && Object.hasOwn(QUOTES, character);
}

function isComment(text: string, at: number): boolean {
  const pair = text.slice(at, at + 2);
  return pair === '//' || pair === '/*' || pair.startsWith('#');
}

const BLANK = /[\s\u200B-\u200D\uFEFF]/u;

function passBlank(text: string, from: number): number {
  let at = from;
  while (at < text.length && BLANK.test(text[at] ?? '')) at++;
  return at;
}

/** Whether a field begins here, or the object ends, or its text; fields are short and have no line breaks. */
function isFieldAt(text: string, at: number): boolean {
  const first = text[at];
  if (first === undefined || first === '}' || first === ']' || isComment(text, at)) return true;
  const piece = text.slice(at, at + LONGEST_FIELD + 2);
  return /^(["'“”„`‘’«»]?)[\p{L}_$][\p{L}\p{N}_ $-]{0,38}["'“”`‘’«»]?\s{0,2}[:=]/u.test(piece);
}
