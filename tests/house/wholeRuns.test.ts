import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { readIsolation } from '../isolation.ts';

it('the long forms run in `npm run unit:whole`: each project reads the configuration again, by its own mode', async () => {
  const { test } = await config({ mode: 'whole', command: 'serve' });
  const modes = test?.projects?.map((project) =>
    typeof project === 'object' && 'mode' in project ? project.mode : null,
  );
  expect(modes).toEqual(['whole', 'whole', 'whole', 'whole']);
});

it('no long form is left out of `npm run unit:whole`, which names folders and files', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = (scripts['unit:whole'] ?? '').split(' ').slice(4);
  const tests = ['art', 'core', 'functions/src', 'game', 'local', 'seeds', 'src', 'tools'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(root, name)),
  );
  const sampled = tests.filter((file) =>
    /\b(?:runs|sampled|sampledSeldom)\(/.test(readFileSync(file, 'utf8')),
  );
  const long = readIsolation().flatMap(({ file, isLong }) => (isLong ? [file] : []));
  const leftOut = [...sampled, ...long].filter((file) => !named.some((start) => file.startsWith(start)));
  expect(leftOut).toEqual([]);
});
