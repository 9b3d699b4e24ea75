import { describe, expect, it } from 'vitest';
import type { Expression } from './ast.ts';
import { parseRules } from './parseRules.ts';
import { RulesSource } from './RulesSource.ts';

const parse = (text: string) => parseRules(new RulesSource('test.rules', text));

/** A condition within valid rules; it begins in line 3, column 15. */
const withCondition = (condition: string) => `rules_version = '2';
service cloud.firestore { match /r/{id} {
  allow read: if ${condition};
} }`;

function conditionOf(text: string): Expression {
  const condition = parse(withCondition(text)).block.matches[0]?.block.allows[0]?.condition;
  if (!condition) throw new Error('no condition');
  return condition;
}

it('reads version, service, blocks, methods and functions', () => {
  const { version, service, block } = parse(`
    rules_version = "2";
    // shared
    function shared() { return true }
    service firebase.storage {
      /* all of it */
      match /b/{bucket}/o {
        match /a-b.c/{rest=**} { allow get, write; allow list: if false }
        function own(x, y) { let z = x; return z == y; }
      }
    }`);
  expect([version, service, [...block.functions.keys()]]).toEqual(['2', 'firebase.storage', ['shared']]);
  const outer = block.matches[0];
  expect(outer?.pattern).toEqual([
    { type: 'literal', text: 'b' },
    { type: 'single', name: 'bucket' },
    { type: 'literal', text: 'o' },
  ]);
  expect(outer?.block.functions.get('own')).toMatchObject({
    parameters: ['x', 'y'],
    bindings: [{ name: 'z' }],
  });
  const inner = outer?.block.matches[0];
  expect(inner?.pattern).toEqual([
    { type: 'literal', text: 'a-b.c' },
    { type: 'recursive', name: 'rest' },
  ]);
  const [write, list] = inner?.block.allows ?? [];
  expect([...(write?.methods ?? [])]).toEqual(['get', 'create', 'update', 'delete']);
  expect([write?.condition, [...(list?.methods ?? [])]]).toEqual([null, ['list']]);
});

it('treats files without a version as version 1', () => {
  expect(parse('service cloud.firestore {}').version).toBe('1');
});

it('records the position of each expression', () => {
  const source = new RulesSource('test.rules', withCondition('a &&\n    b.c == 1'));
  const condition = parseRules(source).block.matches[0]?.block.allows[0]?.condition;
  if (condition?.type !== 'logic') throw new Error('no conjunction');
  expect(source.describe(condition.start)).toBe('test.rules:3:18');
  expect(source.describe(condition.right.start)).toBe('test.rules:4:5');
  expect([source.quote(condition), source.quote(condition.right)]).toEqual(['a && b.c == 1', 'b.c == 1']);
});

it.each([
  ['a || b && c', '||', '&&'],
  ['a && b || c', '||', '&&'],
])('%s puts %s above %s', (text, above) => {
  expect(conditionOf(text)).toMatchObject({ type: 'logic', operator: above });
});

it('reads paths, slices, calls and a comma after the last one', () => {
  expect(conditionOf('f(/a/$(b)/(default), x[1:2], {"k": 1,},)')).toMatchObject({
    type: 'call',
    args: [
      { type: 'path', segments: [{ value: 'a' }, { type: 'name' }, { value: '(default)' }] },
      { type: 'slice' },
      { type: 'map' },
    ],
  });
});

it('distinguishes a path from a division', () => {
  expect(conditionOf('a / b')).toMatchObject({ type: 'binary', operator: '/' });
  expect(conditionOf('exists(/a/b) == /a')).toMatchObject({ right: { type: 'path' } });
});

describe('faults name file, line and column', () => {
  it.each([
    ['', '1:1: expected "service", found the end of the file'],
    ['rules_version = 2;', "1:17: rules_version is '1' or '2'"],
    ["rules_version = '3';", "1:17: rules_version is '1' or '2'"],
    [
      'service cloud.firestore {',
      '1:26: expected "match", "allow", "function" or "}", found the end of the file',
    ],
    ['service x {}\nservice y {}', '2:1: expected the end of the file, found "service"'],
    ['service x {\n  mtch /a {} }', '2:3: expected "match", "allow", "function" or "}", found "mtch"'],
    ['service x { match a {} }', '1:19: expected a path such as /rooms/{id}, found "a"'],
    [
      'service x { match /a/ {} }',
      '1:23: expected a segment of a path: a name, {name} or {name=**}, found "{"',
    ],
    [
      'service x { match /a/{b=*} {} }',
      '1:22: expected a segment of a path: a name, {name} or {name=**}, found "{"',
    ],
    [
      'service x { allow reed; }',
      '1:19: "reed" is no method; they are read, write, get, list, create, update, delete',
    ],
    ['service x { allow read if true; }', '1:24: expected ":" or ";", found "if"'],
    ['service x { function f(a { return 1; } }', '1:26: expected ",", found "{"'],
    ['service x { function f() { let a = 1; } }', '1:39: expected "return", found "}"'],
    [
      'service x { function f() { return 1; } function f() { return 2; } }',
      '1:40: the function "f" is there already',
    ],
    ['service x { function f(a,b,c,d,e,f,g,h) { return 1; } }', '1:23: a function has 7 parameters at most'],
    [
      `service x { function f() { ${'let a = 1; '.repeat(11)} return 1; } }`,
      '1:13: a function has 10 let bindings at most',
    ],
    ['/* no end', '1:1: this comment has no end'],
    [withCondition('"no end'), '3:18: this string has no end'],
    [withCondition("'\\d'"), '3:19: unknown escape "\\d" (a backslash is "\\\\")'],
    [withCondition('a # b'), '3:20: unexpected "#"'],
    [withCondition('a +'), '3:21: expected an expression, found ";"'],
    [withCondition('(a'), '3:20: expected ")", found ";"'],
    [withCondition('a ? b'), '3:23: expected ":", found ";"'],
    [withCondition('a.1'), '3:20: expected a name after ".", found "1"'],
    [withCondition('a[1:'), '3:22: expected an expression, found ";"'],
    [withCondition('{"a" 1}'), '3:23: expected ":", found "1"'],
    [withCondition('/a/$(b'), '3:24: expected ")", found ";"'],
    [withCondition('/a/'), '3:21: expected a segment of a path: a name or $(...), found ";"'],
    [withCondition('('.repeat(200)), '3:118: this expression is nested too deeply'],
    [withCondition('!'.repeat(200)), '3:118: this expression is nested too deeply'],
    [`service x ${'{ match /a '.repeat(20)}`, '1:143: matches are nested too deeply'],
  ])('%j: %s', (text, message) => {
    expect(() => parse(text)).toThrow(`test.rules:${message}`);
  });
});
