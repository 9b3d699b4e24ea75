/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi/;

/** The direction in which a language is written, by the script that it is usually written in: `fa` from right to left, `az` not, `az-Arab` again (M2). */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(scriptOf(tag)) ? 'rtl' : 'ltr';
}

/** Empty for what is no tag. */
function scriptOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().script ?? '';
  } catch {
    return '';
  }
}
