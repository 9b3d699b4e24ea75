import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { SERVED } from '../../tools/served.ts';

const read = (file: string) => readFileSync(file, 'utf8');

it.each(['index.html', 'app.html', 'public/tooOld.js'])('%s says what it has to in ES5', (file) => {
  const script = /<script>(.*?)<\/script>/s.exec(read(file))?.[1] ?? read(file);
  expect(parse(script, { ecmaVersion: 5, sourceType: 'script' }).type).toBe('Program');
});

it('names the same browsers on screens and in the README', () => {
  const { chrome, edge, firefox, safari } = SERVED;
  expect(edge).toBe(chrome);
  const sentences = [
    `Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or a newer one`,
    `Chrome oder Edge ab ${chrome}, Firefox ab ${firefox} oder Safari ab ${safari}`,
  ];
  for (const sentence of sentences) expect(read('public/tooOld.js')).toContain(sentence);
  expect(read('README.md')).toContain(
    `Chrome and Edge from ${chrome}, Firefox from ${firefox}, Safari from ${safari}`,
  );
});
