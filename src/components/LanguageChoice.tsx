import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useId } from 'react';
import { appText } from '../text/app.ts';
import { chooseLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '../text/language.ts';
import { useLanguage } from './useLanguage.ts';

/** The languages of the site side by side, each under its own name. */
export function LanguageChoice() {
  const present = useLanguage();
  const group = useId();
  return (
    <chakra.fieldset display="flex" gap="1" p="1" bg="bg.inset" borderWidth="1px" borderRadius="md">
      <VisuallyHidden asChild>
        <legend>{appText.language}</legend>
      </VisuallyHidden>
      {LANGUAGES.map((language) => (
        <LanguageOption key={language} group={group} language={language} isChosen={language === present} />
      ))}
    </chakra.fieldset>
  );
}

interface LanguageOptionProps {
  /** The name that makes the radio buttons one choice. */
  group: string;
  language: Language;
  isChosen: boolean;
}

function LanguageOption({ group, language, isChosen }: LanguageOptionProps) {
  return (
    <chakra.label
      lang={language}
      flex="1"
      display="flex"
      alignItems="center"
      justifyContent="center"
      minH="11"
      px="3"
      borderRadius="sm"
      cursor="pointer"
      textStyle="sm"
      fontWeight="600"
      bg={isChosen ? 'bg.emphasized' : 'transparent'}
      color={isChosen ? 'fg' : 'fg.muted'}
      _hover={{ color: 'fg' }}
      css={{ '&:has(:focus-visible)': { outline: '2px solid {colors.focus}' } }}
    >
      <VisuallyHidden asChild>
        <input
          type="radio"
          name={group}
          value={language}
          checked={isChosen}
          onChange={() => chooseLanguage(language)}
        />
      </VisuallyHidden>
      {LANGUAGE_NAMES[language]}
    </chakra.label>
  );
}
