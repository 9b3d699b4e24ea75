import { isNumber, toNumber } from '../values/numbers.ts';
import {
  Bytes,
  Duration,
  EvaluationError,
  isList,
  isMap,
  type RulesMap,
  RulesSet,
  type RulesValue,
} from '../values/RulesValue.ts';
import { describeType } from '../values/typeNames.ts';

/** The arguments of a call, each asked for as the type that it must have. @throws EvaluationError for another type */
export class Args {
  readonly values: readonly RulesValue[];

  constructor(values: readonly RulesValue[]) {
    this.values = values;
  }

  any(index: number): RulesValue {
    const value = this.values[index];
    if (value === undefined) throw new EvaluationError('an argument is missing');
    return value;
  }

  text(index: number): string {
    const value = this.any(index);
    return typeof value === 'string' ? value : wrongType(value, 'string');
  }

  integer(index: number): bigint {
    const value = this.any(index);
    return typeof value === 'bigint' ? value : wrongType(value, 'int');
  }

  number(index: number): number {
    const value = this.any(index);
    return isNumber(value) ? toNumber(value) : wrongType(value, 'number');
  }

  duration(index: number): Duration {
    const value = this.any(index);
    return value instanceof Duration ? value : wrongType(value, 'duration');
  }

  map(index: number): RulesMap {
    const value = this.any(index);
    return isMap(value) ? value : wrongType(value, 'map');
  }

  list(index: number): readonly RulesValue[] {
    const value = this.any(index);
    return isList(value) ? value : wrongType(value, 'list');
  }

  set(index: number): RulesSet {
    const value = this.any(index);
    return value instanceof RulesSet ? value : wrongType(value, 'set');
  }

  /** The elements of a list or a set. */
  elements(index: number): readonly RulesValue[] {
    const value = this.any(index);
    if (isList(value)) return value;
    return value instanceof RulesSet ? [...value.byKey.values()] : wrongType(value, 'list or set');
  }

  /** Bytes, or the UTF-8 form of a text. */
  bytes(index: number): Buffer {
    const value = this.any(index);
    if (typeof value === 'string') return Buffer.from(value);
    return value instanceof Bytes ? value.buffer : wrongType(value, 'bytes or string');
  }
}

/** @throws EvaluationError */
function wrongType(value: RulesValue, wanted: string): never {
  throw new EvaluationError(`an argument is ${describeType(value)} where a ${wanted} is wanted`);
}
