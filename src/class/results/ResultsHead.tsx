import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { FileSpreadsheet, Printer, Repeat, RotateCw } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { Crumbs } from '../page/Crumbs.tsx';
import { classPath, openClassPath } from '../page/classPath.ts';
import { resultsText } from '../text/results.ts';
import type { Results } from './resultsStore.ts';
import { saveResults } from './saveResults.ts';

interface ResultsHeadProps {
  results: Results;
  isBusy: boolean;
  /** Loads the results again while the class plays. */
  onLookAgain: () => void;
}

/** How many teams escaped, the date, and buttons to keep and share the results. */
export function ResultsHead({ results, isBusy, onLookAgain }: ResultsHeadProps) {
  const { sessionId, roomId, roomName, startedAt, endedAt, teams } = results;
  const played = teams.filter(({ outcome }) => outcome !== 'empty');
  const out = played.filter(({ outcome }) => outcome === 'escaped').length;
  const people = sum(played.map((team) => team.people));
  const seats = sum(played.map((team) => team.seats));
  const hasEnded = endedAt !== null;
  const when =
    startedAt === null
      ? null
      : resultsText.when(new Date(startedAt), endedAt === null ? null : new Date(endedAt));
  return (
    <>
      <Crumbs />
      <Flex wrap="wrap" align="end" justify="space-between" columnGap="5" rowGap="4" mb="5">
        <Box flex="1 1 20rem" minW="0">
          <Heading as="h1" size="3xl" lineHeight="1.15">
            {hasEnded || out > 0 ? resultsText.outOf(out, played.length) : resultsText.stillInside}
          </Heading>
          <Text color="fg.muted" mt="1" overflowWrap="anywhere">
            <bdi>{roomName}</bdi>
            {[when, people > 0 ? resultsText.pupils(people, seats) : null]
              .filter((part) => part !== null)
              .map((part) => ` · ${part}`)
              .join('')}
          </Text>
        </Box>
        <Flex gap="2.5" wrap="wrap">
          {!hasEnded && (
            <>
              <Button variant="outline" loading={isBusy} onClick={onLookAgain}>
                <RotateCw aria-hidden /> {resultsText.lookAgain}
              </Button>
              <Button asChild variant="outline">
                <Link to={classPath(sessionId)}>{resultsText.toBoard}</Link>
              </Button>
            </>
          )}
          {played.length > 0 && <Files results={results} />}
          {hasEnded && (
            <Button asChild variant="outline">
              <Link to={openClassPath(roomId)}>
                <Repeat aria-hidden /> {resultsText.again}
              </Link>
            </Button>
          )}
        </Flex>
      </Flex>
    </>
  );
}

/** Two files for spreadsheets, and a printed page. */
function Files({ results }: { results: Results }) {
  return (
    <>
      <Button variant="outline" onClick={() => saveResults(results, 'teams')}>
        <FileSpreadsheet aria-hidden /> {resultsText.teamsFile}
      </Button>
      <Button variant="outline" onClick={() => saveResults(results, 'steps')}>
        <FileSpreadsheet aria-hidden /> {resultsText.stepsFile}
      </Button>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden /> {resultsText.print}
      </Button>
    </>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
