import { describe, expect, it } from 'vitest';
import { cleanUsername } from './cleanUsername.ts';

describe('cleanUsername', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['tab\tand\nline', 'tab and line'],
    ['a\u202eb\u2066c\u200fd', 'abcd'],
    ['zero\u200bwidth\ufeff', 'zerowidth'],
    ['nul\u0000bell\u0007', 'nulbell'],
    ['e\u0301', 'é'],
    ['نسیم‌ها', 'نسیم‌ها'],
    ['👩‍🚀', '👩‍🚀'],
    ['half\ud83d', 'half'],
    ['x'.repeat(30), 'x'.repeat(24)],
    ['🦊'.repeat(30), '🦊'.repeat(24)],
    [`${'x'.repeat(23)}  y`, 'x'.repeat(23)],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanUsername(name)).toBe(clean);
  });

  it.each(['', '   ', '\u200b\u202e', '\u200d', '\u0301', '\u3164'])('%j leaves nothing to show', (name) => {
    expect(cleanUsername(name)).toBeNull();
  });
});
