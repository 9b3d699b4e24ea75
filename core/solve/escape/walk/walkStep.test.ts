import { describe, expect, it } from 'vitest';
import { clickedBy, isChange, targetOf, touchedBy, type WalkStep } from './walkStep.ts';

const click: WalkStep = { type: 'click', item: 'chest' };
const use: WalkStep = { type: 'useItem', item: 'key', on: 'door' };
const sequence: WalkStep = { type: 'sequence', item: 'safe', members: ['bell', 'book', 'bell'] };
const enter: WalkStep = { type: 'enter', item: 'hatch', scene: 'cellar' };
const read: WalkStep = { type: 'read', source: 'note', lock: 'chest' };
const readFirst: WalkStep = { type: 'read', source: null, lock: 'chest' };
const steps = [click, use, sequence, enter, read, readFirst];

describe('S1 a step of a walkthrough', () => {
  it('names an item or the introduction', () => {
    expect(steps.map(targetOf)).toEqual(['chest', 'door', 'safe', 'hatch', 'note', null]);
  });

  it('clicks on items, or uses an entry on one', () => {
    expect(steps.map(clickedBy)).toEqual([
      ['chest'],
      ['door'],
      ['bell', 'book', 'bell'],
      ['hatch'],
      ['note'],
      [],
    ]);
  });

  it('lists the collected items', () => {
    expect(steps.map(touchedBy)).toEqual([
      ['chest'],
      ['key', 'door'],
      ['safe', 'bell', 'book', 'bell'],
      ['hatch'],
      ['note'],
      [],
    ]);
  });

  it('tells whether it changes the room, or only the scene and what is known', () => {
    expect(steps.map(isChange)).toEqual([true, true, true, false, false, false]);
  });
});
