import { Box, Flex, Heading } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { logFailure } from '../../components/logFailure.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useBackend } from '../../components/useBackend.ts';
import { createDashboardStore } from '../../stores/dashboardStore.ts';
import { dashboardText } from '../../text/dashboard.ts';
import { DashboardHeader } from './DashboardHeader.tsx';
import { PublishedRooms } from './PublishedRooms.tsx';
import { SortPicker } from './SortPicker.tsx';
import { useSortInAddress } from './useSortInAddress.ts';

/** /dashboard: the published rooms (SPEC §2). */
export function DashboardScreen() {
  const { dashboard } = useBackend();
  const [store] = useState(() => createDashboardStore(dashboard));
  const state = useStore(store);
  const [sortBy, setSortBy] = useSortInAddress();

  useEffect(() => {
    logFailure(store.getState().open(sortBy));
  }, [store, sortBy]);

  return (
    <Box maxW="76rem" w="100%" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '8', md: '14' }}>
      <PageTitle page={dashboardText.page} />
      <DashboardHeader />
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        justify="space-between"
        gap="4"
        mb="6"
      >
        <Heading as="h2" size="xl">
          {dashboardText.rooms}
        </Heading>
        <SortPicker value={sortBy} onChange={setSortBy} />
      </Flex>
      <PublishedRooms state={state} />
    </Box>
  );
}
