import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Check, CircleAlert, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LineFault, QuestionFaults } from '../../../../core/make/questions/model.ts';
import { Chip } from '../../../shared/kit/Chip.tsx';
import { Notice } from '../../../shared/kit/Notice.tsx';
import { makeQuestionsText } from '../../text/makeQuestions.ts';
import { AlsoAccepted } from './AlsoAccepted.tsx';
import { QuestionLine } from './QuestionLine.tsx';
import {
  type Cell,
  emptyRows,
  isBlank,
  isTable,
  pairsIn,
  type Row,
  withMoved,
  withoutRow,
  withPasted,
  withRow,
} from './sheet.ts';

interface QuestionTableProps {
  rows: readonly Row[];
  faults: QuestionFaults;
  /** Whether typed answers count only with their accents and articles. */
  isExact: boolean;
  onExact: (isExact: boolean) => void;
  /** After each key in a field. */
  onType: (rows: readonly Row[]) => void;
  /** When a field is left. */
  onLeave: () => void;
  /** After any other change. */
  onChange: (rows: readonly Row[]) => void;
}

/** The list of questions: pasted anywhere into it or typed, each line with its lock and what is wrong with it. */
export function QuestionTable(props: QuestionTableProps) {
  const { rows, faults, onType, onLeave, onChange } = props;
  const [isCut, setCut] = useState(false);
  const [opened, open] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const pairs = pairsIn(rows);
  const faultOf = faultsByRow(rows, faults);

  function goTo(line: number, cell: Cell): void {
    list.current?.querySelector<HTMLElement>(`[data-cell="${line} ${cell}"]`)?.focus();
  }

  function paste(text: string, key: string, cell: Cell): boolean {
    if (!isTable(text)) return false;
    const pasted = withPasted(rows, text, { key, cell });
    setCut(pasted.isCut);
    onChange(pasted.rows);
    return true;
  }

  return (
    <Box as="section" aria-label={makeQuestionsText.paste}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2" minH="7">
        <Text textStyle="sm" fontWeight="600">
          {makeQuestionsText.paste}
        </Text>
        <ReadChip pairs={pairs.length} faulty={faults.lines.size} />
      </Flex>
      <Frame>
        <Heads aria-hidden>
          <span />
          <span>{makeQuestionsText.question}</span>
          <span>{makeQuestionsText.answer}</span>
          <span>{makeQuestionsText.lock}</span>
        </Heads>
        <chakra.ol ref={list} listStyleType="none" m="0" p="0">
          {rows.map((row, at) => (
            <QuestionLine
              key={row.key}
              row={row}
              line={at + 1}
              fault={faultOf.get(row.key) ?? null}
              isOpen={opened === row.key}
              isLast={at >= pairs.length - 1}
              onOpen={(isOpen) => open(isOpen ? row.key : null)}
              onType={(change) => onType(withRow(rows, row.key, change))}
              onLeave={onLeave}
              onChoose={(face) => onChange(withRow(rows, row.key, { face }))}
              onPaste={(text, cell) => paste(text, row.key, cell)}
              onMove={(by) => onChange(withMoved(rows, row.key, by))}
              onRemove={() => {
                onChange(withoutRow(rows, row.key));
                goTo(at + 2 <= rows.length ? at + 2 : at, 'question');
              }}
              onNext={(cell) => (cell === 'question' ? goTo(at + 1, 'answer') : goTo(at + 2, 'question'))}
            />
          ))}
        </chakra.ol>
      </Frame>
      <Flex align="center" gap="2" mt="2" wrap="wrap">
        <Button variant="ghost" size="sm" minH="11" onClick={() => goTo(rows.length, 'question')}>
          <Plus aria-hidden />
          {makeQuestionsText.add}
        </Button>
        {pairs.length > 1 && (
          <Button variant="ghost" size="sm" minH="11" ms="auto" onClick={() => onChange(emptyRows())}>
            {makeQuestionsText.clear}
          </Button>
        )}
      </Flex>
      <Complaints
        complaints={[
          ...(faults.list && pairs.length > 0 ? [makeQuestionsText.listFault(faults.list)] : []),
          ...(isCut ? [makeQuestionsText.cut] : []),
        ]}
      />
      <AlsoAccepted pairs={pairs} isExact={props.isExact} onExact={props.onExact} />
    </Box>
  );
}

function ReadChip({ pairs, faulty }: { pairs: number; faulty: number }) {
  const { read, faulty: needsLook } = makeQuestionsText;
  return (
    <Box role="status">
      {faulty > 0 ? (
        <Chip tone="warning">
          <CircleAlert aria-hidden />
          {needsLook(faulty)}
        </Chip>
      ) : (
        pairs > 0 && (
          <Chip tone="success">
            <Check aria-hidden />
            {read(pairs)}
          </Chip>
        )
      )}
    </Box>
  );
}

/** What is wrong with the whole list; the region exists before it has text, or screen readers would miss it. */
function Complaints({ complaints }: { complaints: readonly string[] }) {
  return (
    <Box role="alert" _empty={{ display: 'none' }}>
      {complaints.map((complaint) => (
        <Notice key={complaint} tone="warning" mt="2">
          <CircleAlert aria-hidden />
          <span>{complaint}</span>
        </Notice>
      ))}
    </Box>
  );
}

/** Faults count the lines that have something in them; the table counts all. */
function faultsByRow(rows: readonly Row[], { lines }: QuestionFaults): ReadonlyMap<string, LineFault> {
  const filled = rows.filter((row) => !isBlank(row));
  const lineOf = (pair: number) => rows.findIndex(({ key }) => key === filled[pair]?.key);
  return new Map(
    [...lines].flatMap(([pair, fault]) => {
      const row = filled[pair];
      return row
        ? [[row.key, 'line' in fault ? { ...fault, line: lineOf(fault.line) } : fault] as const]
        : [];
    }),
  );
}

const Frame = chakra('div', {
  base: {
    containerType: 'inline-size',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    bg: 'bg.deep',
    overflow: 'hidden',
  },
});

const Heads = chakra('div', {
  base: {
    display: 'none',
    textStyle: 'xs',
    fontWeight: '600',
    color: 'fg.muted',
    py: '2',
    '& > span': { px: '3' },
    '@container (min-width: 27rem)': {
      display: 'grid',
      gridTemplateColumns: '2.75rem minmax(0, 1fr) minmax(0, 1fr) 7.75rem',
    },
  },
});
