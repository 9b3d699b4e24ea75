import { describe, expect, it } from 'vitest';
import { isKeepable } from './isKeepable.ts';

const text = { type: 'text' } as const;

describe('I4 a wrong answer that may be about a person', () => {
  it.each([
    ['an address', 'mia@home'],
    ['one with a small or a wide sign', 'mia﹫home'],
    ['one with a wide sign', 'mia＠home'],
    ['a page', 'home.org'],
    ['a page with an unseen letter in it', 'home.\u200borg'],
    ['a page with the dot of another script', 'home。org'],
    ['a page with a wide dot', 'home．org'],
    ['a page that ends in a digit before its dot', 'route66.org'],
    ['a path', 'home／mia'],
    ['a telephone number', '+49 171 2345'],
    ['one in parts', '0-1-7-1-2-3-4'],
    ['one in digits of another script', '٠١٧١٢٣٤'],
    ['one in circles', '⓪①⑦①②③④'],
    ['one raised', '⁰¹⁷¹²³⁴'],
    ['a sentence', 'call me tonight please'],
    ['a long word', 'x'.repeat(41)],
    ['nothing that can be seen', ' \u200b '],
  ])('is never kept: %s', (_, entered) => {
    expect(isKeepable(text, entered)).toBe(false);
  });

  it.each(['nightingal', 'the small owl', '1848', 'St. Anna', 'e. t.', '12.5', 'Ærø', '夜鶯', 'ad-lib'])(
    'is none: %s',
    (entered) => {
      expect(isKeepable(text, entered)).toBe(true);
    },
  );
});
