/** The languages in which rooms are made; the questions and answers of a teacher stay in their own. */
export const MADE_LANGUAGES = ['en', 'de'] as const;
export type MadeLanguage = (typeof MADE_LANGUAGES)[number];
