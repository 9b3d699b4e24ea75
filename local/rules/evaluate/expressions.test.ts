import { describe, expect, it } from 'vitest';
import { evaluateText } from '../testing/evaluateText.ts';
import { Bytes, EvaluationError, Float, LatLng, Timestamp } from '../values/RulesValue.ts';

const variables = {
  text: 'Schlüssel 🗝',
  list: [1n, 2n, 2n],
  map: new Map([['a', new Map([['b', 1n]])]]),
  float: new Float(1),
  nan: new Float(Number.NaN),
  bytes: new Bytes(Buffer.from([0, 255])),
  time: new Timestamp(BigInt(Date.parse('2024-02-29T12:34:56.789Z')) * 1_000_000n + 12n),
  before1970: new Timestamp(-1n),
  berlin: new LatLng(52.52, 13.405),
  paris: new LatLng(48.8566, 2.3522),
};

const HOLDS = {
  numbers: [
    '1 == 1.0 && 1.0 is float && !(1.0 is int) && 1 is int && !(1 is float) && 1.0 is number && 1 is number',
    'float == 1 && float is float && nan != nan',
    '7 / 2 == 3 && -7 / 2 == -3 && 7 % 3 == 1 && -7 % 3 == -1 && 7 / 2.0 == 3.5',
    '2 + 3 * 4 == 14 && (2 + 3) * 4 == 20 && 10 - 2 - 3 == 5 && 1 - -1 == 2',
    '1 < 2 && 2 <= 2.0 && 3 > 2.5 && 9007199254740993 > 9007199254740992.0 && !(nan < 1) && !(nan >= 1)',
    'int("42") == 42 && int(-1.9) == -1 && float("1.5e1") == 15.0 && float(2) is float && string(1.5) == "1.5"',
    'math.abs(-3) == 3 && math.abs(-3) is int && math.abs(-0.5) == 0.5 && math.ceil(1.2) == 2',
    'math.floor(-1.2) == -2 && math.round(1.5) == 2 && math.pow(2, 3) == 8 && math.sqrt(9) == 3.0',
    'math.isNaN(nan) && math.isInfinite(1 / 0.0) && !math.isInfinite(1)',
  ],
  strings: [
    'text.size() == 11 && "".size() == 0 && text.upper() == "SCHLÜSSEL 🗝" && " a ".trim() == "a"',
    '"a" + "b" == "ab" && "a" < "b" && "Z" < "a" && "～" < "🗝"',
    '"abc".matches("abc") && "abc".matches("a.c") && !"xabc".matches("abc") && !"abcx".matches("a|abc")',
    '"a-b-c".split("-") == ["a", "b", "c"] && "a1b22".replace("[0-9]+", "$0") == "a$0b$0"',
    '"abc"[0] == "a" && "abcd"[1:3] == "bc" && "🗝a"[1] == "a" && "abc"[3:3] == ""',
    '"tab\\there" == "tab\there" && \'it\\\'s\' == "it\'s" && "a".toUtf8().toHexString() == "61"',
    'bool("true") && !bool("false") && bool(true) && string(null) == "null" && string(true) == "true"',
  ],
  lists: [
    'list.size() == 3 && 2 in list && 2.0 in list && !(3 in list) && list[0] == 1 && list[1:3] == [2, 2]',
    'list.hasAll([1, 2]) && !list.hasAll([1, 3]) && list.hasAny([3, 2]) && !list.hasAny([3]) && [].hasOnly([])',
    'list.hasOnly([2, 1]) && !list.hasOnly([1]) && list.hasOnly([1, 2, 3].toSet())',
    'list.toSet().size() == 2 && list.toSet() == [2, 1].toSet() && list.toSet() is set && [1, 1] != [1]',
    'list.concat([3]) == [1, 2, 2, 3] && list.removeAll([2]) == [1] && ["a", "b"].join(", ") == "a, b"',
    '[1].toSet().union([2].toSet()) == list.toSet() && list.toSet().difference([1].toSet()) == [2].toSet()',
    'list.toSet().intersection([2, 5].toSet()) == [2].toSet() && 1 in list.toSet() && list.toSet().hasOnly([1, 2])',
    '[1, [2, {"a": null}]] == [1.0, [2, {"a": null}]] && [1, 2,] == [1, 2]',
  ],
  maps: [
    'map.a.b == 1 && map["a"]["b"] == 1 && "a" in map && !("b" in map) && map.size() == 1',
    'map.keys() == ["a"] && map.values()[0] == {"b": 1} && map.get("x", 7) == 7 && map.get("a", 0).b == 1',
    'map.get(["a", "b"], 0) == 1 && map.get(["a", "x"], 0) == 0 && map.get(["a", "b", "c"], 0) == 0',
    '{"a": 1, "b": 2} == {"b": 2, "a": 1.0} && {"a": 1} != {"a": 1, "b": null} && {} == {}',
    '{"a": 1, "b": 2, "c": 3}.diff({"a": 1, "b": 0, "d": 4}).affectedKeys() == ["b", "c", "d"].toSet()',
    '{"a": 1, "c": 3}.diff({"a": 1, "d": 4}).addedKeys() == ["c"].toSet()',
    '{"a": 1, "c": 3}.diff({"a": 1, "d": 4}).removedKeys() == ["d"].toSet()',
    '{"a": 1, "b": 2}.diff({"a": 1.0, "b": 0}).changedKeys() == ["b"].toSet()',
    '{"a": 1, "b": 2}.diff({"a": 1, "b": 0}).unchangedKeys().hasOnly(["a"])',
  ],
  times: [
    'time.year() == 2024 && time.month() == 2 && time.day() == 29 && time.dayOfWeek() == 4 && time.dayOfYear() == 60',
    'time.hours() == 12 && time.minutes() == 34 && time.seconds() == 56 && time.nanos() == 789000012',
    'time.date() == timestamp.date(2024, 2, 29) && time.date() + time.time() == time',
    'time.toMillis() == 1709210096789 && timestamp.value(1709210096789) < time',
    'time - duration.value(1, "d") < time && time - time.date() == time.time() && time is timestamp',
    'duration.value(90, "m") == duration.time(1, 30, 0, 0) && duration.value(1, "w") == duration.value(7, "d")',
    'duration.value(-5, "s").seconds() == -5 && duration.abs(duration.value(-5, "s")).seconds() == 5',
    'duration.value(1, "ms") + duration.value(1, "ns") == duration.value(1000001, "ns") && time.time() is duration',
    'before1970.hours() == 23 && before1970.year() == 1969 && before1970.nanos() == 999999999',
  ],
  'places, bytes, paths': [
    'berlin.distance(paris) > 870000 && berlin.distance(paris) < 885000 && berlin.distance(berlin) == 0.0',
    'latlng.value(52.52, 13.405) == berlin && berlin.latitude() == 52.52 && berlin is latlng',
    'bytes.size() == 2 && bytes.toBase64() == "AP8=" && bytes.toHexString() == "00ff" && bytes is bytes',
    'hashing.md5("a").toHexString() == "0cc175b9c0f1b6a831c399e269772661" && hashing.crc32("a").size() == 4',
    'hashing.sha256("").toHexString()[0:8] == "e3b0c442" && hashing.crc32c("123456789").toHexString() == "e3069283"',
    '/a/b is path && /a/$("b") == /a/b && path("a/b") == /a/b && string(/a/b) == "/a/b" && /a/b[1] == "b"',
    '/a/$(1 + 1) == /a/2 && /a/$(-7)/b == path("a/-7/b") && /a/$(list[0]) == /a/$(string(list[0]))',
    '/$(/a/b)/c == /a/b/c && /a/(default)/b[1] == "(default)" && path("/a/$x").bind({"x": "b"}) == /a/b',
  ],
  choices: [
    'true ? true : 1 / 0 == 0',
    '(false ? 1 : true ? 2 : 3) == 2',
    '(1 < 2 ? "a" : "b") + "c" == "ac"',
    'null == null && null != 0 && !(null is string) && debug(1) == 1',
    '!false && !!true',
  ],
} as const;

