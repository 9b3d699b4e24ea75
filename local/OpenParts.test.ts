// @isolation backend

import { beforeEach, expect, it } from 'vitest';
import { type OpenPart, OpenParts } from './OpenParts.ts';

let seen: string[];
let parts: OpenParts;

const note = (what: string) => () => void seen.push(what);
const part = (name: string): OpenPart => ({ reload: note(`${name} reloads`), close: note(`${name} closes`) });
const resting = (name: string): OpenPart => ({
  restWhile: async (work) => {
    seen.push(`${name} rests`);
    await work();
    seen.push(`${name} goes on`);
  },
});

beforeEach(() => {
  seen = [];
  parts = new OpenParts();
});

it('closes parts in reverse order, each once', async () => {
  parts.add(part('data'));
  parts.add({});
  parts.add(part('port'));
  await parts.close();
  await parts.close();
  expect(seen).toEqual(['port closes', 'data closes']);
});

it('pauses all parts during exclusive work, then resumes and reloads them in the order of opening', async () => {
  parts.add(part('auth'));
  parts.add(resting('schedules'));
  parts.add(resting('port'));
  parts.add(part('functions'));
  await parts.runAlone(async () => void seen.push('restored'));
  expect(seen).toEqual([
    'schedules rests',
    'port rests',
    'restored',
    'auth reloads',
    'functions reloads',
    'port goes on',
    'schedules goes on',
  ]);
});

it('resumes all parts if the work fails, and reloads none', async () => {
  parts.add(part('auth'));
  parts.add({
    restWhile: async (work) => {
      try {
        await work();
      } finally {
        seen.push('goes on');
      }
    },
  });
  await expect(parts.runAlone(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(seen).toEqual(['goes on']);
});
