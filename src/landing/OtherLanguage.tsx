import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, presentLanguage } from '../shared/language/language.ts';

interface OtherLanguageProps {
  className: string;
  children: ReactNode;
}

/** Switches to each other language; the page is loaded again in it. */
export function OtherLanguage({ className, children }: OtherLanguageProps) {
  const others = LANGUAGES.filter((language) => language !== presentLanguage());
  return others.map((language) => (
    <button key={language} type="button" className={className} lang={language} data-language={language}>
      {children} {LANGUAGE_NAMES[language]}
    </button>
  ));
}
