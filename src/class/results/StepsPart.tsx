import { Box, chakra, Table, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ResultStep } from '../../../core/class/classResults.ts';
import { Pennant } from '../../play/class/Pennant.tsx';
import { formatTaken } from '../../shared/language/formatClock.ts';
import { resultsText } from '../text/results.ts';
import { ResultPart } from './ResultPart.tsx';
import type { TimelineRow } from './timeline.ts';

/** The steps of each team as a table; on paper all of them are open. */
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
          </Box>
        </Team>
      ))}
    </ResultPart>
  );
}

function Steps({ steps }: { steps: readonly ResultStep[] }) {
  const { steps: text } = resultsText;
  return (
    <Table.Root size="sm" css={{ '& td, & th': { bg: 'transparent' } }}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>{text.lock}</Table.ColumnHeader>
          {[text.at, text.took, text.wrong, text.hints].map((column) => (
            <Table.ColumnHeader key={column} textAlign="end">
              {column}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body fontVariantNumeric="tabular-nums">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
          <Table.Row key={place}>
            <Table.Cell>
              <bdi>{step.name}</bdi>
              {step.isHelped && (
                <Text as="span" color="fg.muted">
                  {' '}
                  ({text.helped})
                </Text>
              )}
            </Table.Cell>
            <Table.Cell textAlign="end">
              {step.openedAt === null ? text.closed : formatTaken(step.openedAt)}
            </Table.Cell>
            <Table.Cell textAlign="end">{step.took === null ? '' : formatTaken(step.took)}</Table.Cell>
            <Table.Cell textAlign="end">{resultsText.number(step.wrong)}</Table.Cell>
            <Table.Cell textAlign="end">{resultsText.number(step.hints)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

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
