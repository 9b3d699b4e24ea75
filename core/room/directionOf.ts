/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi/;

/**
 * Returns the direction in which a language is written, by its usual script (M2): `fa` is right to left, `az`
 * is not, `az-Arab` is.
 */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(scriptOf(tag)) ? 'rtl' : 'ltr';
}

/** Empty for an invalid tag. */
function scriptOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? '';
  } catch {
    return '';
  }
}
