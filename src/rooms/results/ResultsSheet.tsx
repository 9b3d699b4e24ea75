import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ResultsSheetProps {
  labelledBy: string;
  head: readonly string[];
  /** Rows whose first cell is a name and the next two are figures. */
  children: ReactNode;
}

/** A table of results that scrolls by itself; on phones a list in which each figure has its column's name. */
export function ResultsSheet({ labelledBy, head, children }: ResultsSheetProps) {
  return (
    // Focusable, so that the keyboard can scroll it.
    <Box overflow="auto" maxHeight="50dvh" tabIndex={0} role="group" aria-labelledby={labelledBy}>
      <Table css={namesOf(head)}>
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Box>
  );
}

/** CSS with the column names for the cells. */
function namesOf(head: readonly string[]) {
  return Object.fromEntries(
    head.map((column, place) => [
      `& td:nth-of-type(${place + 1})`,
      { '--column': JSON.stringify(`${column}:`) },
    ]),
  );
}

const Table = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    // Not collapsed: the borders of the sticky head would scroll away.
    borderSpacing: '0',
    borderCollapse: 'separate',
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingBlock: '2',
      paddingInlineEnd: '5',
      borderBottomWidth: '1px',
      borderColor: 'border',
      whiteSpace: 'nowrap',
    },
    '& th': { position: 'sticky', top: '0', bg: 'bg.panel', color: 'fg.muted', fontWeight: '600' },
    '& td:first-of-type': {
      minWidth: '9rem',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      fontWeight: '600',
    },
    '& td:nth-of-type(4)': { minWidth: '9rem', whiteSpace: 'normal', color: 'fg.muted' },
    '& tr > :is(:nth-of-type(2), :nth-of-type(3))': { textAlign: 'end' },
    '& tbody tr:last-of-type td': { borderBottomWidth: '0' },
    mdDown: {
      '&, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: '4',
        paddingBlock: '2.5',
        borderBottomWidth: '1px',
        borderColor: 'border',
      },
      '& tbody tr:last-of-type': { borderBottomWidth: '0' },
      // Name and time need no label.
      '& tbody td:nth-of-type(n)': {
        gridColumn: '1 / -1',
        minWidth: '0',
        padding: '0',
        borderBottomWidth: '0',
        textAlign: 'start',
        whiteSpace: 'normal',
        color: 'fg',
        _before: { content: 'var(--column)', color: 'fg.muted', marginInlineEnd: '1.5' },
      },
      // A column's name says nothing without a figure.
      '& tbody td:empty': { display: 'none' },
      '& tbody td:is(:nth-of-type(1), :nth-of-type(2))': { gridColumn: 'auto', _before: { content: 'none' } },
    },
  },
});
