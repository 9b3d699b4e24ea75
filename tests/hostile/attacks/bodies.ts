import type { Choices } from '../../../core/testing/choices.ts';
import { poison, spoilValue } from './values.ts';

/** Returns an invalid body; `value` is the endpoint's own body: JSON, or text of another type. */
type Attack = (choices: Choices, value: unknown) => Buffer;

const JSON_ATTACKS: Readonly<Record<string, Attack>> = {
  wrongValue: (choices, value) => json(spoilValue(choices, value)),
  twoWrongValues: (choices, value) => json(spoilValue(choices, spoilValue(choices, value))),
  prototypeKey: (choices, value) => Buffer.from(poison(choices, value)),
  deep: (choices) => {
    const [open, close] = choices.oneOf([
      ['[', ']'],
      ['{"a":', '}'],
      ['{"mapValue":{"fields":{"a":', '}}}'],
    ] as const);
    const depth = choices.oneOf([90, 300, 5000, 12_000]);
    return Buffer.from(open.repeat(depth) + (choices.isTrue() ? `1${close.repeat(depth)}` : ''));
  },
  deepInside: (choices, value) => {
    const depth = choices.oneOf([30, 150, 4000]);
    const nest = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    return Buffer.from(
      toText(value).replace(/"[^"]*"|\d+/g, (found) => (choices.below(6) === 0 ? nest : found)),
    );
  },
  huge: (choices, value) => {
    const size = choices.oneOf([70_000, 70_000, 70_000, 300_000, 300_000, 1_200_000, 12_000_000]);
    const filler = 'x'.repeat(size);
    const body = typeof value === 'object' && value !== null ? { ...value, filler } : { filler };
    return choices.isTrue() ? json(body) : Buffer.from(`[${'0,'.repeat(size / 2)}0]`);
  },
};

const ANY_ATTACKS: Readonly<Record<string, Attack>> = {
  empty: () => Buffer.alloc(0),
  cut: (choices, value) => toBytes(value).subarray(0, choices.below(toBytes(value).length)),
  badUtf8: (choices, value) => {
    const bytes = Buffer.from(toBytes(value));
    const bad = choices.oneOf([[0xff, 0xfe], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0x00], [0xef, 0xbb, 0xbf]]);
    const at = choices.below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(bad), bytes.subarray(at)]);
  },
  flipped: (choices, value) => {
    const bytes = Buffer.from(toBytes(value));
    for (let n = choices.below(6); n >= 0; n--) bytes[choices.below(bytes.length)] = choices.below(256);
    return bytes;
  },
  otherJson: (choices) =>
    Buffer.from(
      choices.oneOf([
        'null',
        '[]',
        '""',
        '0',
        'true',
        '[{}]',
        '{"length":-1}',
        'NaN',
        '{}{}',
        '\u2028',
        '{"a":1,}',
      ]),
    ),
  noise: (choices) => Buffer.from(Array.from({ length: choices.below(500) }, () => choices.below(256))),
};

/** Returns a body that must be refused, and the attack's name. */
export function badBody(choices: Choices, value: unknown): { name: string; body: Buffer } {
  const attacks =
    typeof value === 'string' ? ANY_ATTACKS : { ...JSON_ATTACKS, ...JSON_ATTACKS_TWICE, ...ANY_ATTACKS };
  const [name, attack] = choices.oneOf(Object.entries(attacks));
  return { name, body: attack(choices, value ?? {}) };
}

/** The most effective attack, which is listed twice so that it is drawn more often. */
const JSON_ATTACKS_TWICE = { wrongValueAgain: JSON_ATTACKS.wrongValue } as Record<string, Attack>;

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value) ?? 'null');
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function toBytes(value: unknown): Buffer {
  return Buffer.from(toText(value));
}
