import { describe, expect, it } from 'vitest';
import type { TeamEvent } from '../../../core/calls/pieces/party.ts';
import { toOpaqueName } from '../../../core/play/view/opaqueName.ts';
import { newsText, TEACHER } from './newsText.ts';

const [safe, card, hidden] = [toOpaqueName('a'), toOpaqueName('b'), toOpaqueName('c')];
const LABELS = { [safe]: 'Crew safe', [card]: 'Crew card' };
const told = (...events: TeamEvent[]) => newsText({ number: 1, by: 1, events }, 'Mia', LABELS);

describe('what somebody else did (T4)', () => {
  it('is one sentence with the most telling of it; a thing’s name stands after a colon (T18)', () => {
    expect(told({ type: 'unlocked', item: safe, key: null }, { type: 'opened', item: safe })).toBe(
      'Mia opened: Crew safe',
    );
    expect(told({ type: 'collected', item: card })).toBe('Mia took: Crew card');
    expect(told({ type: 'revealed', item: card }, { type: 'revealed', item: safe })).toBe(
      'Mia found: Crew card, Crew safe',
    );
    expect(told({ type: 'opened', item: safe }, { type: 'escaped', time: 1 })).toBe('Mia opened the door.');
  });

  it('names nothing that this player has not seen', () => {
    expect(told({ type: 'collected', item: hidden })).toBe('Mia took: something');
  });

  it('tells who comes and goes', () => {
    expect(told({ type: 'joined' })).toBe('Mia has joined.');
    expect(told({ type: 'left' })).toBe('Mia has left.');
  });

  it('says of the teacher’s hint whose it is', () => {
    const hint: TeamEvent = {
      type: 'hint',
      hint: { rung: 'what', step: 'read', next: null },
      below: [],
    } as never;
    expect(newsText({ number: 1, by: 1, events: [hint] }, 'Mia', LABELS)).toMatch(/^Mia asked for a hint/);
    expect(newsText({ number: 1, by: TEACHER, events: [hint] }, 'Your teacher', LABELS)).toMatch(
      /^Your teacher gives you a hint/,
    );
  });

  it('is nothing for what shows by itself', () => {
    expect(told()).toBeNull();
    expect(told({ type: 'gameOver' })).toBeNull();
  });
});
