import { expect, it } from 'vitest';
import { formatFieldPath } from '../values/fieldPath.ts';
import { withImplicitOrder } from './implicitOrder.ts';
import type { Filter, Order } from './query.ts';

const filter = (path: string, op: 'EQUAL' | 'LESS_THAN' | 'NOT_IN'): Filter => ({
  type: 'field',
  path: [path],
  op,
  value: { nullValue: null },
});
const descending = (path: string): Order => ({ path: [path], direction: 'DESCENDING' });
const show = (order: readonly Order[]) =>
  order.map(({ path, direction }) => `${formatFieldPath(path)} ${direction.slice(0, 3)}`);

it('adds the name to every order', () => {
  expect(show(withImplicitOrder([], null))).toEqual(['__name__ ASC']);
  expect(show(withImplicitOrder([], filter('a', 'EQUAL')))).toEqual(['__name__ ASC']);
  expect(show(withImplicitOrder([descending('a')], null))).toEqual(['a DES', '__name__ DES']);
  expect(show(withImplicitOrder([descending('__name__')], null))).toEqual(['__name__ DES']);
});

it('adds fields with inequalities by name, each once, in the last direction asked', () => {
  const filters = [
    filter('z', 'LESS_THAN'),
    filter('b', 'NOT_IN'),
    filter('z', 'LESS_THAN'),
    filter('a', 'LESS_THAN'),
  ];
  const where: Filter = { type: 'composite', op: 'AND', filters };
  expect(show(withImplicitOrder([], where))).toEqual(['a ASC', 'b ASC', 'z ASC', '__name__ ASC']);
  expect(show(withImplicitOrder([descending('b')], where))).toEqual([
    'b DES',
    'a DES',
    'z DES',
    '__name__ DES',
  ]);
});
