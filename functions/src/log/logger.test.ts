// @isolation backend

import { expect, it } from 'vitest';
import { withoutUnseen } from './logger.ts';

it('shows line breaks and direction marks as their codes', () => {
  const parts: unknown[] = [];
  const write = (...written: readonly unknown[]) => void parts.push(...written);
  const { warn, error } = withoutUnseen({ warn: write, error: write });
  warn('summary/\u202ex cannot be read', { kept: 1 });
  error(new Error('no\nname'));
  expect(parts[0]).toBe('summary/\\u{202e}x cannot be read');
  expect(parts[1]).toEqual({ kept: 1 });
  expect(parts[2]).toMatch(/^Error: no\\u\{a\}name\n {4}at /);
});
