import { Field, Flex, Input, Text, Textarea } from '@chakra-ui/react';
import { type ChangeEvent, useState } from 'react';
import type { Command, EditRefusal } from '../../../../core/edit/command.ts';
import { editorText } from '../../../text/editor.ts';
import { refusalText } from '../../../text/editorMessages.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useGesture } from './useGesture.ts';

interface RoomTextFieldProps {
  label: string;
  value: string;
  limit: number;
  toCommand: (text: string) => Command;
  help?: string;
  placeholder?: string;
  isMultiline?: boolean;
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

  function change(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    setTyped(event.target.value);
    setRefusal(attempt(props.toCommand(event.target.value), gesture.current()));
  }
  const input = {
    value: text,
    placeholder,
    size,
    autoComplete: 'off',
    onChange: change,
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
      {isMultiline ? <Textarea {...input} size="md" rows={5} resize="vertical" /> : <Input {...input} />}
      {refusal && <Field.ErrorText>{refusalText(refusal)}</Field.ErrorText>}
      {help && (
        <Field.HelperText mt="0" textStyle="xs">
          {help}
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
