import { Link as ChakraLink, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useCallback } from 'react';
import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { loadOpenRooms } from '../../rooms/store/loadOpenRooms.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { languageProps } from '../../shared/language/languageProps.ts';
import { useAnswer } from '../../shared/load/useAnswer.ts';
import type { Backend } from '../../shared/ports/backend.ts';
import { accountPageText } from '../text/accountPage.ts';
import { AccountSection } from './AccountSection.tsx';

/** The user's last escapes with their times. */
export function EscapesSection() {
  const escapes = useEscapes();
  return (
    <AccountSection section="escapes" title={accountPageText.sections.escapes}>
      <Escapes escapes={escapes} />
    </AccountSection>
  );
}

function Escapes({ escapes }: { escapes: readonly Escape[] | 'failed' | null }) {
  const words = accountPageText.escapes;
  if (escapes === null) return <Skeleton height="11" mt="3" />;
  if (escapes === 'failed' || escapes.length === 0)
    return (
      <Text color="fg.muted" textStyle="sm" mt="1">
        {escapes === 'failed' ? words.failed : words.none}
      </Text>
    );
  return (
    <chakra.ul listStyleType="none" mt="2" role="list">
      {escapes.map((one) => (
        <EscapeRow key={`${one.room.id} ${one.record.version}`} {...one} />
      ))}
    </chakra.ul>
  );
}

function EscapeRow({ room: { id, roomName, language }, record: { time, createdAt } }: Escape) {
  const words = accountPageText.escapes;
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="4"
      minHeight="11"
      py="1.5"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
      fontVariantNumeric="tabular-nums"
    >
      <ChakraLink asChild color="link" fontWeight="600" minW="0" {...languageProps(language)}>
        <Link to={`/gameplay/${id}`}>
          <chakra.span overflowWrap="anywhere">{roomName}</chakra.span>
        </Link>
      </ChakraLink>
      <Flex columnGap="5" justify="flex-end" wrap="wrap" flexShrink="0" textStyle="sm">
        <Text as="span" fontWeight="600">
          {words.time(time)}
        </Text>
        <Text as="span" color="fg.muted">
          {words.day(new Date(createdAt * 1000))}
        </Text>
      </Flex>
    </Flex>
  );
}

/** Null until known. */
function useEscapes(): readonly Escape[] | 'failed' | null {
  const { records, rooms } = useBackend();
  const userId = useProfile((profile) => profile.userId);
  const load = useCallback(() => loadEscapes({ records, rooms }, userId), [records, rooms, userId]);
  return useAnswer(load, 'failed');
}

/** An escaped room with the record. */
interface Escape {
  room: SummaryEntry;
  record: GameRecord;
}

/** A player's latest escapes, latest first, from rooms that are still open. */
async function loadEscapes(
  { records, rooms }: Pick<Backend, 'records' | 'rooms'>,
  playerId: string,
): Promise<readonly Escape[]> {
  const escapes = await records.loadEscapes(playerId);
  const open = await loadOpenRooms(rooms, [...new Set(escapes.map(({ roomId }) => roomId))]);
  const byId = new Map(open.rooms.map((room) => [room.id, room]));
  return escapes.flatMap((record) => {
    const room = byId.get(record.roomId);
    return room ? [{ room, record }] : [];
  });
}
