import { chooseTheme, THEMES } from '../shared/kit/theme.ts';
import { chooseLanguage, LANGUAGES } from '../shared/language/language.ts';

/** Buttons for language and theme, kept for the whole site. Another language is another page. */
export function bindChoices(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-language]'))
    button.addEventListener('click', () => {
      const chosen = LANGUAGES.find((language) => language === button.dataset.language);
      if (chosen) chooseLanguage(chosen);
      window.location.reload();
    });
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]'))
    button.addEventListener('click', () => {
      const chosen = THEMES.find((theme) => theme === button.dataset.themeChoice);
      if (chosen) chooseTheme(chosen);
    });
}
