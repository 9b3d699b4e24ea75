import { Box, chakra, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ResultStep } from '../../../core/class/classResults.ts';
import { Pennant } from '../../play/class/Pennant.tsx';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { HintsSoFar } from '../team/HintsSoFar.tsx';
import { LockWords } from '../team/LockWords.tsx';
import { resultsText } from '../text/results.ts';
import { ResultPart } from './ResultPart.tsx';
import type { TimelineRow } from './timeline.ts';

/** A table of each team's steps; all tables are unfolded in print. */
export function StepsPart({ rows, isPrinted }: { rows: readonly TimelineRow[]; isPrinted: boolean }) {
  const { steps: text } = resultsText;
  return (
    <ResultPart title={text.title} lead={text.lead}>
      {rows.map(({ team, result }) => (
        <Team key={team} {...(isPrinted && { open: true })}>
          <Name>
            <ChevronRight aria-hidden size="1.2em" />
            <Pennant team={team} size={22} />
            <span>{result.name}</span>
          </Name>
          <Box overflowX="auto" pb="3">
            {result.steps.length === 0 ? (
              <Text color="fg.muted" textStyle="sm">
                {text.none}
              </Text>
            ) : (
              <Steps steps={result.steps} />
            )}
            <HintsSoFar hinted={result.hinted} />
          </Box>
        </Team>
      ))}
    </ResultPart>
  );
}

function Steps({ steps }: { steps: readonly ResultStep[] }) {
  const { steps: text } = resultsText;
  return (
    <Table>
      <thead>
        <tr>
          {[text.lock, text.at, text.took, text.wrong, text.hints].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <tr key={place}>
            <td>
              <bdi>{step.name}</bdi>
              {step.isHelped && (
                <Text as="span" color="fg.muted">
                  {' '}
                  ({text.helped})
                </Text>
              )}
              <LockWords words={step.words} />
            </td>
            <td>{step.openedAt === null ? text.closed : formatTaken(step.openedAt)}</td>
            <td>{step.took === null ? '' : formatTaken(step.took)}</td>
            <td>{resultsText.number(step.wrong)}</td>
            <td>{resultsText.number(step.hints)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    maxWidth: '44rem',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      paddingX: { base: '1.5', md: '3' },
      paddingY: '1',
      textAlign: 'end',
      verticalAlign: 'baseline',
    },
    '& th:first-of-type, & td:first-of-type': { textAlign: 'start', overflowWrap: 'anywhere' },
    '& th': { color: 'fg.muted', fontWeight: '600' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

const Team = chakra('details', {
  base: {
    borderTopWidth: '1px',
    borderColor: 'border',
    breakInside: 'avoid',
    '&[open] > summary > svg:first-of-type': { rotate: '90deg' },
  },
});

const Name = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: 'lg',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});
