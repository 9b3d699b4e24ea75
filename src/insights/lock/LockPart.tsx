import { Box, Button, Flex, Grid, Heading, IconButton, Text } from '@chakra-ui/react';
import { LocateFixed, ShieldCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { itemOf } from '../../../core/room/links.ts';
import { itemName } from '../../editor/text/editorMessages.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';
import { mendPath } from '../../shared/mend/mendLink.ts';
import { inMinutes, lockKind, useShownRoom } from '../page/shownRoom.ts';
import { RungBars } from '../parts/Bars.tsx';
import { ThingPicture } from '../parts/ThingPicture.tsx';
import { readAnswers } from '../reading/readAnswers.ts';
import type { WayLock } from '../reading/readWay.ts';
import { insightsText } from '../text/insights.ts';
import { AnswerRows } from './AnswerRows.tsx';
import { AnswerWords } from './AnswerWords.tsx';
import { CluePaper } from './CluePaper.tsx';

interface LockPartProps {
  lock: WayLock;
  /** Number of plays that reached the lock. */
  reachedBy: number;
  /** Whether the creator opened it just now; false if the page's address opened it. */
  isFresh: boolean;
  onClose: () => void;
}

/** A chosen lock: what was entered instead of its answer, its clue, and the hints asked there. */
export function LockPart({ lock, reachedBy, isFresh, onClose }: LockPartProps) {
  const { room } = useShownRoom();
  const item = itemOf(room, lock.lock);
  const takesAnswers = item?.isItemLocked === true && item.unlockMethod === 'password';
  const hasHints = lock.rungs.some(({ seen }) => seen > 0);
  return (
    <Panel
      as="section"
      aria-labelledby="lock-title"
      p={{ base: '4', md: '6' }}
      minW="0"
      {...(lock.isHot && { borderColor: 'border.warning' })}
      animationName="slide-from-top, fade-in"
      animationDuration="state"
    >
      <LockHead lock={lock} isFresh={isFresh} onClose={onClose} />
      <Grid
        mt="5"
        gap={{ base: '6', lg: '7' }}
        templateColumns={{ lg: takesAnswers ? 'minmax(0, 1fr) 18.5rem' : 'minmax(0, 1fr)' }}
      >
        {takesAnswers && <Answers lock={lock} />}
        <Box minW="0">
          {takesAnswers && <CluePaper lock={lock.lock} />}
          {hasHints && <RungsHere lock={lock} reachedBy={reachedBy} />}
        </Box>
      </Grid>
    </Panel>
  );
}

function LockHead({ lock, isFresh, onClose }: Omit<LockPartProps, 'reachedBy'>) {
  const { roomId, room, draft } = useShownRoom();
  const { lock: words } = insightsText;
  const item = itemOf(room, lock.lock);
  const name = itemName(room, lock.lock);
  const title = useFocusOf(lock.lock, isFresh);
  const isGone = draft !== null && itemOf(draft, lock.lock) === undefined;
  return (
    <Flex gap="4" align="start" wrap="wrap">
      <ThingPicture room={room} id={lock.lock} size="12" />
      <Box flex="1 1 14rem" minW="0">
        <Heading
          as="h3"
          id="lock-title"
          size="2xl"
          lineHeight="1.2"
          ref={title}
          tabIndex={-1}
          outline="none"
          overflowWrap="anywhere"
          {...(isGone && { textDecoration: 'line-through' })}
        >
          {words.title(name, lockKind(room, lock.lock))}
        </Heading>
        {item && item.unlockPassword !== '' && item.unlockMethod === 'password' && (
          <Text textStyle="sm" color="fg.muted" mt="1">
            {words.opensTo}{' '}
            <Text as="b" color="fg">
              <AnswerWords lock={item} answer={item.unlockPassword} />
            </Text>
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted" mt="1">
          {words.summary(lock.openedOfAll, lock.reached)}
          {lock.half !== null && ` ${words.halfWithin(inMinutes(lock.half))}`}
        </Text>
      </Box>
      <Flex gap="2">
        {!isGone && (
          <Button asChild variant="outline">
            <Link to={mendPath(roomId, lock.lock)}>
              <LocateFixed aria-hidden /> {words.show}
            </Link>
          </Button>
        )}
        <IconButton variant="ghost" aria-label={words.close(name)} onClick={onClose}>
          <X />
        </IconButton>
      </Flex>
    </Flex>
  );
}

/** Moves the focus to the title whenever a lock is chosen, also by the keys of a screen reader. */
function useFocusOf(lock: string, isFresh: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lock is opened.
  useEffect(() => {
    if (!isFresh) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [lock, isFresh]);
  return title;
}

function Answers({ lock }: { lock: WayLock }) {
  const { room, draft } = useShownRoom();
  const { lock: words } = insightsText;
  const answers = readAnswers(room, draft, lock);
  const isText = itemOf(room, lock.lock)?.face.type === 'text';
  return (
    <Box minW="0">
      <Heading as="h4" size="lg" mb="1">
        {isText ? words.typed : words.set}
      </Heading>
      {answers.now !== 'same' && (
        <Text textStyle="sm" color="fg.warning" mb="2">
          {words[answers.now]}
        </Text>
      )}
      {answers.rows.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {words.none}
        </Text>
      ) : (
        <AnswerRows lock={lock.lock} answers={answers} />
      )}
      <Flex
        gap="2.5"
        mt="4"
        textStyle="xs"
        color="fg.subtle"
        css={{ '& svg': { boxSize: '4', flexShrink: 0 } }}
      >
        <ShieldCheck aria-hidden />
        <Text>{isText ? words.rule : `${words.rule} ${words.digits}`}</Text>
      </Flex>
    </Box>
  );
}

/** Shows for each level of the hints at the lock which share of the plays that reached the lock saw it. */
function RungsHere({ lock: { rungs, lock }, reachedBy }: { lock: WayLock; reachedBy: number }) {
  const { room } = useShownRoom();
  const { lock: words, hints, share } = insightsText;
  const weak = rungs.find(({ isWeak }) => isWeak);
  return (
    <>
      <Heading as="h4" size="lg" mb="1">
        {words.rungs}
      </Heading>
      <RungBars
        rows={rungs.map(({ rung, seen }) => {
          const of100 = Math.min(100, Math.round((100 * seen) / Math.max(1, reachedBy)));
          return { key: rung, name: hints.rungs[rung], share: of100, words: share(of100) };
        })}
      />
      {weak && (
        <Text textStyle="xs" color="fg.muted" mt="1">
          {hints.weak(hints.rungs[weak.rung], itemName(room, lock), weak.enough, weak.seen)}
        </Text>
      )}
    </>
  );
}
