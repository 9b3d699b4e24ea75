import { describe, expect, it } from 'vitest';
import { DocumentReads } from '../evaluate/DocumentReads.ts';
import { Lazy } from '../evaluate/Scope.ts';
import { readRuleset } from '../RulesFile.ts';
import type { Method } from '../syntax/ast.ts';
import { RulesSource } from '../syntax/RulesSource.ts';
import { type Decision, decide } from './decide.ts';
import { ANY_SEGMENT, ANY_SEGMENTS, type PathPart } from './matchPath.ts';

/** Decides on a path by rules for it; there is one document, `/known`. */
function ask(
  rules: string,
  path: readonly PathPart[] = ['r', '1'],
  method: Method = 'get',
  version = '2',
): Decision {
  const text = `rules_version = '${version}'; service cloud.firestore { ${rules} }`;
  const ruleset = readRuleset(new RulesSource('test.rules', text), 'cloud.firestore');
  const none = new Lazy(() => null);
  const variables = new Map([
    ['request', none],
    ['resource', none],
  ]);
  const reads = new DocumentReads(({ segments }) => (segments[0] === 'known' ? new Map() : null));
  return decide(ruleset, { method, path, variables, reads });
}

const isAllowed = (...args: Parameters<typeof ask>) => ask(...args).isAllowed;
const rule = (condition: string, functions = '') =>
  `match /r/{id} { ${functions} allow read: if ${condition}; }`;

describe('let and arguments', () => {
  it('are evaluated only where they are needed', () => {
    const functions = `function f(x) { let bad = 1 / 0; let y = bad; return id == '1' || y == x; }`;
    expect(isAllowed(rule('f(1 / 0)', functions))).toBe(true);
    expect(isAllowed(rule('!f(1 / 0)', functions))).toBe(false);
  });

  it('are evaluated once, even if they have no value', () => {
    const uses = Array.from({ length: 30 }, () => 'x').join(' && ');
    const costly = `exists(/known/a)`;
    expect(isAllowed(rule(`f(${costly})`, `function f(x) { let y = x; return ${uses} && y; }`))).toBe(true);
    expect(isAllowed(rule('f(1 / 0 == 1)', 'function f(x) { return (x || true) && (x || true); }'))).toBe(
      true,
    );
  });

  it('see the names where they are defined, not where they are used', () => {
    const functions = `function f(x) { let id = 'inner'; return x == '1' && g() == '1' && id == 'inner'; }
      function g() { return id; }`;
    expect(isAllowed(rule('f(id)', functions))).toBe(true);
  });

  it('prefer an inner function to an outer one of the same name', () => {
    const rules = `function f() { return false; } match /r/{id} { function f() { return true; } allow get: if f(); }`;
    expect(isAllowed(rules)).toBe(true);
  });
});

describe('rules', () => {
  it('allow when one of them does, even if others fail', () => {
    const match = (condition: string) => `match /r/{id} { allow get: if ${condition}; }`;
    expect(isAllowed(`${match('1 / 0 == 1')} ${match('false')} match /{a}/{b} { allow get; }`)).toBe(true);
    expect(isAllowed(`${match('1 / 0 == 1')} ${match('false')}`)).toBe(false);
    expect(isAllowed(match('"true"'))).toBe(false);
    expect(isAllowed(match('null'))).toBe(false);
  });

  it('are chosen by method', () => {
    const rules = 'match /r/{id} { allow read; allow create: if true; }';
    const methods: Method[] = ['get', 'list', 'create', 'update', 'delete'];
    expect(methods.map((method) => isAllowed(rules, ['r', '1'], method))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('hold for whole paths, nested or not', () => {
    const rules = 'match /r/{id} { allow get: if false; match /s/{sub} { allow get: if id + sub == "12"; } }';
    expect(isAllowed(rules, ['r', '1', 's', '2'])).toBe(true);
    expect(isAllowed(rules, ['r', '1'])).toBe(false);
    expect(isAllowed(rules, ['r', '1', 's', '2', 't', '3'])).toBe(false);
    expect(isAllowed('match /r/{id} { allow get; }', ['R', '1'])).toBe(false);
  });
});

describe('{x=**}', () => {
  const deep = (condition: string) => `match /r/{rest=**} { allow get: if ${condition}; }`;
  it.each([
    ['2', ['r'], true],
    ['1', ['r'], false],
    ['1', ['r', 'a', 'b'], true],
    ['2', ['r', 'a', 'b'], true],
    ['2', ['s', 'a'], false],
  ] as const)('in version %s matches %j: %s', (version, path, matches) => {
    expect(isAllowed(deep('true'), path, 'get', version)).toBe(matches);
  });

  it('is a path, and may stand in the middle', () => {
    expect(isAllowed(deep('rest == /a/b && rest[1] == "b"'), ['r', 'a', 'b'])).toBe(true);
    const middle = 'match /{above=**}/s/{id} { allow get: if above == path("r/1") && id == "2"; }';
    expect(isAllowed(middle, ['r', '1', 's', '2'])).toBe(true);
    expect(isAllowed(middle, ['r', '1', 't', '2'])).toBe(false);
  });
});

describe('paths of queries', () => {
  it('have ids that are not known', () => {
    expect(isAllowed('match /r/{id} { allow list: if true || id == "1"; }', ['r', ANY_SEGMENT], 'list')).toBe(
      true,
    );
    expect(isAllowed('match /r/{id} { allow list: if id != "1"; }', ['r', ANY_SEGMENT], 'list')).toBe(false);
    expect(isAllowed('match /r/1 { allow list; }', ['r', ANY_SEGMENT], 'list')).toBe(false);
  });

  it('of groups need a rule for every depth, which version 1 has not', () => {
    const group: readonly PathPart[] = [ANY_SEGMENTS, 's', ANY_SEGMENT];
    expect(isAllowed('match /{above=**}/s/{id} { allow list; }', group, 'list')).toBe(true);
    expect(isAllowed('match /{all=**} { allow list; }', group, 'list')).toBe(true);
    expect(isAllowed('match /{all=**} { allow list; }', group, 'list', '1')).toBe(false);
    expect(isAllowed('match /r/{id}/s/{sub} { allow list; }', group, 'list')).toBe(false);
    expect(isAllowed('match /s/{id} { allow list; }', group, 'list')).toBe(false);
  });
});

it('says which part of which rule refused', () => {
  const functions = 'function f(x) { return x == 1 && x.size() == 1; }';
  const decision = ask(rule('id == "1" && f(1)', functions));
  if (decision.isAllowed) throw new Error('allowed');
  expect(decision.refusals).toMatchObject([{ why: 'an int has no method size' }]);
});

it('ends in time for functions that call each other in pairs', () => {
  const layers = Array.from(
    { length: 19 },
    (_, n) => `function f${n}() { return f${n + 1}() && f${n + 1}(); }`,
  );
  const functions = [...layers, 'function f19() { return [1].hasAll([1]); }'].join(' ');
  const decision = ask(rule('f0()', functions));
  if (decision.isAllowed) throw new Error('allowed');
  expect(decision.refusals).toMatchObject([{ why: 'this takes too many steps' }]);
});
