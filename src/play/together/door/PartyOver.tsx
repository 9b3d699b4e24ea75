import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { DoorOpen, Users } from 'lucide-react';
import type { ShowPartyAnswer } from '../../../../core/calls/play/showParty.ts';
import { Link } from '../../../shared/kit/Link.tsx';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { Plate } from '../../../shared/kit/Plate.tsx';
import { presentFormats } from '../../../shared/language/formats.ts';
import { useSoughtSummary } from '../../gameplay/useRoom.ts';
import { togetherText } from '../../text/together.ts';
import { NEW_PARTY, PARTY } from '../partyAddress.ts';
import { DoorBoard } from './DoorBoard.tsx';
import { RoomHeading } from './RoomHeading.tsx';

/**
 * Shown to a visitor whose link leads to a party that is over: the result, and a button to open a new party.
 */
export function PartyOver({ shown: { roomId, opener, result } }: { shown: ShowPartyAnswer }) {
  const summary = useSoughtSummary(roomId);
  const room = `/gameplay/${encodeURIComponent(roomId)}`;
  const time = result?.time ?? null;
  const names = result?.names ?? [];
  const { over } = togetherText;
  return (
    <DoorBoard width="min(36rem, 100% - 1rem)" marginY={{ base: '3', md: '12' }}>
      <Text overflowWrap="anywhere">{over.party(opener)}</Text>
      <RoomHeading summary={summary} />
      <Paper p={{ base: '4', md: '6' }} marginTop="4">
        <Heading as="h2" size="xl">
          {time === null ? over.inside : over.escaped(presentFormats().time(time))}
        </Heading>
        {names.length > 0 && (
          <Text marginTop="2" overflowWrap="anywhere">
            {presentFormats().list(names)}
          </Text>
        )}
      </Paper>
      <Flex gap="3" wrap="wrap" marginTop="5">
        <Plate asChild material="enamel" size="lg">
          {/* A page of its own, since this one's party is over. */}
          <a href={`${room}?${PARTY}=${NEW_PARTY}`}>
            <Users aria-hidden />
            {over.together}
          </a>
        </Plate>
        <Button asChild variant="outline" size="lg">
          <Link to={room}>
            <DoorOpen aria-hidden />
            {togetherText.failed.alone}
          </Link>
        </Button>
      </Flex>
    </DoorBoard>
  );
}