describe.each(Object.entries(HOLDS))('%s', (_subject, expressions) => {
  it.each(expressions)('%s', (text) => {
    expect(evaluateText(text, { variables })).toBe(true);
  });
});

const FAILS: readonly [expression: string, why: RegExp][] = [
  ['missing', /nothing called missing/],
  ['map.x', /property x is not there/],
  ['null.x', /null has no property x/],
  ['text.x', /string has no property x/],
  ['list[3]', /beyond the end/],
  ['list[-1]', /beyond the end/],
  ['"abc"[2:1]', /ends before/],
  ['"abc"[0:4]', /beyond the end/],
  ['1 / 0', /division by zero/],
  ['1 % 0', /division by zero/],
  ['9223372036854775807 + 1', /64 bits/],
  ['-9223372036854775807 - 2', /64 bits/],
  ['1 + "a"', /does not take an int and a string/],
  ['"a" < 1', /no order/],
  ['1 in 2', /nothing is in an int/],
  ['1 in map', /keys of a map/],
  ['!1', /"!" does not take an int/],
  ['1 && true', /not true or false/],
  ['1 ? 2 : 3', /true or false/],
  ['text.sise() == 1', /string has no method sise/],
  ['text.hasAny([1])', /string has no method hasAny/],
  ['(1).size()', /an int has no method size/],
  ['list.hasAny(1)', /where a list or set is wanted/],
  ['"a".matches("(")', /no pattern/],
  ['"a".matches(1)', /where a string is wanted/],
  ['int("1x")', /has no int/],
  ['int(nan)', /NaN is no integer/],
  ['timestamp.date(2023, 2, 29)', /no such date/],
  ['timestamp.value(9007199254740992000)', /years 1 and 9999|no date/],
  ['duration.value(1, "y")', /units/],
  ['latlng.value(91, 0)', /no such place/],
  ['/a/$("b/c")', /without a slash/],
  ['/a/$("")', /without a slash/],
  ['/a/$(1.0)', /without a slash/],
  ['/a/$(null)', /without a slash/],
  ['/a/$([1])', /without a slash/],
  ['map.diff(map) == map.diff(map)', /cannot be compared/],
  ['{1: 2}', /keys of a map are texts/],
  ['math.nope(1)', /no function math.nope/],
  ['firestore.get(/databases/x)', /no function firestore.get/],
];

