import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ResultsSheetProps {
  labelledBy: string;
  head: readonly string[];
  /** Rows, whose first cell is a name, and the next two figures. */
  children: ReactNode;
}

/** A table of results that scrolls by itself. */
export function ResultsSheet({ labelledBy, head, children }: ResultsSheetProps) {
  return (
    // Reached by the keyboard, which scrolls it.
    <Box overflow="auto" maxHeight="50dvh" tabIndex={0} role="group" aria-labelledby={labelledBy}>
      <Table>
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

const Table = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    // Of a table whose borders are collapsed, the head's would scroll away.
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
  },
});
