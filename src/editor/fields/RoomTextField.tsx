import { Button, Input, Text, Textarea } from '@chakra-ui/react';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import type { Command } from '../../../core/edit/command.ts';
import { lengthWithoutEscapes } from '../../../core/lock/signs/signedText.ts';
import { FieldFrame } from '../../shared/form/FieldFrame.tsx';
import { useWrittenIn } from '../session/useWrittenIn.ts';
import { editorText } from '../text/editor.ts';
import { formerText } from '../text/editorMessages.ts';
import { SignPicker } from './SignPicker.tsx';
import { useRoomText } from './useRoomText.ts';

interface RoomTextFieldProps {
  label: string;
  value: string;
  limit: number;
  /** The index of the text, if it is one of several. */
  place?: number;
  toCommand: (text: string) => Command;
  help?: string;
  placeholder?: string;
  /** A note about the text, shown below the field. */
  mark?: ReactNode;
  isMultiline?: boolean;
  /** Whether signs can be inserted (K3). */
  takesSigns?: boolean;
  /** Shows the counter only near the limit. */
  isCounterQuiet?: boolean;
  size?: 'sm' | 'md';
}

/** A text of the room. A text over its limit stays in the field with the reason until it fits. */
export function RoomTextField(props: RoomTextFieldProps) {
  const { label, limit, help, mark, isMultiline, placeholder, size = 'sm' } = props;
  const { text, isLong, fault, begin, change, leave, giveUp } = useRoomText(props);
  const written = useWrittenIn(text);
  const area = useRef<HTMLTextAreaElement>(null);

  /** Inserts at the caret, which moves behind the insertion. */
  function insert(code: string): void {
    const { current } = area;
    if (!current) return;
    begin();
    current.setRangeText(code, current.selectionStart, current.selectionEnd, 'end');
    change(current.value);
  }
  const input = {
    ...written,
    value: text,
    placeholder,
    size,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.target.value),
    onFocus: begin,
    onBlur: leave,
    ...(isLong && { 'data-too-long': '' }),
  };
  const length = lengthWithoutEscapes(text);
  const isCounted = !props.isCounterQuiet || length > limit * 0.8;
  return (
    <FieldFrame
      label={label}
      counter={
        isCounted && (
          <Text
            as="span"
            textStyle="xs"
            color={isLong ? 'fg.error' : 'fg.subtle'}
            fontVariantNumeric="tabular-nums"
          >
            {editorText.counter(length, limit)}
          </Text>
        )
      }
      error={fault}
      further={
        <>
          {mark}
          {isLong && (
            <Button size="sm" variant="ghost" ms="-2" onClick={giveUp}>
              {formerText()}
            </Button>
          )}
          {props.takesSigns && <SignPicker onInsert={insert} />}
        </>
      }
      help={help}
      isDense
    >
      {isMultiline ? (
        <Textarea ref={area} {...input} size="md" rows={5} resize="vertical" />
      ) : (
        <Input {...input} />
      )}
    </FieldFrame>
  );
}
