import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { DoorOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ViewJournalEntry } from '../../../../core/play/view/playerView.ts';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { Plate } from '../../../shared/kit/Plate.tsx';
import { formatClock } from '../../../shared/language/formatClock.ts';
import { useTimeLeft } from '../../clock/useTimeLeft.ts';
import { Thumbnail } from '../../journal/JournalList.tsx';
import { journalTitle } from '../../journal/journalTitle.ts';
import { SignedText } from '../../signs/SignedText.tsx';
import { useGameplay } from '../../table/gameContext.ts';
import { useRoomLanguage } from '../../table/useRoomLanguage.ts';
import { togetherText } from '../../text/together.ts';
import { Mark } from '../marks/Mark.tsx';
import { usePlaceName } from '../table/usePlaceName.ts';
import { type Mate, useMates } from '../teamContext.ts';

/** The number of journal entries that a player who joins late is shown. */
const SHOWN = 4;

/** Tells somebody who joins a running play what has happened, from the journal, and who is where (T4, T17). */
export function SoFar({ onEnter }: { onEnter: () => void }) {
  const { soFar } = togetherText;
  const others = useMates().filter(({ isOwn }) => !isOwn);
  return (
    <Paper
      as="section"
      p={{ base: '4', md: '7' }}
      width="min(60rem, 100% - 1rem)"
      marginX="auto"
      marginY={{ base: '2', md: '8' }}
    >
      <Grid
        gap={{ base: '4', md: '7' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' }}
      >
        <Box>
          <Heading as="h1" size={{ base: '2xl', md: '3xl' }}>
            {soFar.title}
          </Heading>
          <Text color="fg.muted" marginBottom="3">
            {soFar.lead}
          </Text>
          <Read />
        </Box>
        <Flex direction="column" gap="4">
          <Facts />
          {others.length > 0 && (
            <Box>
              <Heading as="h2" size="lg" marginBottom="2">
                {soFar.inside}
              </Heading>
              <Flex as="ul" listStyleType="none" gap="3" wrap="wrap">
                {others.map((mate) => (
                  <Inside key={mate.seat} mate={mate} />
                ))}
              </Flex>
            </Box>
          )}
          <Box marginTop="auto">
            <Plate material="brass" size="large" width="full" onClick={onEnter}>
              <DoorOpen aria-hidden />
              {soFar.enter}
            </Plate>
            <Text textStyle="sm" color="fg.muted" marginTop="2.5">
              {soFar.clock}
            </Text>
          </Box>
        </Flex>
      </Grid>
    </Paper>
  );
}

/** The latest entries of the team's journal. */
function Read() {
  const journal = useGameplay((s) => s.journal);
  if (journal.length === 0) return <Text>{togetherText.soFar.nothing}</Text>;
  return (
    <Box as="ul" listStyleType="none">
      {journal
        .map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a journal only grows
          <Entry key={index} entry={entry} />
        ))
        .slice(-SHOWN)
        .toReversed()}
    </Box>
  );
}

function Entry({ entry }: { entry: ViewJournalEntry }) {
  const language = useRoomLanguage();
  return (
    <Flex as="li" align="center" gap="3" paddingY="2.5" borderBottomWidth="1px" borderColor="border">
      <Thumbnail entry={entry} />
      <chakra.span {...(entry.type === 'text' ? language : {})} minWidth="0" overflowWrap="anywhere">
        <SignedText>{journalTitle(entry, language.lang ?? '')}</SignedText>
      </chakra.span>
    </Flex>
  );
}

function Facts() {
  const left = useTimeLeft();
  const carried = useGameplay((s) => s.inventory.length);
  const places = useGameplay((s) => s.places.length);
  const { soFar } = togetherText;
  return (
    <Flex gap="2.5" wrap="wrap">
      {Number.isFinite(left) && <Fact value={formatClock(left)}>{soFar.left}</Fact>}
      <Fact value={String(carried)}>{soFar.carried}</Fact>
      {places > 1 && <Fact value={String(places)}>{soFar.places}</Fact>}
    </Flex>
  );
}

function Fact({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Box
      flex="1 0 5rem"
      textAlign="center"
      paddingX="2"
      paddingY="1.5"
      bg="#fffaf0"
      border="2px solid {colors.ink}"
      borderRadius="md"
    >
      <Text fontSize="xl" fontWeight="800" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
      <Text textStyle="sm">{children}</Text>
    </Box>
  );
}

function Inside({ mate: { seat, name, place, isSilent } }: { mate: Mate }) {
  const label = usePlaceName(place);
  return (
    <Flex as="li" align="center" gap="2" minWidth="0">
      <Mark seat={seat} size={30} isSilent={isSilent} />
      <Box lineHeight="1.2" minWidth="0">
        <Text fontWeight="700" overflowWrap="anywhere">
          {name}
        </Text>
        {label !== '' && <Text textStyle="sm">{label}</Text>}
      </Box>
    </Flex>
  );
}
