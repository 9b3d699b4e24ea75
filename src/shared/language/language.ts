export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself, for who does not read the present one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** English speaks where nothing is known of who reads: on the server, in tests. */
const USUAL: Language = 'en';
/**
 * A cookie and not local storage, which a sign-out clears: the language is the browser's, not the account's. Named as Firebase
 * Hosting asks for the language of a page that it keeps in several.
 */
const COOKIE = 'firebase-language-override';
const KEPT = new RegExp(`(?:^|; )${COOKIE}=([a-z]+)`);
const A_YEAR = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();
let present: Language | undefined;

/** The language in which texts are read right now. */
export function presentLanguage(): Language {
  present ??= findKept() ?? findFirst(typeof document === 'undefined' ? [] : navigator.languages);
  return present;
}

/** From now on texts are read in this language, in this browser after a reload too. */
export function chooseLanguage(language: Language): void {
  if (language === presentLanguage()) return;
  present = language;
  keep(language);
  for (const listener of listeners) listener();
}

/** Tells of each choice of a language. Returns what ends that. */
export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first language of a person's list that there are texts in; regions (`de-CH`) do not matter. */
export function findFirst(wanted: readonly string[]): Language {
  const plain = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  const [first = USUAL] = plain.flatMap((tag) => LANGUAGES.filter((language) => language === tag));
  return first;
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

/** Framed without rights of its own, a page may have no cookies: then the choice lasts as long as the page. */
function withCookies<Answer>(use: (page: Document) => Answer): Answer | undefined {
  try {
    return typeof document === 'undefined' ? undefined : use(document);
  } catch {
    return undefined;
  }
}

/** What the present language calls another one; its tag where it has no name for it. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames([presentLanguage()], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(presentLanguage()) + name.slice(1);
}
