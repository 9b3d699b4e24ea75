import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { AddressBudget } from './AddressBudget.ts';
import { ADDRESS_LIMITS, BROWSER_LIMITS } from './limits.ts';
import { RealtimeConnection } from './RealtimeConnection.ts';
import { RealtimeDatabase } from './RealtimeDatabase.ts';
import { RealtimeRules } from './rules/RealtimeRules.ts';
import { readRules } from './rules/readRules.ts';
import { framesOf } from './wire/MessageReader.ts';

const OPEN = new RealtimeRules(readRules('rules', '{"rules":{".read":true,".write":true}}'));

let clock = 0;
let database: RealtimeDatabase;
let number = 0;
/** The budget of the address from which all clients connect. */
let budget: AddressBudget;

beforeEach(() => {
  clock = 0;
  database = new RealtimeDatabase(() => clock);
  budget = new AddressBudget(clock);
});

/** Opens a client that receives its messages at once. */
function open(rules: RealtimeRules | null = OPEN) {
  const heard: { r?: number; a?: string; b: { s?: string; p?: string; d?: unknown } }[] = [];
  const send = (message: string) => {
    const { t, d } = JSON.parse(message);
    if (t === 'd') heard.push(d);
  };
  const connection = new RealtimeConnection({
    database,
    rules: () => rules,
    limits: BROWSER_LIMITS,
    budget,
    send,
    now: () => clock,
  });
  return {
    heard,
    end: () => connection.end(),
    take: (frame: string) => connection.take(frame),
    /** Sends a request, and returns the status of its response. */
    ask: (a: string, b?: unknown) => {
      number += 1;
      for (const frame of framesOf(JSON.stringify({ t: 'd', d: { r: number, a, b } })))
        connection.take(frame);
      return heard.find(({ r }) => r === number)?.b.s;
    },
  };
}

const valueSeenBy = (client: ReturnType<typeof open>, p: string) => {
  client.ask('g', { p });
  return client.heard.at(-1)?.b.d;
};

describe('what a client sends', () => {
  it('is sent to its own listeners before it is acknowledged, so that their view does not fall back', () => {
    const client = open();
    client.ask('q', { p: '/a' });
    client.ask('p', { p: '/a/b', d: 1 });
    expect(client.heard.map(({ a, b }) => a ?? b.s)).toEqual(['d', 'ok', 'd', 'ok']);
    client.ask('n', { p: '/a' });
    client.ask('p', { p: '/a/b', d: 2 });
    expect(client.heard.map(({ a, b }) => a ?? b.s).slice(4)).toEqual(['ok', 'ok']);
  });

  it('may come in pieces', () => {
    const client = open();
    const text = 'x'.repeat(900);
    expect(client.ask('p', { p: '/a', d: text })).toBe('ok');
    client.take('2');
    const message = JSON.stringify({ t: 'd', d: { r: 9999, a: 'p', b: { p: '/b', d: text } } });
    client.take(message.slice(0, 300));
    client.take(message.slice(300));
    expect(valueSeenBy(client, '/b')).toBe(text);
  });

  it('is refused by name where it is not served, and the connection goes on', () => {
    const client = open();
    expect(client.ask('q', { p: '/a', q: { l: 3 }, t: 1 })).toBe('invalid_data');
    expect(client.ask('g', { p: '/a', q: { sp: 1 } })).toBe('invalid_data');
    expect(client.ask('constructor', {})).toBe('invalid_data');
    expect(client.ask('p', { p: '/a', d: { '.priority': 1, '.value': 2 } })).toBe('invalid_data');
    expect(client.ask('p', { p: '/a.b', d: 1 })).toBe('invalid_data');
    expect(client.ask('m', { p: '/a', d: { b: 1, 'b/c': 2 } })).toBe('invalid_data');
    expect(client.ask('p', { p: '/a', d: 1, h: 'stale' })).toBe('datastale');
    expect(client.ask('s', { c: { 'sdk.js.12-19-0': 1 } })).toBe('ok');
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"t":"x"}',
    '{"t":"d"}',
    '{"t":"d","d":{"r":"1","a":"p"}}',
    '999999',
    '9',
    '{"t":"d","d":{"r":1,"a":"p","b":{}}}',
  ])('ends the connection where no SDK sends it: %s', (frame) => {
    const client = open();
    expect(() => {
      client.take(frame);
      // First a frame count that is too high, then more text than announced.
      for (let piece = 0; piece < 9; piece++) client.take('x'.repeat(16_000));
    }).toThrow();
  });
});

