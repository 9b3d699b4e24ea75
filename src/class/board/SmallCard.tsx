import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Lightbulb, Lock } from 'lucide-react';
import { useId } from 'react';
import { Pennant } from '../../play/class/Pennant.tsx';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { useShownClass } from '../page/classContext.ts';
import { LockWords } from '../team/LockWords.tsx';
import { boardText } from '../text/board.ts';
import { AlertRow } from './AlertRow.tsx';
import { AnswerCall } from './AnswerCall.tsx';
import { CardFrame, CardName, type CardProps } from './CardFrame.tsx';
import { CardMenu } from './CardMenu.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { readCard } from './readCard.ts';

/** A team's card on a board of many teams: smaller, with all actions in its menu. */
export function SmallCard({ team, onOpen }: CardProps) {
  const { board } = useShownClass();
  const view = readCard(team, board);
  const told = useId();
  const [first] = team.seats;
  const { card } = boardText;
  return (
    <CardFrame team={team} view={view} padding="3">
      <Flex gap="2.5" align="center">
        <Pennant team={team.team} size={30} />
        <Box flex="1" minWidth="0">
          <Heading as="h3" size="xs">
            <CardName team={team} toldBy={told} onOpen={onOpen} />
          </Heading>
          {first && team.places === 1 && (
            <Text textStyle="xs" color="fg.muted" truncate>
              {card.alone(first.name, first.isHere)}
            </Text>
          )}
        </Box>
        <CardMenu team={team} onOpen={onOpen} />
      </Flex>
      <Flex id={told} direction="column" gap="2.5" flex="1" justify="flex-end">
        {view.alert && (
          <AlertRow alert={view.alert} isSmall answer={<AnswerCall team={team.team} alert={view.alert} />} />
        )}
        <ProgressBar share={team.progress} isOut={team.outcome === 'escaped'} isSmall />
        {!view.isOver && view.seated > 0 && (
          <Flex align="center" gap="1.5" textStyle="xs" color="fg.muted" minWidth="0">
            <Box as="span" flex="none" color="accent">
              <Lock size={14} aria-hidden />
            </Box>
            <Text as="span" truncate>
              {view.lock
                ? [view.lock.name, formatTaken(view.lock.since), card.wrong(view.lock.wrong)].join(' · ')
                : card.noLock}
            </Text>
            <Flex as="span" align="center" gap="1" flex="none" marginInlineStart="auto">
              <Lightbulb size={14} aria-hidden /> {team.hints}
            </Flex>
          </Flex>
        )}
        {!view.isOver && view.lock && view.lock.words !== '' && (
          <Text textStyle="xs" marginTop="-1.5">
            <LockWords words={view.lock.words} lines={1} />
          </Text>
        )}
      </Flex>
    </CardFrame>
  );
}
