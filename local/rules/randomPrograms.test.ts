// @isolation backend

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { decide } from './decide/decide.ts';
import { ANY_SEGMENT } from './decide/matchPath.ts';
import { DocumentReads } from './evaluate/DocumentReads.ts';
import { Lazy } from './evaluate/Scope.ts';
import { readRuleset } from './RulesFile.ts';
import { RulesFault } from './syntax/RulesFault.ts';
import { RulesSource } from './syntax/RulesSource.ts';
import { evaluateText } from './testing/evaluateText.ts';
import { EvaluationError, Float, Timestamp } from './values/RulesValue.ts';
import { type Outcome, PartialList, PartialMap, UNKNOWN } from './values/Uncertain.ts';

const variables: Readonly<Record<string, Outcome>> = {
  text: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  big: 2n ** 63n - 1n,
  odd: new Float(Number.NaN),
  none: null,
  list: ['a', 1n, null, [new Float(0.5)]],
  map: new Map([['a', new Map([['a', 1n]])]]),
  time: new Timestamp(0n),
  unknown: UNKNOWN,
  some: new PartialMap(new Map([['a', 1n]])),
  few: new PartialList([1n]),
};

const METHODS = [
  ...[
    'size',
    'lower',
    'upper',
    'trim',
    'toSet',
    'keys',
    'values',
    'year',
    'toMillis',
    'date',
    'time',
    'toUtf8',
  ],
  ...['toBase64', 'affectedKeys', 'seconds', 'nanos', 'latitude', 'dayOfYear'],
];
const METHODS_OF_ONE = [
  ...[
    'matches',
    'split',
    'hasAny',
    'hasAll',
    'hasOnly',
    'concat',
    'removeAll',
    'join',
    'diff',
    'union',
    'bind',
  ],
  ...['intersection', 'difference', 'distance'],
];
const FUNCTIONS = [
  ...[
    'int',
    'float',
    'string',
    'bool',
    'path',
    'debug',
    'exists',
    'get',
    'getAfter',
    'existsAfter',
    'math.abs',
  ],
  ...[
    'math.round',
    'math.sqrt',
    'math.isNaN',
    'timestamp.value',
    'duration.abs',
    'hashing.md5',
    'hashing.crc32c',
  ],
];
const OPERATORS = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', 'in', '&&', '||'];
const LITERALS = [
  ...[
    '0',
    '1',
    '9223372036854775807',
    '1.5',
    '""',
    '"a"',
    '"(a+)+$"',
    '"a/b"',
    'true',
    'false',
    'null',
    '[]',
    '{}',
  ],
  ...['/a/b', '{"a": 1}', '["a", 1]', '"[a-z]{1,500}"'],
];

/** Valid programs with every kind of expression; most of them are nonsense. */
const arbitraryProgram = fc.letrec<{ expression: string }>((tie) => {
  const inner = tie('expression');
  const oneOf = (values: readonly string[]) => fc.constantFrom(...values);
  return {
    expression: fc.oneof(
      { maxDepth: 5, depthSize: 'medium' },
      oneOf([...LITERALS, ...Object.keys(variables)]),
      fc
        .tuple(inner, oneOf(OPERATORS), inner)
        .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
      fc.tuple(inner, oneOf(METHODS)).map(([object, name]) => `(${object}).${name}()`),
      fc
        .tuple(inner, oneOf(METHODS_OF_ONE), inner)
        .map(([object, name, arg]) => `(${object}).${name}(${arg})`),
      fc.tuple(oneOf(FUNCTIONS), inner).map(([name, arg]) => `${name}(${arg})`),
      fc.tuple(inner, inner).map(([object, arg]) => `(${object}).get(${arg}, 1)`),
      fc.tuple(inner, inner, inner).map(([object, from, to]) => `(${object})[${from}:${to}]`),
      fc.tuple(inner, inner).map(([object, index]) => `(${object})[${index}]`),
      fc.tuple(inner, inner, inner).map(([test, yes, no]) => `(${test} ? ${yes} : ${no})`),
      fc
        .tuple(inner, oneOf(['string', 'int', 'map', 'list', 'float']))
        .map(([object, type]) => `(${object} is ${type})`),
      inner.map((object) => `!(${object})`),
      inner.map((object) => `-(${object})`),
      inner.map((object) => `(${object}).a`),
      inner.map((segment) => `/a/$(${segment})`),
      fc.tuple(inner, inner).map(([first, second]) => `[${first}, ${second}]`),
      fc.tuple(inner, inner).map(([key, value]) => `{${key}: ${value}}`),
    ),
  };
}).expression;

describe('random programs', () => {
  it('always end in a value, an unknown value or a rules error', () => {
    let values = 0;
    fc.assert(
      fc.property(arbitraryProgram, (program) => {
        if (!(evaluateText(program, { variables }) instanceof EvaluationError)) values++;
      }),
      { seed: 4, numRuns: runs(3000) },
    );
    // Nonsense mostly fails; if everything failed, the test would show nothing.
    expect(values).toBeGreaterThan(runs(300));
  });

  it('give the same result when evaluated again', () => {
    fc.assert(
      fc.property(arbitraryProgram, (program) => {
        const [first, second] = [evaluateText(program, { variables }), evaluateText(program, { variables })];
        expect(String(second)).toBe(String(first));
      }),
      { seed: 5, numRuns: runs(300) },
    );
  });

  it('are either refused as rules with a fault, or decide', () => {
    fc.assert(
      fc.property(arbitraryProgram, arbitraryProgram, (program, value) => {
        const text = `service cloud.firestore { function f(${Object.keys(variables).slice(0, 6).join(', ')}) {
          let time = ${value}; return ${program}; } match /{unknown}/{some}/{few} { allow list: if f(1, unknown, some, null, [few], {}); } }`;
        const request = { method: 'list', path: ['a', 'b', ANY_SEGMENT], variables: none, reads } as const;
        try {
          decide(readRuleset(new RulesSource('test.rules', text), 'cloud.firestore'), request);
        } catch (error) {
          expect(error).toBeInstanceOf(RulesFault);
        }
      }),
      { seed: 6, numRuns: runs(1000) },
    );
  });
});

const none = new Map([
  ['request', new Lazy(() => null)],
  ['resource', new Lazy(() => null)],
]);
const reads = new DocumentReads(() => null);

describe('random texts', () => {
  const fragments = [
    ...[
      'service',
      'cloud.firestore',
      'match',
      '/',
      '/a/{b}',
      '{',
      '}',
      'allow',
      'read',
      ':',
      'if',
      'true',
      ';',
    ],
    ...[
      'function',
      'f',
      '(',
      ')',
      'return',
      'let',
      '=',
      '"',
      "'",
      '\\',
      '[',
      ']',
      ',',
      '$',
      '&&',
      '//',
      '/*',
      '*/',
      '\n',
      '1',
    ],
  ];
  it('are either parsed or refused with the position of the fault', () => {
    const arbitraryText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join(' ')),
      fc
        .array(fc.constantFrom(...fragments), { maxLength: 20 })
        .map((parts) => `service cloud.firestore { match /a/{b} { allow read: if ${parts.join('')}; } }`),
    );
    fc.assert(
      fc.property(arbitraryText, (text) => {
        try {
          readRuleset(new RulesSource('test.rules', text), 'cloud.firestore');
        } catch (error) {
          expect(error).toBeInstanceOf(RulesFault);
          expect((error as RulesFault).message).toMatch(/^test\.rules:\d+:\d+: /);
        }
      }),
      { seed: 7, numRuns: runs(3000) },
    );
  });
});
