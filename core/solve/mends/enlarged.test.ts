import { describe, expect, it } from 'vitest';
import type { Command } from '../../edit/command.ts';
import { build, furnish } from '../../testing/build.ts';
import { background, keyEntry } from '../../testing/entries.ts';
import { enlargedTogether } from './enlarged.ts';

describe('L3 what is too small grows', () => {
  const alone = furnish({ key: keyEntry, other: keyEntry });
  const small = (x: number): readonly Command[] => [
    { type: 'resizeItem', id: 'key', width: 2, position: { x: 20, y: 20 } },
    { type: 'resizeItem', id: 'other', width: 2, position: { x, y: 20 } },
  ];
  const widths = (commands: readonly Command[]) =>
    commands.map((command) => (command.type === 'resizeItem' ? command.width : null));

  it('as large as a finger where nothing is near, and not where it is fixed or large enough', () => {
    const apart = build(small(70), alone);
    const [first, second] = widths(enlargedTogether(apart, ['key', 'other']));
    expect(first).toBeGreaterThan(3);
    expect(second).toBe(first);
    const fixed = build([{ type: 'setPositionLocked', id: 'key', isPositionLocked: true }], apart);
    expect(enlargedTogether(fixed, ['key', 'gone'])).toEqual([]);
    const grown = build(enlargedTogether(apart, ['key']), apart);
    expect(enlargedTogether(grown, ['key'])).toEqual([]);
  });

  it('whatever part of the background can be clicked there', () => {
    const apart = build(small(70), alone);
    const rect = { x: 15, y: 10, width: 20, height: 20 };
    const spot = { type: 'addSpot', id: 'window', shape: 'rectangle', name: 'Window', rect } as const;
    expect(enlargedTogether(build([spot], apart), ['key'])).toEqual(enlargedTogether(apart, ['key']));
  });

  it('less where another grew beside it before, and as if alone where that is in another scene', () => {
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
