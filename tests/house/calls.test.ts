import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADMIN_CALLS } from '../../core/calls/adminCalls.ts';
import { CALLS } from '../../core/calls/calls.ts';
import { CLASS_CALLS } from '../../core/calls/classCalls.ts';
import { ADMIN_CALL_NAMES, CLASS_CALL_NAMES } from '../../core/calls/userCalls.ts';
import * as functions from '../../functions/src/calls.ts';
import { listCalls, rewritesOf } from '../../tools/calls/writeCalls.ts';

const calls = listCalls();
const names = calls.map(({ name }) => name);

describe('`npm run calls` was run after the last change of core/calls', () => {
  it('the list has each contract under its own name', () => {
    expect(names).toContain('startPlay');
    const listed = Object.entries(CALLS).map(([name, contract]) => [name, contract.name]);
    expect(listed.toSorted()).toEqual(names.map((name) => [name, name]));
    const ofAdmins = calls.filter(({ isForAdmins }) => isForAdmins).map(({ name }) => name);
    expect([Object.keys(ADMIN_CALLS), ADMIN_CALL_NAMES]).toEqual([ofAdmins, ofAdmins]);
    const ofClasses = calls.filter(({ isOfClasses }) => isOfClasses).map(({ name }) => name);
    expect([Object.keys(CLASS_CALLS), CLASS_CALL_NAMES]).toEqual([ofClasses, ofClasses]);
  });

  it('a deploy has a function of each call, and nothing else comes from there', () => {
    expect(Object.keys(functions).toSorted()).toEqual(names);
    for (const [name, { __endpoint }] of Object.entries(functions))
      expect(
        __endpoint.secretEnvironmentVariables?.map(({ key }) => key),
        name,
      ).toContain('DIGEST_KEY');
  });

  it('Hosting leads the address of each call to its function', () => {
    const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'));
    expect(hosting.rewrites).toEqual(rewritesOf(calls, hosting.rewrites));
  });
});
