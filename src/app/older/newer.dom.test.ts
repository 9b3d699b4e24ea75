import { expect, it } from 'vitest';

it('reads addresses as every newer browser does', async () => {
  const own = URL.canParse;
  Reflect.deleteProperty(URL, 'canParse');
  await import('./newer.ts');
  for (const [address, base] of [
    ['/path'],
    ['/path', 'http://a'],
    ['http://['],
    ['//b', 'http://a'],
    ['x', 'y'],
  ] as const)
    expect(URL.canParse(address ?? '', base)).toBe(own(address ?? '', base));
});
