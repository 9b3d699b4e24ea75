import { Box, Button, Link as ChakraLink, Flex, Heading, NativeSelect, Text } from '@chakra-ui/react';
import { ArrowLeft, Pencil } from 'lucide-react';
import type { Room } from '../../../core/room/model.ts';
import { RoomCover } from '../../rooms/card/RoomCover.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { mendPath } from '../../shared/mend/mendLink.ts';
import { insightsText } from '../text/insights.ts';
import type { ShownVersion } from './useInsights.ts';

interface PageHeadProps {
  roomId: string;
  /** The draft; the version if the draft is not known. */
  room: Room | null;
  shown: ShownVersion | null;
  onChoose: (version: number) => void;
}

/** The page's head: a link back, the room's picture and name, and the choice of the version. */
export function PageHead({ roomId, room, shown, onChoose }: PageHeadProps) {
  return (
    <>
      <Flex as="nav" aria-label={insightsText.breadcrumb} align="center" gap="2" textStyle="sm" mb="2">
        <ChakraLink asChild color="link" minH="11">
          <Link to="/projects">
            <ArrowLeft size="1.1em" aria-hidden /> {insightsText.back}
          </Link>
        </ChakraLink>
        <Text as="span" aria-hidden color="fg.subtle">
          /
        </Text>
        <Text as="span" aria-current="page" color="fg.muted">
          {insightsText.page}
        </Text>
      </Flex>
      <Flex wrap="wrap" align="center" columnGap="5" rowGap="4" mb="5">
        {room && (
          <Box
            flexShrink="0"
            width={{ base: '6rem', md: '8.25rem' }}
            borderRadius="sm"
            overflow="hidden"
            border="2px solid {colors.brass.600}"
          >
            <RoomCover roomId={roomId} roomName={room.roomName} imageUrl={room.imageUrl} />
          </Box>
        )}
        <Box flex="1 1 16rem" minW="0">
          <Heading as="h1" dir="auto" textAlign="start" size="3xl" lineHeight="1.15" overflowWrap="anywhere">
            {room?.roomName ?? insightsText.page}
          </Heading>
          {shown && (
            <Text color="fg.muted" textStyle="sm" mt="1">
              {[sinceOf(shown), insightsText.plays(shown.plays)].join(' · ')}
            </Text>
          )}
        </Box>
        <Flex gap="2.5" wrap="wrap" css={{ '@media print': { display: 'none' } }}>
          {shown && shown.choices.length > 1 && <VersionChoice shown={shown} onChoose={onChoose} />}
          <Button asChild variant="outline">
            <Link to={mendPath(roomId)}>
              <Pencil aria-hidden /> {insightsText.openEditor}
            </Link>
          </Button>
        </Flex>
      </Flex>
    </>
  );
}

function sinceOf({ version, isLive, published }: ShownVersion): string {
  const at = published.type === 'ready' ? published.value.publishedAt : null;
  return at === null ? insightsText.versionName(version, isLive) : insightsText.since(version, new Date(at));
}

function VersionChoice({
  shown: { version, isLive, choices },
  onChoose,
}: {
  shown: ShownVersion;
  onChoose: (version: number) => void;
}) {
  const live = isLive ? version : choices[0];
  return (
    <NativeSelect.Root width="auto">
      <NativeSelect.Field
        aria-label={insightsText.version}
        value={version}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {insightsText.versionName(choice, choice === live)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
