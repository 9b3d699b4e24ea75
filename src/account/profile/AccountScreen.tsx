import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { PAGE_WIDTH } from '../../shared/page/pageWidth.ts';
import { PaymentNotice } from '../payment/PaymentNotice.tsx';
import { accountPageText } from '../text/accountPage.ts';
import { DataSection } from './DataSection.tsx';
import { EscapesSection } from './EscapesSection.tsx';
import { LeaveSection } from './LeaveSection.tsx';
import { LookSection } from './LookSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import { useOwnRooms } from './useOwnRooms.ts';

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
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
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
