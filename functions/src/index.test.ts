import { expect, it } from 'vitest';
import { CALLS } from '../../core/calls/calls.ts';
import * as functions from './index.ts';

it.each(Object.entries(CALLS))('deploys the call %s under its own name', (name, contract) => {
  expect(contract.name).toBe(name);
  expect(functions).toHaveProperty([name, '__endpoint', 'httpsTrigger']);
});