describe('any frames at all', () => {
  const path = fc.constantFrom('/', '/a', '/a/b', '/__proto__/x', '/a.b', '//', 'constructor');
  const word = fc.constantFrom(
    'q',
    'n',
    'g',
    'p',
    'm',
    'o',
    'om',
    'oc',
    's',
    'auth',
    'gauth',
    '__proto__',
    'x',
  );
  const body = fc.record(
    { p: path, d: fc.jsonValue(), h: fc.option(fc.string()), q: fc.jsonValue() },
    { requiredKeys: [] },
  );
  const request = fc.record({
    t: fc.constantFrom('d', 'c', 'x'),
    d: fc.record({ r: fc.integer(), a: word, b: body }),
  });
  const frame = fc.oneof(
    request.map((each) => JSON.stringify(each)),
    fc.json(),
    fc.string(),
    fc.nat(20).map(String),
  );

  it('get a response or end the connection: the database stays intact, and other listeners keep receiving', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 20 }), (frames) => {
        database = new RealtimeDatabase(() => clock);
        const [attacker, witness] = [open(), open(null)];
        witness.ask('q', { p: '/safe' });
        try {
          for (const each of frames) attacker.take(each);
        } catch {
          // A client that sends such a message loses its connection.
        }
        attacker.end();
        witness.ask('p', { p: '/safe', d: 'heard' });
        expect(witness.heard.some(({ a, b }) => a === 'd' && b.p === 'safe' && b.d === 'heard')).toBe(true);
        expect('polluted' in {}).toBe(false);
        const whole = valueSeenBy(witness, '/');
        expect(JSON.parse(JSON.stringify(whole))).toEqual(whole);
      }),
    );
  });
});

