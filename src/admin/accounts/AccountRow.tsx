import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { Ban, Crown, ShieldCheck } from 'lucide-react';
import { Fragment } from 'react';
import type { ManagedAccount } from '../../../core/account/managedAccount.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { accountsText } from '../text/accounts.ts';
import { AccountMenu } from './AccountMenu.tsx';

interface AccountRowProps {
  account: ManagedAccount;
  onChanged: (account: ManagedAccount) => void;
}

/** One account: name, date, rights, rooms, and actions. */
export function AccountRow({ account, onChanged }: AccountRowProps) {
  const { name, email, createdAt, rooms, plays } = account;
  const facts = [
    accountsText.since(new Date(createdAt * 1000)),
    accountsText.rooms(rooms),
    accountsText.plays(plays),
  ];
  return (
    <Panel p={{ base: '4', md: '4' }}>
      <Flex gap="3" align="center">
        <Box flex="1" minW="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text as="h2" fontWeight="650" textStyle="lg" lineClamp={1} overflowWrap="anywhere">
              {name || accountsText.nameless}
            </Text>
            <Standing account={account} />
          </Flex>
          <Text color="fg.muted" overflowWrap="anywhere">
            {email}
          </Text>
          <Text color="fg.subtle" textStyle="sm">
            {facts.map((fact, place) => (
              <Fragment key={fact}>
                {place > 0 && ' · '}
                <chakra.span whiteSpace="nowrap">{fact}</chakra.span>
              </Fragment>
            ))}
          </Text>
        </Box>
        <AccountMenu account={account} onChanged={onChanged} />
      </Flex>
    </Panel>
  );
}

function Standing({ account: { isAdmin, plan, startsAt, endsAt, isDisabled } }: { account: ManagedAccount }) {
  const dateOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
  const end = dateOf(endsAt);
  return (
    <>
      {isAdmin && (
        <Chip tone="info">
          <ShieldCheck aria-hidden /> {accountsText.admin}
        </Chip>
      )}
      {plan !== 'free' && (
        <Chip tone="success" whiteSpace="normal">
          <Crown aria-hidden />
          {[accountsText.plans[plan], end && accountsText.planDates(dateOf(startsAt), end)]
            .filter(Boolean)
            .join(', ')}
        </Chip>
      )}
      {isDisabled && (
        <Chip tone="error">
          <Ban aria-hidden /> {accountsText.disabled}
        </Chip>
      )}
    </>
  );
}
