import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRuleset } from '../RulesFile.ts';
import { RulesSource } from '../syntax/RulesSource.ts';

const check = (text: string, service = 'cloud.firestore') =>
  readRuleset(new RulesSource('test.rules', text), service);

/** Rules with a condition in line 2, column 16, and functions behind it. */
const rules = (condition: string, functions = '') => `service cloud.firestore { match /r/{id} {
  allow write: if ${condition};
  ${functions}
} }`;

it('accepts valid rules with functions in any order', () => {
  const functions = `function f(x) { let y = g(x); let z = y; return x is string && z && id == x; }
  function g(x) { return x.matches('a+') && math.abs(1) == 1 && exists(/a/$(id)); }`;
  expect(check(rules('f(request.auth.uid) && resource == null', functions)).version).toBe('1');
});

it('finds faults that a function of the same name in an inner block hides', () => {
  const text = `service cloud.firestore {
    function f() { return g(); }
    function g() { return true; }
    match /r/{id} { function g() { return f(); } allow read: if g(); }
  }`;
  expect(() => check(text)).not.toThrow();
});

it.each([
  [rules('reqest.auth != null'), '2:19: there is nothing called "reqest"'],
  [rules('true', 'function f() { return x; }'), '3:25: there is nothing called "x"'],
  [rules('true', 'function f() { let a = b; let b = 1; return a; }'), '3:26: there is nothing called "b"'],
  [rules('isOwner()'), '2:19: there is no function "isOwner"'],
  [rules('f()', 'function f(x) { return x; }'), '2:19: "f" takes 1 arguments, not 0'],
  [rules('math.round(1, 2) == 1'), '2:19: "math.round" takes 1 arguments, not 2'],
  [rules('maths.round(1) == 1'), '2:19: there is no function "maths.round"'],
  [rules('firestore.get(/a/b) == 1'), '2:19: there is no function "firestore.get"'],
  [rules('id.size(1) == 1'), '2:19: "size" takes 0 arguments, not 1'],
  [rules('id is text'), '2:19: there is no type "text"'],
  [rules("id.matches('(a)\\\\1')"), '2:19: this is no pattern'],
  [rules("id.matches('(?=a)')"), '2:19: this is no pattern'],
  [rules("id.matches('(?<!a)b')"), '2:19: this is no pattern'],
  [rules("id.matches('(')"), '2:19: this is no pattern'],
  [rules('f(1)', 'function f(x) { return f(x); }'), '3:3: the function "f" calls itself'],
  [
    rules('f()', 'function f() { return g(); } function g() { return f(); }'),
    '3:3: the function "f" calls itself',
  ],
  [rules('true', chain(22)), 'go more than 20 deep'],
  ['service cloud.fire {}', '1:1: there is no service cloud.fire'],
  ['service firebase.storage {}', '1:1: these are rules for firebase.storage, not for cloud.firestore'],
])('refuses %j: %s', (text, message) => {
  expect(() => check(text)).toThrow(message);
});

it('warns of every unknown method with its position, and accepts the rules as production does', () => {
  const warnings: string[] = [];
  const text = rules('id.sise() == 1 && f(id)', 'function f(x) { return x.upper().sizes() > 0; }');
  const source = new RulesSource('test.rules', text);
  readRuleset(source, 'cloud.firestore', ({ message }) => warnings.push(message));
  expect(warnings.sort()).toEqual([
    'test.rules:2:19: no type has a method "sise": it fails when it is called',
    'test.rules:3:26: no type has a method "sizes": it fails when it is called',
  ]);
});

it('checks functions that are reached in many ways once', () => {
  const layers = Array.from(
    { length: 18 },
    (_, n) =>
      `function f${n}() { return f${n + 1}() && g${n + 1}(); } function g${n}() { return f${n + 1}() || g${n + 1}(); }`,
  );
  const last = 'function f18() { return true; } function g18() { return true; }';
  expect(() => check(rules('f0()', [...layers, last].join(' ')))).not.toThrow();
});

it.each([
  ['firestore.rules', 'cloud.firestore'],
  ['storage.rules', 'firebase.storage'],
])('takes the project’s %s', (file, service) => {
  expect(check(readFileSync(file, 'utf8'), service).version).toBe('2');
});

function chain(length: number): string {
  const links = Array.from({ length }, (_, n) => `function f${n}() { return f${n + 1}(); }`);
  return [...links, `function f${length}() { return true; }`].join(' ');
}
