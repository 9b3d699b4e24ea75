import { chakra, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CircleX, Lightbulb, LockOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BoardTeam } from '../../../core/calls/class/showClass.ts';
import type { ResultStep, TeamResult } from '../../../core/class/classResults.ts';
import { useBackend } from '../../shared/context/useBackend.ts';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { useShownClass } from '../page/classContext.ts';
import { SheetTitle } from '../page/Sheet.tsx';
import { teamSheetText } from '../text/teamSheet.ts';
import { LockWords } from './LockWords.tsx';

/** The steps of a team; null while they load. */
type Result = TeamResult | 'failed' | null;

/** Loads a team's steps, and loads them again when the board shows more. Meanwhile the last ones stay. */
export function useTeamResult(team: BoardTeam | undefined): Result {
  const { calls } = useBackend();
  const { sessionId } = useShownClass().board;
  const [result, setResult] = useState<Result>(null);
  const number = team?.team;
  const done = team && [team.progress, team.hints, team.lock?.wrong, team.outcome].join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done changes it
  useEffect(() => {
    let isAsked = true;
    calls.showResults({ sessionId }).then(
      ({ teams }) => isAsked && setResult(teams[number ?? 0] ?? 'failed'),
      (error: unknown) => {
        console.error(error);
        if (isAsked) setResult((last) => last ?? 'failed');
      },
    );
    return () => {
      isAsked = false;
    };
  }, [calls, sessionId, number, done]);
  return result;
}

/** The locks that a team opened, in that order, without the names of the pupils (Q8). */
export function WhatTheyDid({ result, team }: { result: Result; team: BoardTeam }) {
  return (
    <section aria-label={teamSheetText.did}>
      <SheetTitle>{teamSheetText.did}</SheetTitle>
      <Steps result={result} team={team} />
      <Text textStyle="xs" color="fg.muted" marginTop="3">
        {teamSheetText.untold}
      </Text>
    </section>
  );
}

function Steps({ result, team }: { result: Result; team: BoardTeam }) {
  if (result === null)
    return (
      <Stack gap="2" aria-label={teamSheetText.loading}>
        {['one', 'two', 'three'].map((row) => (
          <Skeleton key={row} height="2.25rem" />
        ))}
      </Stack>
    );
  if (result === 'failed') return <Text color="fg.muted">{teamSheetText.failed}</Text>;
  if (result.steps.length === 0) return <Text color="fg.muted">{teamSheetText.nothing}</Text>;
  return (
    <chakra.ol listStyleType="none">
      {result.steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two locks may have one name
        <Step key={place} step={step} isNow={step.openedAt === null && step.name === team.lock?.name} />
      ))}
    </chakra.ol>
  );
}

function Step({ step, isNow }: { step: ResultStep; isNow: boolean }) {
  const { opened, closed, soFar, wrong, hints, helped } = teamSheetText;
  const isOpen = step.openedAt !== null;
  const more = [
    ...(step.wrong > 0 ? [isOpen ? wrong(step.wrong) : soFar(step.wrong)] : []),
    ...(step.hints > 0 ? [hints(step.hints)] : []),
    ...(step.isHelped ? [helped] : []),
  ].join(' · ');
  return (
    <Flex as="li" gap="3" align="flex-start" paddingY="1.5" fontWeight={isNow ? '600' : undefined}>
      <Text
        as="span"
        width="3rem"
        flex="none"
        textAlign="end"
        color="fg.muted"
        textStyle="sm"
        fontVariantNumeric="tabular-nums"
      >
        {step.openedAt !== null && formatTaken(step.openedAt)}
      </Text>
      <Disc aria-hidden>
        {step.isHelped ? <Lightbulb size={16} /> : isOpen ? <LockOpen size={16} /> : <CircleX size={16} />}
      </Disc>
      <Text minWidth="0" overflowWrap="anywhere" textStyle="sm" paddingTop="0.5">
        {isOpen ? opened(step.name) : closed(step.name)}{' '}
        <Text as="span" color="fg.muted" fontWeight="400">
          {more}
        </Text>
        <LockWords words={step.words} />
      </Text>
    </Flex>
  );
}

const Disc = chakra('span', {
  base: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'border.strong',
    bg: 'bg.inset',
    color: 'accent',
  },
});
