import { SegmentedControl } from '../kit/SegmentedControl.tsx';
import { appText } from '../text/app.ts';
import { chooseLanguage, LANGUAGE_NAMES, LANGUAGES } from './language.ts';
import { useLanguage } from './useLanguage.ts';

/** The site's languages side by side, each under its own name. */
export function LanguageChoice() {
  return (
    <SegmentedControl
      label={appText.language}
      value={useLanguage()}
      choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      onChoose={chooseLanguage}
    />
  );
}
