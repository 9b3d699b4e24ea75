import { Field, Flex, Input, Text, Textarea } from '@chakra-ui/react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Command, EditRefusal } from '../../../../core/edit/command.ts';
import { editorText } from '../../../text/editor.ts';
import { refusalText } from '../../../text/editorMessages.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useWrittenIn } from '../session/useWrittenIn.ts';
import { SignPicker } from './SignPicker.tsx';
import { useGesture } from './useGesture.ts';

interface RoomTextFieldProps {
  label: string;
  value: string;
  limit: number;
  toCommand: (text: string) => Command;
  help?: string;
  placeholder?: string;
  isMultiline?: boolean;
  /** Signs can be put into it (K3). */
  takesSigns?: boolean;
  /** Shows the counter only near the limit. */
  isCounterQuiet?: boolean;
  size?: 'sm' | 'md';
}

/** A text of the room. What goes over its limit stays in the field with the reason, until it fits. */
export function RoomTextField(props: RoomTextFieldProps) {
  const { label, value, limit, help, isMultiline, placeholder, size = 'sm' } = props;
  const { attempt } = useEditorActions();
  const gesture = useGesture();
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<EditRefusal | null>(null);
  const text = typed ?? value;

  const written = useWrittenIn(text);
  const area = useRef<HTMLTextAreaElement>(null);

  function change(changed: string): void {
    setTyped(changed);
    setRefusal(attempt(props.toCommand(changed), gesture.current()));
  }
  /** Where the caret is, which then stands behind it. */
  function insert(code: string): void {
    const { current } = area;
    if (!current) return;
    gesture.begin();
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
    onFocus: gesture.begin,
    onBlur: () => {
      if (!refusal) setTyped(null);
    },
  };
  const isCounted = !props.isCounterQuiet || text.length > limit * 0.8;
  return (
    <Field.Root invalid={refusal !== null} gap="1.5">
      <Flex w="full" gap="3" justify="space-between" align="baseline">
        <Field.Label textStyle="sm">{label}</Field.Label>
        {isCounted && (
          <Text as="span" textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
            {editorText.counter(text.length, limit)}
          </Text>
        )}
      </Flex>
      {isMultiline ? (
        <Textarea ref={area} {...input} size="md" rows={5} resize="vertical" />
      ) : (
        <Input {...input} />
      )}
      {props.takesSigns && <SignPicker onInsert={insert} />}
      {refusal && <Field.ErrorText>{refusalText(refusal)}</Field.ErrorText>}
      {help && (
        <Field.HelperText mt="0" textStyle="xs">
          {help}
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
