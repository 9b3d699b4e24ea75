import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useCallback } from 'react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { ThemeChoice } from '../../shared/kit/ThemeChoice.tsx';
import { LanguageChoice } from '../../shared/language/LanguageChoice.tsx';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { PaymentNotice } from '../payment/PaymentNotice.tsx';
import { accountPageText } from '../text/accountPage.ts';
import { AccountSection } from './AccountSection.tsx';
import { DataSection } from './DataSection.tsx';
import { EscapesSection } from './EscapesSection.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';

/** /account: the user's data, with changes, export and deletion (SPEC §2). */
export function AccountScreen() {
  const rooms = useOwnRooms();
  return (
    <Box width={PAGE_WIDTH} mx="auto" py={{ base: '8', md: '12' }}>
      <PageTitle page={accountPageText.page} />
      <Heading as="h1" size="4xl">
        {accountPageText.title}
      </Heading>
      <Text color="fg.muted" mt="1" mb={{ base: '5', lg: '8' }}>
        {accountPageText.lead}
      </Text>
      <PaymentNotice />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'max-content minmax(0, 1fr)' }}
        gap={{ base: '5', lg: '10' }}
      >
        <SectionLinks />
        <Stack gap="5" minW="0">
          <ProfileSection />
          <PlanSection roomCount={rooms?.length ?? null} />
          <EscapesSection />
          <PasswordSection />
          <LookSection />
          <DataSection />
          <LeaveSection rooms={rooms} />
        </Stack>
      </Grid>
    </Box>
  );
}

/** Language and theme, kept in this browser and available without an account. */
function LookSection() {
  return (
    <AccountSection section="language" title={accountPageText.sections.language}>
      <Flex wrap="wrap" gap="5" mt="4">
        <LanguageChoice />
        <ThemeChoice />
      </Flex>
    </AccountSection>
  );
}

/** The user's own rooms; null until known or on failure, since only texts depend on it. */
function useOwnRooms(): readonly SummaryEntry[] | null {
  const { rooms: port } = useBackend();
  const userId = useProfile((profile) => profile.userId);
  return useAnswer(
    useCallback(() => port.listRooms(userId), [port, userId]),
    null,
  );
}
