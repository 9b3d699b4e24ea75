import { describe, expect, it } from 'vitest';
import { endOfPlan, isActivePro } from './isActivePro.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2099-12-31T23:59:59Z');
const earlier = new Date('2026-11-21T11:59:59Z');

describe('isActivePro (SPEC §3)', () => {
  it('is active with a stripeId and an end in the future', () => {
    expect(isActivePro({ stripeId: 'cus_1', end_datetime: later }, now)).toBe(true);
  });

  it.each([
    ['no plan at all', { stripeId: null, end_datetime: null }],
    ['an end but no stripeId', { stripeId: null, end_datetime: later }],
    ['an empty stripeId', { stripeId: '', end_datetime: later }],
    ['a stripeId but no end', { stripeId: 'cus_1', end_datetime: null }],
    ['an end in the past', { stripeId: 'cus_1', end_datetime: earlier }],
    ['an end at this very moment', { stripeId: 'cus_1', end_datetime: now }],
  ])('is not active with %s', (_case, plan) => {
    expect(isActivePro(plan, now)).toBe(false);
  });
});

it('SPEC 6: isPro forces the end to 2099-12-31T23:59:59Z, whatever date the record holds', () => {
  expect(endOfPlan({ isPro: true, end_datetime: earlier })).toEqual(later);
  expect(endOfPlan({ isPro: true, end_datetime: null })).toEqual(later);
  expect(endOfPlan({ isPro: false, end_datetime: earlier })).toEqual(earlier);
});