it.each(FAILS)('%s has no value', (text, why) => {
  const outcome = evaluateText(text, { variables });
  expect(outcome).toBeInstanceOf(EvaluationError);
  expect((outcome as EvaluationError).message).toMatch(why);
});

describe('&& and ||', () => {
  const error = '(1 / 0 == 0)';
  it.each([
    ['absorb an error on the left', `${error} || true`, true],
    ['absorb an error on the right', `true || ${error}`, true],
    ['are decided by false, whatever the other side is', `${error} && false || !(false && ${error})`, true],
    ['bind more and less tightly', 'true || false && false', true],
  ])('%s', (_what, text, outcome) => {
    expect(evaluateText(text)).toBe(outcome);
  });

  it.each([`${error} || false`, `true && ${error}`, `${error} && true`, `${error} || ${error}`])(
    'pass on an error that decides: %s',
    (text) => {
      expect(evaluateText(text)).toBeInstanceOf(EvaluationError);
    },
  );
});

describe('the work of one decision is bounded', () => {
  const huge = 'a'.repeat(1_000_000);
  const many = Array.from({ length: 300_000 }, (_, n) => BigInt(n));
  it.each([
    ['patterns on long texts', 'huge.matches("(a+)+b")', /not matched/],
    ['patterns of high cost', '"x".matches("((x{1,10}){1,10}){1,50}")', /repeat count/],
    ['texts that double', 'huge + huge', /too long/],
    ['texts that multiply', '"aaaaaaaaaa".replace("a", huge)', /too long/],
    ['lists in lists', '[many, many, many, many] == [many, many, many, many]', /too many steps/],
    ['sets of long lists', 'many.toSet() == many.toSet() && many.toSet() == many.toSet()', /too many steps/],
    ['long joins', '[huge, huge].join(huge)', /too long/],
  ])('%s', (_what, text, why) => {
    const outcome = evaluateText(text, { variables: { huge, many } });
    expect((outcome as EvaluationError).message).toMatch(why);
  });

  it('matches a pattern that keeps a backtracking engine busy for years', () => {
    expect(evaluateText('text.matches("(a+)+b")', { variables: { text: 'a'.repeat(9_000) } })).toBe(false);
  });
});

describe('document reads', () => {
  const documents = { '/rooms/r1': new Map([['data', new Map([['open', true]])]]) };
  const at = (n: number) => `exists(/rooms/r${n})`;

  it('return documents, and fail for a missing one', () => {
    expect(evaluateText('get(/rooms/r1).data.open && !exists(/rooms/x)', { documents })).toBe(true);
    expect(evaluateText('get(/rooms/x) == null', { documents })).toBeInstanceOf(EvaluationError);
    expect(evaluateText('exists("rooms/r1")', { documents })).toBeInstanceOf(EvaluationError);
  });

  it('read at most ten documents, each counted once', () => {
    const ten = Array.from({ length: 10 }, (_, n) => `(${at(n)} || true)`).join(' && ');
    expect(evaluateText(`${ten} && ${ten}`, { documents })).toBe(true);
    expect(evaluateText(`${ten} && ${at(10)}`, { documents })).toMatchObject({
      message: 'more than 10 documents are looked up',
    });
  });

  it('need a prefix in Storage’s rules, which have no "after"', () => {
    const world = { documents, service: 'firebase.storage' };
    expect(evaluateText('firestore.get(/rooms/r1).data.open && firestore.exists(/rooms/r1)', world)).toBe(
      true,
    );
    expect(evaluateText('exists(/rooms/r1)', world)).toBeInstanceOf(EvaluationError);
  });
});