describe('what one socket may cost', () => {
  it('is twenty writes a second, and as many again after a pause; refused writes change nothing', () => {
    const client = open();
    const statuses = Array.from({ length: 60 }, (_, n) => client.ask('p', { p: '/n', d: n }));
    expect(statuses.filter((status) => status === 'ok')).toHaveLength(40);
    expect(statuses.at(-1)).toBe('too_many_writes');
    expect(valueSeenBy(client, '/n')).toBe(39);
    clock += 500;
    expect(
      Array.from({ length: 12 }, () => client.ask('p', { p: '/n', d: 1 })).filter((s) => s === 'ok'),
    ).toHaveLength(10);
  });

  it('is a hundred messages a second: a flood ends the connection', () => {
    const client = open();
    expect(() => Array.from({ length: 201 }, () => client.take('0'))).toThrow('Too many messages');
  });

  it('is a kilobyte for a value and 64 for a message', () => {
    const client = open();
    expect(client.ask('p', { p: '/a', d: 'x'.repeat(1022) })).toBe('ok');
    expect(client.ask('p', { p: '/a', d: 'x'.repeat(1023) })).toBe('invalid_data');
    expect(client.ask('o', { p: '/a', d: 'x'.repeat(1023) })).toBe('invalid_data');
    const many = Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${n}`, 1]));
    expect(client.ask('m', { p: '/a', d: many })).toBe('invalid_data');
    expect(() => client.ask('p', { p: '/a', d: 'x'.repeat(70_000) })).toThrow('too long');
  });

  it('is fifty listeners and twenty onDisconnect writes', () => {
    const client = open();
    const listens = Array.from({ length: 51 }, (_, n) => client.ask('q', { p: `/a${n}` }));
    expect(listens.indexOf('too_many_listens')).toBe(50);
    clock += 10_000;
    const farewells = Array.from({ length: 21 }, (_, n) => client.ask('o', { p: `/a${n}`, d: 1 }));
    expect(farewells.indexOf('too_many_writes')).toBe(20);
  });

  it('is a hundred keys at one path, whoever made them', () => {
    const client = open();
    const add = (n: number) => {
      clock += 1000;
      return client.ask('p', { p: `/here/k${n}/at`, d: n });
    };
    expect(Array.from({ length: 101 }, (_, n) => add(n)).indexOf('too_many_keys')).toBe(100);
    expect(client.ask('p', { p: '/here/k5/at', d: 0 })).toBe('ok');
    expect(client.ask('p', { p: '/here/k5', d: null })).toBe('ok');
    expect(add(101)).toBe('ok');
  });
});

describe('what all sockets of one address may cost together', () => {
  /** Opens that many clients, whose responses are ignored; each sends one message. */
  const sendFromMany = (count: number, a: string, b: unknown) => {
    let sent = 0;
    for (; sent < count; sent++)
      try {
        open().ask(a, b);
      } catch {
        break;
      }
    return sent;
  };

  it('limits all writes: more are refused, and accepted a second later', () => {
    const clients = Array.from({ length: 40 }, () => open());
    const writeAll = () =>
      clients.flatMap((client) =>
        Array.from({ length: 40 }, () => client.ask('p', { p: '/n', d: 1 })).filter((s) => s === 'ok'),
      ).length;
    expect(writeAll()).toBe(2 * ADDRESS_LIMITS.writesPerSecond);
    clock += 1000;
    expect(writeAll()).toBe(ADDRESS_LIMITS.writesPerSecond);
  });

  it('limits all messages: one too many ends its connection', () => {
    const most = 2 * ADDRESS_LIMITS.messagesPerSecond;
    expect(sendFromMany(most + 1, 's', {})).toBe(most);
  });

  it('limits sent bytes', () => {
    const sent = sendFromMany(100, 's', 'x'.repeat(60_000));
    expect(sent).toBe(Math.floor(ADDRESS_LIMITS.bytesPerSecond / 60_050));
  });

  it('limits read bytes', () => {
    database.write([{ path: ['large'], json: 'x'.repeat(500_000) }], { rules: null, siblings: 1 });
    expect(sendFromMany(100, 'g', { p: '/large' })).toBe(5);
    clock += 10_000;
    expect(sendFromMany(100, 'q', { p: '/large' })).toBe(5);
  });

  it('limits bytes for other listeners', () => {
    for (let count = 0; count < 500; count++) database.listen(['busy'], () => {}, null);
    const writer = open();
    const write = () => writer.ask('p', { p: '/busy', d: 'x'.repeat(1000) });
    expect(() => Array.from({ length: 40 }, write)).toThrow('Too many messages');
  });
});

describe('the end of a connection', () => {
  it('runs its onDisconnect writes, where the rules still allow them, and sends it nothing more', () => {
    let isOpen = true;
    const rules = { mayRead: () => true, mayWrite: () => isOpen } as unknown as RealtimeRules;
    const [leaver, other] = [open(rules), open()];
    other.ask('q', { p: '/' });
    leaver.ask('q', { p: '/' });
    leaver.ask('om', { p: '/here', d: { a: 'gone', b: null } });
    leaver.ask('o', { p: '/there', d: 1 });
    leaver.ask('oc', { p: '/there' });
    const told = leaver.heard.length;
    leaver.end();
    expect(valueSeenBy(other, '/')).toEqual({ here: { a: 'gone' } });
    expect(leaver.heard).toHaveLength(told);
    const late = open(rules);
    late.ask('o', { p: '/late', d: 1 });
    isOpen = false;
    late.end();
    expect(valueSeenBy(other, '/late')).toBeNull();
  });
});
