import { Flex } from '@chakra-ui/react';
import { ThemeChoice } from '../../shared/kit/ThemeChoice.tsx';
import { LanguageChoice } from '../../shared/language/LanguageChoice.tsx';
import { accountPageText } from '../text/accountPage.ts';
import { AccountSection } from './AccountSection.tsx';

/** Language and theme, kept in this browser and available without an account. */
export function LookSection() {
  return (
    <AccountSection section="language" title={accountPageText.sections.language}>
      <Flex wrap="wrap" gap="5" mt="4">
        <LanguageChoice />
        <ThemeChoice />
      </Flex>
    </AccountSection>
  );
}
