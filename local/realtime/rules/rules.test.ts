import { describe, expect, it } from 'vitest';
import { type RealtimeValue, withValueAt } from '../values/RealtimeValue.ts';
import { readValue } from '../values/readValue.ts';
import { RealtimeRules } from './RealtimeRules.ts';
import { readRules } from './readRules.ts';

const NOW = 1000;
const toValue = (json: unknown): RealtimeValue => readValue(json, { before: null, now: NOW }, 0);
const rulesOf = (rules: unknown) =>
  new RealtimeRules(readRules('database.rules.json', JSON.stringify({ rules })));

/** Returns whether a condition allows reading `/a` of the database `{ a: { n: 2, t: 'text' } }`. */
function allows(condition: string): boolean {
  const rules = rulesOf({ $key: { '.read': condition } });
  return rules.mayRead(toValue({ a: { n: 2, t: 'text' }, b: 'a' }), ['a'], NOW);
}

function mayWrite(rules: unknown, before: unknown, place: readonly string[], json: unknown): boolean {
  const root = toValue(before);
  return rulesOf(rules).mayWrite(
    { before: root, after: withValueAt(root, place, toValue(json)), now: NOW },
    place,
  );
}

describe('a condition', () => {
  it.each([
    ["$key == 'a' && $key === 'a'", "$key != 'a' || $key !== 'a'"],
    ['$key.length == 1', '$key.length > 1'],
    ["data.child('n').val() >= 2", "data.child('n').val() < 2"],
    ["data.child('n').isNumber()", "data.child('n').isString()"],
    ["data.child('t').val().matches(/^te.t$/)", "data.child('t').val().matches(/^T/)"],
    ["data.child('t').val().matches(/^TEXT$/i)", "data.child('t').val().matches(/x{9}/)"],
    ["data.child('t').val().contains('ex')", "data.child('t').val().beginsWith('ex')"],
    ["data.child('t').val().endsWith('xt')", "data.child('t').val().endsWith('te')"],
    ["data.hasChildren(['n', 't']) && data.hasChild('n')", "data.hasChildren(['n', 'x'])"],
    ["root.child('b').val() == $key", "root.child('b/c').exists()"],
    ["root.child('x/' + $key).val() == null", "root.child('x/' + $key).isBoolean()"],
    ["data.parent().hasChild('b')", 'data.parent().parent().exists()'],
    ['now == 1000 && now + 1 > now', 'now * 2 - 1 < now'],
    ["(data.exists() ? 'yes' : 'no') == 'yes'", '!data.exists()'],
    ['-1 < 0 && 7 % 4 == 3 && 6 / 3 == 2', 'false'],
  ])('holds: %s; does not: %s', (holds, fails) => {
    expect(allows(holds)).toBe(true);
    expect(allows(fails)).toBe(false);
  });

  it('does not hold where a value is of another type than it takes, or a path is none', () => {
    for (const condition of [
      "data.child('n').val().length > 0",
      "data.child('t').val() > 1",
      'data.val() == data.val()',
      "data.child('n').val() && true",
      "data.child('t').val().matches('text')",
      "root.child('a#b').exists() || true",
      '$key.length.exists()',
      "data.child('t').val() - 1 == 0",
    ])
      expect(allows(condition), condition).toBe(false);
  });
});

describe('what is faulty or not served', () => {
  it.each([
    ['auth != null', '“auth” is not served here'],
    ['newData.exists()', '“newData” is not served here'],
    ['$other == 1', '“$other” is not served here'],
    ['data.getPriority() == 1', '“getPriority” is not served'],
    ["data['val']()", '“[…]” is not served'],
    ['data.constructor', 'of a value, only “length” and the methods are served'],
    ['now = 1', 'AssignmentExpression is not served'],
    ['eval("1")', 'only methods can be called'],
    ['typeof now', '“typeof” is not served'],
    ['now in data', '“in” is not served'],
    ['function () {}', 'FunctionExpression is not served'],
    ['true; false', 'not understood: “; false”'],
    ['now >', 'Unexpected token'],
  ])('is refused by name: %s', (condition, message) => {
    expect(() => rulesOf({ live: { $key: { '.read': condition } } })).toThrow(
      `database.rules.json: /live/$key/.read: ${message}`,
    );
  });

  it('is refused where it stands beside the conditions, too', () => {
    expect(() => rulesOf({ '.indexOn': ['a'] })).toThrow('“.indexOn” is not served');
    expect(() => rulesOf({ $a: {}, $b: {} })).toThrow('two names for every other key');
    expect(() => rulesOf({ a: { '.read': 1 } })).toThrow('a condition is a text, true or false');
    expect(() => rulesOf({ a: 'true' })).toThrow('“a” is not served');
    expect(() => readRules('database.rules.json', '{"rules":{},"more":1}')).toThrow(
      'one object “rules” is wanted',
    );
  });
});

describe('a right', () => {
  it('applies to everything below its path, and to nothing above or beside', () => {
    const rules = rulesOf({ a: { b: { '.read': true, c: { '.read': false } } } });
    for (const path of [
      ['a', 'b'],
      ['a', 'b', 'c'],
      ['a', 'b', 'x', 'y'],
    ])
      expect(rules.mayRead(null, path, NOW), path.join('/')).toBe(true);
    for (const path of [[], ['a'], ['x'], ['a', 'x']])
      expect(rules.mayRead(null, path, NOW), path.join('/')).toBe(false);
  });

  it('is granted to nobody without rules', () => {
    expect(rulesOf({}).mayRead(null, ['a'], NOW)).toBe(false);
    expect(mayWrite({}, null, ['a'], 1)).toBe(false);
  });
});

describe('a write', () => {
  const rules = {
    a: {
      '.write': "data.child('shut').val() !== true",
      '.validate': "newData.hasChildren(['n'])",
      n: { '.validate': 'newData.isNumber()' },
      list: { $one: { '.validate': "newData.isString() && $one != 'x'" } },
      $other: { '.validate': false },
    },
  };

  it('must be valid at its path, above it and below it', () => {
    expect(mayWrite(rules, null, ['a'], { n: 1, list: { p: 'q' } })).toBe(true);
    expect(mayWrite(rules, { a: { n: 1 } }, ['a', 'list', 'p'], 'q')).toBe(true);
    expect(mayWrite(rules, null, ['a', 'list', 'p'], 'q'), 'n is missing above').toBe(false);
    expect(mayWrite(rules, null, ['a'], { n: '1' })).toBe(false);
    expect(mayWrite(rules, null, ['a'], { n: 1, list: { x: 'q' } })).toBe(false);
    expect(mayWrite(rules, null, ['a'], { n: 1, more: true })).toBe(false);
    expect(mayWrite(rules, { a: { n: 1 } }, ['a', 'more', 'deep'], 1), 'below what nobody may').toBe(false);
  });

  it('may remove invalid data', () => {
    expect(mayWrite(rules, { a: { n: 1, more: 1 } }, ['a', 'more'], null)).toBe(true);
    expect(mayWrite(rules, { a: { n: 1 } }, ['a'], null)).toBe(true);
  });

  it('is judged by the data before it', () => {
    expect(mayWrite(rules, { a: { n: 1, shut: true } }, ['a', 'n'], 2)).toBe(false);
  });
});
