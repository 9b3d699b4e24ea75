/** The languages in which rooms are made. */
export const MAKE_LANGUAGES = ['en', 'de'] as const;
export type MakeLanguage = (typeof MAKE_LANGUAGES)[number];
