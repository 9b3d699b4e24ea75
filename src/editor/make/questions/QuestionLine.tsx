import { Box, Button, chakra, Flex, NativeSelect, Text } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { fitAnswer } from '../../../../core/make/questions/answers/fitAnswer.ts';
import { QUESTION_LIMITS } from '../../../../core/make/questions/limits.ts';
import {
  ANSWER_FACES,
  type AnswerFace,
  type LineFault,
  type QuestionPair,
} from '../../../../core/make/questions/model.ts';
import { faceEditorText } from '../../text/faceEditor.ts';
import { makeQuestionsText } from '../../text/makeQuestions.ts';
import type { Cell, Row } from './sheet.ts';

interface QuestionLineProps {
  row: Row;
  /** Counted from 1. */
  line: number;
  fault: LineFault | null;
  isOpen: boolean;
  isLast: boolean;
  /** Shows or hides what can be done with the line. */
  onOpen: (isOpen: boolean) => void;
  onType: (change: Partial<QuestionPair>) => void;
  onLeave: () => void;
  onChoose: (face: AnswerFace) => void;
  /** Returns whether the text was a table and filled the lines. */
  onPaste: (text: string, cell: Cell) => boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Goes on from a cell to the next one. */
  onNext: (cell: Cell) => void;
}

/** A line of the table: question, answer, lock, and what is wrong with them. */
export function QuestionLine(props: QuestionLineProps) {
  const { row, line, fault, isOpen, onOpen } = props;
  const faultId = useId();
  const text = makeQuestionsText;
  const field = (cell: Cell, label: string) => ({
    'aria-label': label,
    'data-cell': `${line} ${cell}`,
    value: row[cell],
    'aria-invalid': fault !== null,
    'aria-describedby': fault ? faultId : undefined,
    placeholder: text[cell],
    onChange: ({ target }: { target: HTMLInputElement }) => props.onType({ [cell]: target.value }),
    onBlur: props.onLeave,
    onPaste: (event: ClipboardEvent) => {
      if (props.onPaste(event.clipboardData.getData('text/plain'), cell)) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      props.onNext(cell);
    },
  });
  return (
    <Line data-faulty={fault !== null || undefined}>
      <LineNumber
        type="button"
        aria-label={text.more(line)}
        title={text.more(line)}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {line}
      </LineNumber>
      <Entry gridArea="question" {...field('question', text.questionOf(line))} />
      <Entry gridArea="answer" fontWeight="650" {...field('answer', text.answerOf(line))} />
      <Box gridArea="lock" minW="0" alignSelf="stretch">
        <LockChoice {...props} />
      </Box>
      {fault && (
        <Text id={faultId} gridArea="fault" textStyle="xs" color="fg.error" px="3" pb="2">
          {text.fault(fault)}
        </Text>
      )}
      {isOpen && <LineTools {...props} />}
    </Line>
  );
}

function LineTools({ line, isLast, onMove, onRemove }: QuestionLineProps) {
  const { up, down, remove } = makeQuestionsText;
  return (
    <Flex gridArea="tools" gap="1" wrap="wrap" px="2" pb="2">
      <Button variant="outline" size="sm" minH="11" disabled={line === 1} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden />
        {up}
      </Button>
      <Button variant="outline" size="sm" minH="11" disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden />
        {down}
      </Button>
      <Button variant="outline" size="sm" minH="11" onClick={onRemove}>
        <Trash2 aria-hidden />
        {remove}
      </Button>
    </Flex>
  );
}

/** The faces that hold the answer, the most suitable one first. */
function LockChoice({ row, line, onChoose }: QuestionLineProps) {
  const isLong = row.answer.length > QUESTION_LIMITS.answer;
  const types = isLong ? [] : fitAnswer(row.answer).map(({ type }) => type);
  const [first] = types;
  if (first === undefined) return null;
  const chosen = types.find((type) => type === row.face) ?? first;
  return (
    <NativeSelect.Root size="sm" h="full">
      <NativeSelect.Field
        aria-label={makeQuestionsText.lockOf(line)}
        value={chosen}
        h="full"
        minH="11"
        borderColor="transparent"
        bg="transparent"
        onChange={({ target }) => {
          const face = ANSWER_FACES.find((type) => type === target.value);
          if (face) onChoose(face);
        }}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {faceEditorText.faces[type]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: '2.75rem minmax(0, 1fr) minmax(7rem, auto)',
    gridTemplateAreas:
      '"number question question" "number answer lock" "fault fault fault" "tools tools tools"',
    borderTopWidth: '1px',
    borderColor: 'border',
    '&[data-faulty]': { bg: 'bg.error' },
    '@container (min-width: 27rem)': {
      gridTemplateColumns: '2.75rem minmax(0, 1fr) minmax(0, 1fr) 7.75rem',
      gridTemplateAreas: '"number question answer lock" "fault fault fault fault" "tools tools tools tools"',
    },
  },
});

const LineNumber = chakra('button', {
  base: {
    gridArea: 'number',
    alignSelf: 'stretch',
    minH: '11',
    color: 'fg.muted',
    textStyle: 'xs',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'bg.raised', color: 'fg' },
    '&[aria-expanded=true]': { bg: 'bg.raised', color: 'fg' },
  },
});

const Entry = chakra('input', {
  base: {
    minH: '11',
    minW: '0',
    w: 'full',
    px: '3',
    bg: 'transparent',
    textStyle: 'sm',
    color: 'fg',
    borderStartWidth: '1px',
    borderColor: 'border',
    _placeholder: { color: 'fg.subtle', fontWeight: '400' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
