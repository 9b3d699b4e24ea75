import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import { build, furnish } from '../../testing/build.ts';
import { background, keyEntry } from '../../testing/entries.ts';
import { enlargedTogether } from './enlarged.ts';

describe('L3 a too small item grows', () => {
  const alone = furnish({ key: keyEntry, other: keyEntry });
  const small = (x: number): readonly Command[] => [
    { type: 'resizeItem', id: 'key', width: 2, position: { x: 20, y: 20 } },
    { type: 'resizeItem', id: 'other', width: 2, position: { x, y: 20 } },
  ];
  const widths = (commands: readonly Command[]) =>
    commands.map((command) => (command.type === 'resizeItem' ? command.width : null));

  it('to the size of a fingertip where nothing is near, but not if it is pinned or large enough', () => {
    const apart = build(small(70), alone);
    const [first, second] = widths(enlargedTogether(apart, ['key', 'other']));
    expect(first).toBeGreaterThan(3);
    expect(second).toBe(first);
    const fixed = build([{ type: 'setPositionLocked', id: 'key', isPositionLocked: true }], apart);
    expect(enlargedTogether(fixed, ['key', 'gone'])).toEqual([]);
    const grown = build(enlargedTogether(apart, ['key']), apart);
    expect(enlargedTogether(grown, ['key'])).toEqual([]);
  });

  it('also if it is a spot', () => {
    const apart = build(small(70), alone);
    const rect = { x: 15, y: 10, width: 20, height: 20 };
    const spot = { type: 'addSpot', id: 'window', shape: 'rectangle', name: 'Window', rect } as const;
    expect(enlargedTogether(build([spot], apart), ['key'])).toEqual(enlargedTogether(apart, ['key']));
  });

  it('less where a neighbour grew before it, unless that is in another scene', () => {
    const beside = build(small(22.2), alone);
    const [first, second] = widths(enlargedTogether(beside, ['key', 'other']));
    const [byItself] = widths(enlargedTogether(beside, ['other']));
    expect(second).toBeLessThan(byItself ?? 0);
    expect(first).toBeGreaterThan(second ?? 0);
    const cellar: readonly Command[] = [
      { type: 'addScene', scene: 'cellar', name: '', kind: 'place', background },
      { type: 'moveItemToScene', id: 'other', scene: 'cellar' },
    ];
    const parted = build(cellar, beside);
    expect(new Set(widths(enlargedTogether(parted, ['key', 'other']))).size).toBe(1);
  });
});
