import { Bytes } from '../values/RulesValue.ts';
import { matchesWhole, replaceMatches, splitBy } from '../values/regularExpressions.ts';
import { defineMethods } from './Method.ts';

export const stringMethods = defineMethods<string>({
  size: [0, (text, _args, meter) => countCharacters(meter.readText(text))],
  lower: [0, (text, _args, meter) => meter.readText(text).toLowerCase()],
  upper: [0, (text, _args, meter) => meter.readText(text).toUpperCase()],
  trim: [0, (text, _args, meter) => meter.readText(text).trim()],
  matches: [1, (text, args, meter) => matchesWhole(text, args.text(0), meter)],
  split: [1, (text, args, meter) => splitBy(text, args.text(0), meter)],
  replace: [2, (text, args, meter) => replaceMatches(text, args.text(0), args.text(1), meter)],
  toUtf8: [0, (text, _args, meter) => new Bytes(Buffer.from(meter.readText(text)))],
});

/** Characters as Unicode counts them: a surrogate pair is one. */
function countCharacters(text: string): bigint {
  let count = 0n;
  for (const _character of text) count++;
  return count;
}
