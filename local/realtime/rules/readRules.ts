import { type CompiledExpression, compileExpression } from './compileExpression.ts';

export type Condition = CompiledExpression;

/** The rules at one path; null where there is no rule of that kind. */
export interface RuleNode {
  readonly read: Condition | null;
  readonly write: Condition | null;
  readonly validate: Condition | null;
  readonly children: ReadonlyMap<string, RuleNode>;
  /** The rules for all other keys, and their name for the key, such as `$key`. */
  readonly wildcard: { readonly name: string; readonly rules: RuleNode } | null;
}

const KINDS = ['.read', '.write', '.validate'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Parses the text of a `database.rules.json`.
 * @param file its name in messages
 * @throws Error in one line, with file and path, for invalid or unsupported rules
 */
export function readRules(file: string, text: string): RuleNode {
  const content: unknown = JSON.parse(text);
  if (!isObject(content) || !isObject(content.rules) || Object.keys(content).length !== 1)
    throw new Error(`${file}: one object “rules” is wanted`);
  return readNode(content.rules, { file, path: [], names: [] });
}

interface Place {
  readonly file: string;
  readonly path: readonly string[];
  /** The wildcards on the path. */
  readonly names: readonly string[];
}

function readNode(json: Record<string, unknown>, place: Place): RuleNode {
  const keys = Object.keys(json).filter((key) => !isKind(key));
  const wrong = keys.find((key) => key.startsWith('.') || !isObject(json[key]));
  if (wrong !== undefined) throw faultAt(place, `“${wrong}” is not served`);
  const wildcards = keys.filter((key) => key.startsWith('$'));
  const [name] = wildcards;
  if (wildcards.length > 1) throw faultAt(place, 'two names for every other key');
  const below = (key: string) =>
    readNode(json[key] as Record<string, unknown>, {
      ...place,
      path: [...place.path, key],
      names: key.startsWith('$') ? [...place.names, key] : place.names,
    });
  return {
    read: readCondition(json['.read'], '.read', place),
    write: readCondition(json['.write'], '.write', place),
    validate: readCondition(json['.validate'], '.validate', place),
    children: new Map(keys.filter((key) => key !== name).map((key) => [key, below(key)])),
    wildcard: name === undefined ? null : { name, rules: below(name) },
  };
}

function readCondition(json: unknown, kind: Kind, place: Place): Condition | null {
  if (json === undefined) return null;
  if (typeof json === 'boolean') return () => json;
  const at = { ...place, path: [...place.path, kind] };
  if (typeof json !== 'string') throw faultAt(at, 'a condition is a text, true or false');
  const names = ['root', 'data', 'now', ...(kind === '.read' ? [] : ['newData']), ...place.names];
  try {
    return compileExpression(json, new Set(names));
  } catch (error) {
    throw faultAt(at, error instanceof Error ? error.message : String(error));
  }
}

function isKind(key: string): key is Kind {
  return (KINDS as readonly string[]).includes(key);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultAt({ file, path }: Place, what: string): Error {
  return new Error(`${file}: /${path.join('/')}: ${what}`);
}
