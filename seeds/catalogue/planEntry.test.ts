import { expect, it } from 'vitest';
import { planEntry } from './planEntry.ts';

const built = { name: 'Door', width: 15, variants: { oak: { default: '/a.webp' } }, is_active: true };

it('creates a missing entry whole', () => {
  expect(planEntry(built, { stored: null, seeded: null })).toEqual({
    change: { type: 'create', fields: built },
    kept: [],
  });
});

it('does not change a correct entry, with its fields in any order', () => {
  const stored = Object.fromEntries(Object.entries(built).reverse());
  expect(planEntry(built, { stored, seeded: built })).toEqual({ change: null, kept: [] });
});

it('brings what is still as it was seeded up to date, deep in a field too', () => {
  const seeded = { ...built, width: 12, variants: { oak: { default: '/old.webp' } } };
  expect(planEntry(built, { stored: seeded, seeded })).toEqual({
    change: { type: 'update', fields: { width: 15, variants: built.variants } },
    kept: [],
  });
});

it('keeps what an admin set, and updates the fields beside it', () => {
  const seeded = { ...built, width: 12 };
  const stored = { ...seeded, name: 'Portal', is_active: false };
  expect(planEntry(built, { stored, seeded })).toEqual({
    change: { type: 'update', fields: { width: 15 } },
    kept: ['name', 'is_active'],
  });
});

it('R11 never activates an entry again, regardless of who deactivated it', () => {
  const off = { ...built, is_active: false };
  expect(planEntry(built, { stored: off, seeded: off })).toEqual({ change: null, kept: ['is_active'] });
});

it('R11 turns off what the program gave up, unless an admin had turned it on', () => {
  const off = { ...built, is_active: false };
  expect(planEntry(off, { stored: built, seeded: built }).change).toEqual({
    type: 'update',
    fields: { is_active: false },
  });
  expect(planEntry(off, { stored: built, seeded: off }).change).toBeNull();
});

it('takes all fields but the switch for ours where no seeding is known of', () => {
  const stored = { ...built, width: 9, is_active: false };
  expect(planEntry(built, { stored, seeded: null })).toEqual({
    change: { type: 'update', fields: { width: 15 } },
    kept: ['is_active'],
  });
});

it('keeps the values that an admin has set, for any seeded values', () => {
  const stored = { ...built, width: 12, name: 'Portal', setByAdmin: ['width'] };
  expect(planEntry(built, { stored, seeded: { ...built, width: 12, name: 'Portal' } })).toEqual({
    change: { type: 'update', fields: { name: 'Door' } },
    kept: ['width'],
  });
  expect(planEntry(built, { stored, seeded: null }).kept).toEqual(['width']);
});
