import { expect, it } from 'vitest';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { findingsByItem } from './findingsByItem.ts';

it('L3 gathers findings at the things they are about, the gravest first, and covered things without what covers them', () => {
  const small: Finding = { severity: 'warning', code: 'tooSmall', items: ['key', 'note'] };
  const covered: Finding = { severity: 'error', code: 'covered', items: ['key', 'rug'] };
  const room: Finding = { severity: 'warning', code: 'noIntroduction', items: [] };
  const byItem = findingsByItem([small, room, covered]);
  expect([...byItem.keys()]).toEqual(['key', 'note']);
  expect(byItem.get('key')).toEqual({ severity: 'error', findings: [covered, small] });
  expect(byItem.get('note')?.severity).toBe('warning');
});
