import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Dices, DoorOpen, Users } from 'lucide-react';
import { useState } from 'react';
import { givenName } from '../../../../core/play/team/givenNames.ts';
import { useProfile } from '../../../shared/context/appStores.ts';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { Plate } from '../../../shared/kit/Plate.tsx';
import { presentLanguage } from '../../../shared/language/language.ts';
import { useSummary } from '../../gameplay/useRoom.ts';
import { togetherText } from '../../text/together.ts';

interface NameSheetProps {
  roomId: string;
  isBusy: boolean;
  /** Whether this window is already somebody else than the browser's other windows. */
  isApart: boolean;
  /** Joins under a name; without one under the account's. */
  onJoin: (name?: string) => void;
  /** Joins as somebody else than in the browser's other windows. */
  onJoinApart: () => void;
}

/** How often a newcomer may ask for another name. */
const SPINS = 3;

/** What a newcomer sees before taking a seat: the room, and their name. */
export function NameSheet({ roomId, isBusy, isApart, onJoin, onJoinApart }: NameSheetProps) {
  const summary = useSummary(roomId);
  const accountName = useProfile((profile) => profile.name);
  const account = isApart ? '' : accountName;
  const given = useGivenName();
  const { naming } = togetherText;
  return (
    <Box
      as="section"
      layerStyle="woodBoard"
      className="evening"
      border="2px solid {colors.ink}"
      borderRadius="14px"
      boxShadow="hung"
      width="min(36rem, 100% - 1rem)"
      marginX="auto"
      marginY={{ base: '3', md: '12' }}
      padding={{ base: '4', md: '7' }}
    >
      <Text>{naming.place}</Text>
      <Heading as="h1" size={{ base: '2xl', md: '3xl' }} overflowWrap="anywhere" minHeight="1.3em">
        {summary?.roomName}
      </Heading>
      <Paper p={{ base: '4', md: '6' }} marginTop="4">
        <Text color="fg.muted">{naming.youAre}</Text>
        <Heading as="p" size="2xl" overflowWrap="anywhere" aria-live="polite">
          {account || given.name}
        </Heading>
        {account === '' && (
          <Flex align="center" gap="3" marginTop="3" wrap="wrap">
            <Plate material="enamel" disabled={given.left === 0} onClick={given.spin}>
              <Dices aria-hidden />
              {naming.spin}
            </Plate>
            <Text textStyle="sm">{naming.spinsLeft(given.left)}</Text>
          </Flex>
        )}
      </Paper>
      <Flex gap="2.5" marginTop="4" marginBottom="4">
        <Box flex="none" paddingTop="0.5">
          <Users size={20} aria-hidden />
        </Box>
        <Text>{naming.oneRoom}</Text>
      </Flex>
      <Plate
        material="brass"
        size="large"
        width="full"
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) onJoin(account === '' ? given.name : undefined);
        }}
      >
        <DoorOpen aria-hidden />
        {isBusy ? togetherText.comingIn : naming.comeIn}
      </Plate>
      {!isApart && (
        <Button variant="ghost" marginTop="2" textDecoration="underline" onClick={onJoinApart}>
          {naming.elsewhere}
        </Button>
      )}
    </Box>
  );
}

/** A name that the game gives, and some more to choose from. */
function useGivenName() {
  const [first] = useState(() => Math.floor(Math.random() * 1000));
  const [spins, setSpins] = useState(0);
  return {
    name: givenName(presentLanguage(), first + 37 * spins, []),
    left: SPINS - spins,
    spin: () => setSpins((count) => Math.min(SPINS, count + 1)),
  };
}
