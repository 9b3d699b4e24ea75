import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTurn } from './takeTurn.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Creates pictures that wait for their turn; `begun` lists those that have started to load, in order. */
function asking() {
  const begun: string[] = [];
  const ends = new Map<string, (() => void)[]>();
  return {
    begun,
    ask: (name: string, isUrgent = true) =>
      void takeTurn(name, isUrgent).then((end) => {
        begun.push(name);
        ends.set(name, [...(ends.get(name) ?? []), end]);
      }),
    end: async (...names: readonly string[]) => {
      for (const name of names) for (const end of ends.get(name) ?? []) end();
      await settle();
    },
  };
}

function arriveBy(nextHopProtocol: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ nextHopProtocol } as never]);
}

afterEach(() => void vi.restoreAllMocks());

describe('over HTTP/1.1', () => {
  beforeEach(() => arriveBy('http/1.1'));

  it('an address takes one turn, and an urgent request for it hurries one that waits', async () => {
    const { ask, begun, end } = asking();
    for (const name of ['wall', 'door', 'lamp', 'rug']) ask(name);
    ask('wall');
    await settle();
    expect(begun).toEqual(['wall', 'door', 'lamp', 'rug', 'wall']);
    for (const name of ['first', 'second']) ask(name, false);
    ask('second');
    await settle();
    await end('door');
    expect(begun.slice(5)).toEqual(['second', 'second']);
    await end('wall', 'lamp', 'rug', 'second');
    await end('first');
  });

  it('four pictures load at once, urgent ones first, so that a call finds a free connection', async () => {
    const { ask, begun, end } = asking();
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    ask('ahead', false);
    ask('e');
    await settle();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await end('b');
    expect(begun.at(-1)).toBe('e');
    await end('a', 'c');
    expect(begun.at(-1)).toBe('ahead');
    ask('f');
    await settle();
    expect(begun.at(-1)).toBe('f');
    await end('d', 'e', 'ahead', 'f');
  });
});

it('over HTTP/2, where requests share a connection, none waits', async () => {
  arriveBy('h2');
  const { ask, begun } = asking();
  for (let picture = 0; picture < 20; picture++) ask(String(picture));
  await settle();
  expect(begun).toHaveLength(20);
});
