import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { accountPageText } from '../text/accountPage.ts';
import { AccountSection } from './AccountSection.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

interface LeaveSectionProps {
  /** Null while unknown. */
  rooms: readonly SummaryEntry[] | null;
}

/** Deletes the account. */
export function LeaveSection({ rooms }: LeaveSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const words = accountPageText.leave;
  return (
    <AccountSection section="leave" title={accountPageText.sections.leave} borderColor="border.error">
      <Flex gap="4" align="end" justify="space-between" wrap={{ base: 'wrap', md: 'nowrap' }} mt="1">
        <Text color="fg.muted" textStyle="sm" maxW="34rem">
          {words.text(rooms?.length ?? null)}
        </Text>
        <Button variant="outline" color="fg.error" borderColor="border.error" onClick={() => setAsking(true)}>
          {words.submit}
        </Button>
      </Flex>
      {isAsking && <DeleteDialog rooms={rooms ?? []} onClose={() => setAsking(false)} />}
    </AccountSection>
  );
}
