import { Box, Flex, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import type { Band } from '../../../core/class/board.ts';
import { isTyping } from '../../shared/browser/isTyping.ts';
import { useIsAtLeast } from '../../shared/browser/useWindow.ts';
import { keyOf } from '../../shared/keys/keyOf.ts';
import { SegmentedControl } from '../../shared/kit/SegmentedControl.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { ALL_SHOWN, arePlayingAlone } from '../opening/readLobby.ts';
import { Crumbs } from '../page/Crumbs.tsx';
import { useOrder, useShownClass } from '../page/classContext.ts';
import { HintAllSheet } from '../team/HintAllSheet.tsx';
import { SaySheet } from '../team/SaySheet.tsx';
import { TeamSheet } from '../team/TeamSheet.tsx';
import { TimeSheet } from '../team/TimeSheet.tsx';
import { boardText } from '../text/board.ts';
import { lobbyText } from '../text/lobby.ts';
import { teacherText } from '../text/teacher.ts';
import { AllBar } from './AllBar.tsx';
import { BandHead } from './BandHead.tsx';
import { BoardHead } from './BoardHead.tsx';
import { NoLine, PausedNotice } from './BoardNotices.tsx';
import { KEYS_HELP, type Opened } from './CardFrame.tsx';
import { cardBeside } from './cardKeys.ts';
import type { Placed, Sorting } from './placeTeams.ts';
import { SentLine, SentSheet } from './SentLine.tsx';
import { SmallCard } from './SmallCard.tsx';
import { TeamCard } from './TeamCard.tsx';
import { useNews } from './useNews.ts';
import { usePlaces } from './usePlaces.ts';
import { useSlide } from './useSlide.ts';

/** With this many teams or more the cards are small. */
const SMALL_FROM = 13;

/**
 * A running class in three bands: teams that need the teacher, teams that play, teams that are out (Q4, Q5).
 */
export function Board() {
  const { board, isOffline } = useShownClass();
  const [sorting, setSorting] = useState<Sorting>('needs');
  const [opened, setOpened] = useState<Opened | null>(null);
  const ground = useRef<HTMLDivElement>(null);
  const placed = usePlaces(board.teams, sorting, ground);
  const { heard, repeat } = useNews();
  const onKeyDown = useCardKeys({ onOpen: setOpened, onRepeat: repeat });
  useSlide(ground, placed.places);
  const close = () => setOpened(null);
  const free = board.teams.length - shownOf(board.teams).length;
  return (
    <>
      <PageTitle page={`${teacherText.page}: ${board.roomName}`} />
      <NoLine />
      <Crumbs />
      <BoardHead />
      <AllBar
        sorting={sorting}
        onSort={setSorting}
        onSay={() => setOpened({ type: 'say', team: null })}
        onHint={() => setOpened({ type: 'hintAll' })}
      />
      <SentLine onOpen={() => setOpened({ type: 'sent' })} />
      <PausedNotice />
      <Box
        ref={ground}
        position="relative"
        onKeyDown={onKeyDown}
        opacity={isOffline ? '0.8' : '1'}
        paddingBottom={{ mdDown: '6rem' }}
      >
        <VisuallyHidden id={KEYS_HELP}>{boardText.card.keys}</VisuallyHidden>
        <Bands placed={placed} sorting={sorting} onSort={setSorting} onOpen={setOpened} />
        {free > 0 && (
          <Text textStyle="sm" color="fg.muted" marginTop="4">
            {lobbyText.moreTeams(free, arePlayingAlone(board))}
          </Text>
        )}
        <Text textStyle="xs" color="fg.subtle" textAlign={{ md: 'end' }} marginTop="4">
          {boardText.sorted}
        </Text>
      </Box>
      <VisuallyHidden role="status" aria-live="polite">
        {heard}
      </VisuallyHidden>
      {opened?.type === 'team' && (
        <TeamSheet
          number={opened.team}
          onSay={() => setOpened({ type: 'say', team: opened.team })}
          onClose={close}
        />
      )}
      {opened?.type === 'time' && <TimeSheet number={opened.team} onClose={close} />}
      {opened?.type === 'sent' && <SentSheet onClose={close} />}
      {opened?.type === 'hintAll' && <HintAllSheet onClose={close} />}
      {opened?.type === 'say' && <SaySheet number={opened.team} onClose={close} />}
    </>
  );
}

interface BandsProps {
  placed: Placed;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  onOpen: (opened: Opened) => void;
}

const BANDS: readonly Band[] = ['needsYou', 'gettingOn', 'outside'];

function Bands({ placed, sorting, onSort, onOpen }: BandsProps) {
  const { board } = useShownClass();
  const isWide = useIsAtLeast('md');
  const order = isWide && <Order sorting={sorting} onSort={onSort} />;
  const shown = shownOf(board.teams);
  const teamsIn = (band: Band | null) =>
    placed.places
      .filter((place) => band === null || place.band === band)
      .flatMap((place) => shown.find(({ team }) => team === place.team) ?? []);
  if (placed.sorting === 'name')
    return (
      <Box as="section" aria-label={boardText.all}>
        <BandHead title={boardText.all} count={shown.length} aside={order} />
        <Cards teams={teamsIn(null)} onOpen={onOpen} />
      </Box>
    );
  const filled = BANDS.filter((band) => teamsIn(band).length > 0);
  return filled.map((band, place) => (
    <Box key={band} as="section" aria-label={boardText.bands[band]}>
      <BandHead
        title={boardText.bands[band]}
        band={band}
        count={teamsIn(band).length}
        aside={place === 0 && order}
      />
      <Cards teams={teamsIn(band)} onOpen={onOpen} />
    </Box>
  ));
}

/** Returns the teams that have a card: of many, as with a device each, only those that somebody has joined. */
function shownOf(teams: readonly BoardTeam[]): readonly BoardTeam[] {
  return teams.length <= ALL_SHOWN ? teams : teams.filter(({ seats }) => seats.length > 0);
}

function Order({ sorting, onSort }: Pick<BandsProps, 'sorting' | 'onSort'>) {
  const { order } = boardText;
  return (
    <Flex align="center" gap="2.5" flex="none">
      <Text as="span" textStyle="xs" color="fg.muted" aria-hidden>
        {order.label}
      </Text>
      <SegmentedControl
        label={order.label}
        value={sorting}
        choices={[
          { value: 'needs', label: order.needs },
          { value: 'name', label: order.name },
        ]}
        onChoose={onSort}
      />
    </Flex>
  );
}

function Cards({ teams, onOpen }: { teams: readonly BoardTeam[]; onOpen: BandsProps['onOpen'] }) {
  const { board } = useShownClass();
  const isSmall = board.teams.length >= SMALL_FROM;
  const Card = isSmall ? SmallCard : TeamCard;
  return (
    <Grid gap={isSmall ? '3' : '4'} css={isSmall ? SMALL_COLUMNS : COLUMNS} alignItems="stretch">
      {teams.map((team) => (
        <Card key={team.team} team={team} onOpen={onOpen} />
      ))}
    </Grid>
  );
}

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const COLUMNS = {
  ...columns(1),
  '@media (min-width: 601px)': columns(2),
  '@media (min-width: 1101px)': columns(3),
};
const SMALL_COLUMNS = {
  ...columns(1),
  '@media (min-width: 481px)': columns(2),
  '@media (min-width: 821px)': columns(3),
  '@media (min-width: 1101px)': columns(4),
};

/** Handles a card's keys: arrows go from card to card, letters act on the card's team. */
function useCardKeys({ onOpen, onRepeat }: { onOpen: BandsProps['onOpen']; onRepeat: () => void }) {
  const { board, isOffline } = useShownClass();
  const order = useOrder();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, ctrlKey, metaKey, altKey } = event;
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    const team = board.teams.find((each) => String(each.team) === card?.dataset.card);
    if (!card || !team || isTyping(target) || ctrlKey || metaKey || altKey) return;
    const cards = [...currentTarget.querySelectorAll<HTMLElement>('[data-card]')];
    const boxes = cards.map((each) => each.getBoundingClientRect());
    const next = cardBeside(boxes, cards.indexOf(card), event.key);
    const letters: Readonly<Record<string, () => void>> = {
      h: () => void (!isOffline && team.outcome === null && order({ type: 'hint', team: team.team })),
      t: () => onOpen({ type: 'time', team: team.team }),
      s: () => onOpen({ type: 'say', team: team.team }),
      p: () => void (!isOffline && order({ type: board.state === 'paused' ? 'goOn' : 'pause', team: null })),
      n: onRepeat,
    };
    const act = next === null ? letters[keyOf(event)] : () => focusCard(cards[next]);
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function focusCard(card: HTMLElement | undefined): void {
  card?.querySelector<HTMLElement>('[data-card-name]')?.focus();
}
