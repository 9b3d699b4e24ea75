export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's own name, for people who do not read the current one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Used if nothing is known of the reader: on the server, in tests. */
const USUAL: Language = 'en';
/**
 * A cookie instead of local storage, which a sign-out clears: the language belongs to the browser, not the
 * account. Firebase Hosting uses this name for pages in several languages.
 */
const COOKIE = 'firebase-language-override';
const KEPT = new RegExp(`(?:^|; )${COOKIE}=([a-z]+)`);
const A_YEAR = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();
let present: Language | undefined;

/** The current language of texts. */
export function presentLanguage(): Language {
  present ??= findKept() ?? findFirst(wantedLanguages());
  return present;
}

/** The person's languages, the most wanted first; none on the server. */
function wantedLanguages(): readonly string[] {
  return typeof document === 'undefined' ? [] : navigator.languages;
}

/** Sets the language and stores it in this browser. */
export function chooseLanguage(language: Language): void {
  if (language === presentLanguage()) return;
  present = language;
  keep(language);
  for (const listener of listeners) listener();
}

/** Calls back at each change of the language. Returns a function that ends that. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first language of a person's list in which there are texts; regions (`de-CH`) are ignored. */
export function findFirst(wanted: readonly string[]): Language {
  const plain = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  const [first = USUAL] = plain.flatMap((tag) => LANGUAGES.filter((language) => language === tag));
  return first;
}

/** Some browsers name tags that they do not take themselves, such as `en-US@posix`. */
const WITH_REGION = /^[a-z]{2}-[A-Z]{2}$/;

/**
 * A language with the region in which a person reads it (`en-GB`), by which dates and numbers are written. Without a
 * region English dates and hours are American: “Nov 22, 2026, 6:02 PM”.
 */
export function regionalTag(language: Language, wanted: readonly string[] = wantedLanguages()): string {
  return wanted.find((tag) => tag.startsWith(`${language}-`) && WITH_REGION.test(tag)) ?? language;
}

function findKept(): Language | undefined {
  const kept = withCookies((page) => page.cookie)?.match(KEPT)?.[1];
  return LANGUAGES.find((language) => language === kept);
}

function keep(language: Language): void {
  withCookies((page) => {
    page.cookie = `${COOKIE}=${language}; path=/; max-age=${A_YEAR}; samesite=lax`;
  });
}

/** A page in another site's sandboxed frame may have no cookies. The choice then lasts as long as the page. */
function withCookies<Answer>(use: (page: Document) => Answer): Answer | undefined {
  try {
    return typeof document === 'undefined' ? undefined : use(document);
  } catch {
    return undefined;
  }
}

/** A language's name in the current one, or its tag if it has none. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([presentLanguage()], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(presentLanguage()) + name.slice(1);
}
