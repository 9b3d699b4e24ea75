import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, presentLanguage } from '../shared/language/language.ts';

interface OtherLanguageProps {
  className: string;
  children: ReactNode;
}

/** Changes to each language that the page is not in; the page comes anew in it. */
export function OtherLanguage({ className, children }: OtherLanguageProps) {
  const others = LANGUAGES.filter((language) => language !== presentLanguage());
  return others.map((language) => (
    <button key={language} type="button" className={className} lang={language} data-language={language}>
      {children} {LANGUAGE_NAMES[language]}
    </button>
  ));
}
